import type { Catalogue } from '../catalogue.ts';
import type { RulebookMessages } from '../messages/rulebook.ts';
import { count, type FrenchNoun } from './grammar.ts';

export const rulebook: Catalogue<RulebookMessages, FrenchNoun> = {
  'web.rules.heading': 'Les règles sous la main',
  'web.rules.contents': 'Sommaire',
  'web.rules.search': 'Chercher dans les règles',
  'web.rules.found': (p) =>
    `${count(p.places, 'passage', 'passages')} dans ${count(p.sections, 'section', 'sections')}`,
  'web.rules.nothing': ({ query }) => `Rien trouvé pour « ${query} ».`,
  'web.rules.close': 'Fermer les règles',
  'web.rules.editions': 'Éditions',
  'web.rules.editions.own': 'Cette édition',
  'web.rules.editions.all': 'Toutes les éditions',
  'web.rules.edition.first': 'Première édition',
  'web.rules.edition.second': 'Deuxième édition',
  'web.rules.edition.solo': 'Solo',
  'web.rules.example': 'Exemple',
  'web.rules.about': ({ about }) => `Règles : ${about}`,
  'web.rules.others': ({ name }) =>
    `Cette table se joue avec un autre matériel (${name}). Tous les nombres du texte et des images sont ceux de notre matériel le plus récent et peuvent différer, sauf dans les tableaux marqués, qui citent celui de cette table :`,
  'web.rules.quoted': 'Nombres du matériel de cette table',
  'web.components.heading': 'À propos de ce matériel',
  'web.components.intro':
    'Les livrets de règles disent comment jouer, mais pas tout ce qui est imprimé sur les pièces. Voici d’où vient chacune de nos données. Qui possède la boîte et en sait davantage peut remplacer notre fichier par un autre, plus fidèle.',
  'web.components.others': ({ name }) =>
    `Cette table se joue avec un autre matériel que notre plus récent (${name}). Voici ce que son fichier dit de l’origine de ses données.`,
  'web.components.own': 'Ce jeu est de notre cru, et tout ce qu’il contient aussi.',
  'web.components.mark.rulebook': 'livret',
  'web.components.meaning.rulebook': 'Un livret de règles le dit.',
  'web.components.mark.seen': 'vu',
  'web.components.meaning.seen': 'Vu sur une image publique ou lu sur une page publique.',
  'web.components.mark.inferred': 'déduit',
  'web.components.meaning.inferred': 'Cela découle d’autres faits, ou ils le suggèrent.',
  'web.components.mark.history': 'histoire',
  'web.components.meaning.history': 'Ainsi était le vrai navire.',
  'web.components.mark.designed': 'de notre cru',
  'web.components.meaning.designed': 'Faute de source, nous l’avons imaginé pour aller avec le reste.',
};
