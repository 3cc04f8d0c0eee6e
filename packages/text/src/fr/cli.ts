import type { Catalogue } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import type { CliMessages } from '../messages/cli.ts';
import { type FrenchNoun, ordinal } from './grammar.ts';

export const cli: Catalogue<CliMessages, FrenchNoun> = {
  'cli.player': ({ number }) => `Joueur ${number}`,
  'cli.command.confirm': 'Terminer le tour',
  'cli.command.undo': 'Annuler le dernier coup',
  'cli.command.redo': 'Rétablir le coup annulé',
  'cli.command.restart': 'Recommencer le tour',
  'cli.command.hint': 'Un conseil',
  'cli.command.why': 'Pourquoi pas… ?',
  'cli.command.view': 'Tout regarder',
  'cli.command.log': 'Journal',
  'cli.command.score': 'Classement',
  'cli.command.save': 'Enregistrer',
  'cli.command.quit': 'Enregistrer et quitter',
  'cli.turn.yours': 'À vous de jouer',
  'cli.turn.confirm': 'Terminer votre tour ?',
  'cli.why.what': 'Pourquoi pas quoi ?',
  'cli.why.possible': 'C’est possible.',
  'cli.hint.heading': ({ bot, name }) => `Conseil pour ${name} — ${bot} :`,
  'cli.hint.search': 'recherche',
  'cli.noSuchAnswer': ({ answer }) => `« ${answer} » n’est ici ni un coup permis, ni un numéro, ni une commande.`,
  'cli.saved': ({ file }) => `Partie enregistrée. Pour continuer : riband play --load ${file}`,
  'cli.over': 'La partie est terminée.',
  'cli.place': ({ place }) => `${ordinal(place)} place`,
  'cli.thing': ({ thing }) => capital(thing.one),
};
