import type { Language } from '@riband/text';

export const COMMANDS = ['confirm', 'undo', 'redo', 'restart', 'why', 'view', 'log', 'score', 'save', 'quit'] as const;
export type CommandWord = (typeof COMMANDS)[number];

/** What `riband play` says by itself; what the game says comes from the `text` package. */
export interface Words {
  readonly commands: { readonly [word in CommandWord]: string };
  readonly yourMove: string;
  readonly confirmTurn: string;
  readonly whatAbout: string;
  readonly possible: string;
  readonly over: string;
  readonly places: (place: number) => string;
  readonly noSuchAnswer: (answer: string) => string;
  readonly noSuchTarget: (target: string) => string;
  readonly saved: (file: string) => string;
}

export const WORDS: { readonly [language in Language]: Words } = {
  en: {
    commands: {
      confirm: 'End the turn',
      undo: 'Take back the last move',
      redo: 'Make it again',
      restart: 'Begin the turn again',
      why: 'Why not …?',
      view: 'Look at everything',
      log: 'What happened so far',
      score: 'The score',
      save: 'Save',
      quit: 'Save and leave',
    },
    yourMove: 'Your move',
    confirmTurn: 'Your turn is made. End it?',
    whatAbout: 'Why not what?',
    possible: 'That is possible.',
    over: 'The game is over.',
    places: (place) => `place ${place}`,
    noSuchAnswer: (answer) => `"${answer}" is no legal move, number or command here.`,
    noSuchTarget: (target) => `There is no "${target}" to choose here.`,
    saved: (file) => `Saved. Go on with: riband play --load ${file}`,
  },
  fr: {
    commands: {
      confirm: 'Finir le tour',
      undo: 'Annuler le dernier coup',
      redo: 'Le rejouer',
      restart: 'Recommencer le tour',
      why: 'Pourquoi pas… ?',
      view: 'Tout regarder',
      log: 'Ce qui s’est passé',
      score: 'Le score',
      save: 'Enregistrer',
      quit: 'Enregistrer et quitter',
    },
    yourMove: 'À vous de jouer',
    confirmTurn: 'Votre tour est joué. Le finir ?',
    whatAbout: 'Pourquoi pas quoi ?',
    possible: 'C’est possible.',
    over: 'La partie est finie.',
    places: (place) => `place ${place}`,
    noSuchAnswer: (answer) => `« ${answer} » n’est ici ni un coup permis, ni un numéro, ni une commande.`,
    noSuchTarget: (target) => `Il n’y a pas de « ${target} » à choisir ici.`,
    saved: (file) => `Partie enregistrée. Pour continuer : riband play --load ${file}`,
  },
  ru: {
    commands: {
      confirm: 'Закончить ход',
      undo: 'Отменить последнее действие',
      redo: 'Повторить отменённое',
      restart: 'Начать ход заново',
      why: 'Почему нельзя…?',
      view: 'Посмотреть всё',
      log: 'Что было до сих пор',
      score: 'Счёт',
      save: 'Сохранить',
      quit: 'Сохранить и выйти',
    },
    yourMove: 'Ваш ход',
    confirmTurn: 'Ход сделан. Закончить его?',
    whatAbout: 'Почему нельзя что?',
    possible: 'Это можно.',
    over: 'Игра окончена.',
    places: (place) => `${place} место`,
    noSuchAnswer: (answer) => `«${answer}» здесь не действие, не номер и не команда.`,
    noSuchTarget: (target) => `«${target}» здесь выбрать нельзя: такого нет.`,
    saved: (file) => `Сохранено. Продолжить: riband play --load ${file}`,
  },
};
