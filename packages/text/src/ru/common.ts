import type { Catalogue } from '../catalogue.ts';
import type { CommonMessages } from '../messages/common.ts';
import { type Counted, count, type RussianNoun } from './grammar.ts';

const MOVE: Counted = {
  nominative: 'действие',
  genitive: 'действия',
  accusative: 'действие',
  many: 'действий',
};

export const common: Catalogue<CommonMessages, RussianNoun> = {
  'kernel.notYourTurn': 'Сейчас не ваш ход: выбирать можно только в свой ход.',
  'kernel.noSuchTarget': 'Здесь такого нет: выбрать нельзя.',

  'table.refused.noSeat': 'За этим столом нет такого места.',
  'table.refused.idTaken': 'Команда с таким номером уже пришла от другого игрока.',
  'table.refused.stale': 'Партия ушла вперёд: посмотрите на стол и выберите заново.',
  'table.refused.over': 'Партия окончена.',
  'table.refused.notYourTurn': 'Сейчас не ваш ход.',
  'table.refused.confirmFirst': 'Вы уже походили: завершите ход или отмените действия.',
  'table.refused.noMove': 'Действие не указано.',
  'table.refused.illegal': ({ text }) => `Действие «${text}» сейчас недопустимо.`,
  'table.refused.nothingToUndo': 'Отменять нечего.',
  'table.refused.nothingToRedo': 'Повторять нечего.',
  'table.refused.nothingToConfirm': 'Подтверждать нечего.',
  'table.refused.unfinished': 'Ваш ход ещё не закончен.',
  'table.refused.noSuchTurn': ({ turn }) => `К ходу ${turn} вернуться нельзя.`,
  'table.refused.requestPending': 'Предыдущая просьба вернуть ход ещё ждёт ответов.',
  'table.refused.noRequest': 'Такая просьба ответа не ждёт.',
  'table.refused.alreadyAnswered': 'Вы уже ответили.',
  'table.refused.sameHolder': 'Это место уже за этим игроком.',

  'table.unusable.noSave': 'Это не сохранённая партия «Голубой ленты» или лишь её часть.',
  'table.unusable.damaged': 'Партия повреждена, или её кто-то изменил.',
  'table.unusable.newer':
    'Партия сохранена более новой версией «Голубой ленты»: сначала обновите эту (в браузере — перезагрузите страницу).',
  'table.unusable.olderRules': 'Партию играли по старым правилам, и по нынешним её не продолжить.',
  'table.unusable.unknownGame': ({ game }) => `Игра «${game}» с такими компонентами здесь неизвестна.`,

  'table.why.notSettled': 'Вы уже походили: сначала завершите ход.',

  'table.log.undo': ({ player, moves }) => `${player} отменяет ${count(moves, MOVE, 'accusative')}.`,
  'table.log.redo': ({ player }) => `${player} всё же повторяет отменённое действие.`,
  'table.log.ask': ({ player, turn }) => `${player} просит вернуться к ходу ${turn}.`,
  'table.log.agree': ({ player }) => `${player} соглашается.`,
  'table.log.decline': ({ player }) => `${player} отказывается.`,
  'table.log.takeBack': ({ turn }) => `Все согласны: партия возвращается к ходу ${turn}.`,
  'table.log.bot': ({ former, name }) => `Дальше играет бот ${name} (до этого: ${former}).`,
  'table.log.person': ({ former, name }) => `Дальше играет ${name} (до этого: ${former}).`,
  'table.log.upgrade': ({ from, to }) => `Отсюда действует версия правил ${to}, до этого была ${from}.`,
};
