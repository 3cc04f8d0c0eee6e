import type { Catalogue } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import type { CliMessages } from '../messages/cli.ts';
import type { RussianNoun } from './grammar.ts';

export const cli: Catalogue<CliMessages, RussianNoun> = {
  'cli.player': ({ number }) => `Игрок ${number}`,
  'cli.command.confirm': 'Завершить ход',
  'cli.command.undo': 'Отменить последнее действие',
  'cli.command.redo': 'Повторить отменённое',
  'cli.command.restart': 'Начать ход заново',
  'cli.command.hint': 'Подсказка',
  'cli.command.why': 'Почему нельзя…?',
  'cli.command.view': 'Посмотреть всё',
  'cli.command.log': 'Журнал',
  'cli.command.score': 'Счёт',
  'cli.command.save': 'Сохранить',
  'cli.command.quit': 'Сохранить и выйти',
  'cli.turn.yours': 'Ваш ход',
  'cli.turn.confirm': 'Завершить ход?',
  'cli.why.what': 'Почему нельзя что?',
  'cli.why.possible': 'Это можно.',
  'cli.hint.heading': ({ bot, name }) => `Совет для игрока ${name} — ${bot}:`,
  'cli.hint.search': 'перебор',
  'cli.noSuchAnswer': ({ answer }) => `«${answer}» здесь не действие, не номер и не команда.`,
  'cli.saved': ({ file }) => `Сохранено. Продолжить: riband play --load ${file}`,
  'cli.over': 'Партия окончена.',
  'cli.place': ({ place }) => `${place}-е место`,
  'cli.thing': ({ thing }) => capital(thing.nominative),
};
