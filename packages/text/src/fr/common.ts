import type { Catalogue } from '../catalogue.ts';
import type { CommonMessages } from '../messages/common.ts';
import { count, type FrenchNoun } from './grammar.ts';

export const common: Catalogue<CommonMessages, FrenchNoun> = {
  'kernel.notYourTurn': 'Ce n’est pas à vous de jouer : vous ne pouvez choisir qu’à votre tour.',
  'kernel.noSuchTarget': 'Il n’y a rien de tel à choisir ici.',

  'table.refused.noSeat': 'Cette place n’existe pas à cette table.',
  'table.refused.idTaken': 'Une commande de quelqu’un d’autre porte le même identifiant.',
  'table.refused.stale': 'La partie a avancé entre-temps : regardez de nouveau, puis choisissez.',
  'table.refused.over': 'La partie est terminée.',
  'table.refused.notYourTurn': 'Ce n’est pas à vous de jouer.',
  'table.refused.confirmFirst': 'Vous avez joué vos coups : terminez votre tour ou reprenez-les.',
  'table.refused.noMove': 'Aucun coup n’est indiqué.',
  'table.refused.illegal': ({ text }) => `« ${text} » n’est pas un coup permis en ce moment.`,
  'table.refused.nothingToUndo': 'Il n’y a rien à reprendre.',
  'table.refused.nothingToRedo': 'Il n’y a rien à rejouer.',
  'table.refused.nothingToConfirm': 'Il n’y a rien à confirmer.',
  'table.refused.unfinished': 'Votre tour n’est pas encore terminé.',
  'table.refused.noSuchTurn': ({ turn }) => `La partie ne peut pas revenir au tour ${turn}.`,
  'table.refused.requestPending': 'Une demande de retour attend encore des réponses.',
  'table.refused.noRequest': 'Aucune demande de ce genre n’attend de réponse.',
  'table.refused.alreadyAnswered': 'Vous avez déjà répondu.',
  'table.refused.sameHolder': 'Cette place est déjà la sienne.',

  'table.unusable.noSave': 'Ce n’est pas une partie enregistrée de Ruban bleu, ou elle est incomplète.',
  'table.unusable.damaged': 'La partie est endommagée ou a été modifiée.',
  'table.unusable.newer':
    'La partie vient d’une version plus récente de Ruban bleu : mettez d’abord celle-ci à jour (dans le navigateur, rechargez la page).',
  'table.unusable.olderRules':
    'La partie a été jouée avec d’anciennes règles et ne peut pas continuer avec celles d’aujourd’hui.',
  'table.unusable.unknownGame': ({ game }) => `Le jeu « ${game} », avec ce matériel, n’est pas connu ici.`,

  'table.why.notSettled': 'Vos coups sont joués : terminez d’abord votre tour.',

  'table.log.undo': ({ player, moves }) => `${player} reprend ${count(moves, 'coup', 'coups')}.`,
  'table.log.redo': ({ player }) => `${player} rejoue finalement le coup repris.`,
  'table.log.ask': ({ player, turn }) => `${player} demande à revenir au tour ${turn}.`,
  'table.log.agree': ({ player }) => `${player} accepte.`,
  'table.log.decline': ({ player }) => `${player} refuse.`,
  'table.log.takeBack': ({ turn }) => `Tout le monde accepte : la partie revient au tour ${turn}.`,
  'table.log.bot': ({ former, name }) => `Un bot prend la relève (${former}) : ${name}.`,
  'table.log.person': ({ former, name }) => `${name} prend la relève (${former}).`,
  'table.log.upgrade': ({ from, to }) => `À partir d’ici, les règles sont en version ${to} (auparavant ${from}).`,
};
