import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { sayBecause } from './motive.ts';

type Because = Parameters<typeof sayBecause>[1];

const than = { key: 'example.label.bid', params: { coins: 2 } };
const part = (name: string, points: number) => ({ term: { key: `bots.term.example.${name}`, params: {} }, points });
const trade: Because = {
  kind: 'better',
  than,
  gains: [part('voyages', 4.2), part('hold', 1)],
  losses: [part('coins', 2)],
};

test.each([
  [
    'en',
    'Compared with “Bid 2 coins” it promises 4.2 points more from voyages and 1 point more from the cargo in the hold, but 2 points less from coins.',
  ],
  [
    'fr',
    'Comparé à «\u00a0Miser 2\u00a0pièces\u00a0», ce coup promet 4,2\u00a0points de plus pour les voyages et 1\u00a0point de plus pour la cargaison en cale, mais 2\u00a0points de moins pour les pièces.',
  ],
  [
    'ru',
    'По сравнению с действием «Поставить 2\u00a0монеты» это обещает на 4,2\u00a0очка больше за рейсы и на 1\u00a0очко больше за груз в трюме, но на 2\u00a0очка меньше за монеты.',
  ],
] as const)('%s tells what a move gains and what it costs', (language, sentence) => {
  expect(sayBecause(language, trade, [])).toBe(sentence);
});

test.each([
  [
    'en',
    '; with everything else, later turns too, it comes to 0.3 points more.',
    'So far “Bid 2 coins” promises 0.3 points more, but that is less sure: the move that was thought through most is chosen.',
  ],
  [
    'fr',
    '\u202f; avec tout le reste, tours suivants compris, cela fait 0,3\u00a0point de plus.',
    'Pour l’instant, «\u00a0Miser 2\u00a0pièces\u00a0» promet 0,3\u00a0point de plus, mais c’est moins sûr\u00a0: le coup choisi est celui qui a été le plus étudié.',
  ],
  [
    'ru',
    '; со всем остальным, включая следующие ходы, выходит на 0,3\u00a0очка больше.',
    'Пока «Поставить 2\u00a0монеты» обещает на 0,3\u00a0очка больше, но это менее надёжно: выбрано то, что продумано лучше всего.',
  ],
] as const)('%s says what it comes to in all, and that another move promises more', (language, inAll, surer) => {
  const better = sayBecause(language, { ...trade, inAll: 0.3 }, []);
  expect(better.slice(-inAll.length)).toBe(inAll);
  expect(sayBecause(language, { kind: 'surer', than, points: 0.3 }, [])).toBe(surer);
});

test.each([
  ['en', 'It comes to much the same as “Keep ‘Eight elements’”.'],
  ['fr', 'Ce coup revient à peu près au même que «\u00a0Garder “Huit éléments”\u00a0».'],
  ['ru', 'Это почти то же самое, что «Оставить „Восемь элементов“».'],
] as const)('%s has other quotes inside quotes', (language, sentence) => {
  const keep = { key: 'shipyard.label.keep', params: { contract: { noun: 'shipyard.contract.elements' } } };
  expect(sayBecause(language, { kind: 'even', than: keep }, [])).toBe(sentence);
});

test.each([
  ['en', '2 points more judging by earlier games', '1 point less on the scoreboard'],
  ['fr', '2\u00a0points de plus d’après l’expérience d’autres parties', '1\u00a0point de moins au score'],
  ['ru', 'на 2\u00a0очка больше по опыту прежних партий', 'на 1\u00a0очко меньше по счёту'],
] as const)('%s tells what was learnt from games apart from what is counted', (language, gain, loss) => {
  const term = (name: string, points: number) => ({
    ...part('', points),
    term: { key: `bots.term.shipyard.${name}`, params: {} },
  });
  const sentence = sayBecause(language, { ...trade, gains: [term('experience', 2)], losses: [term('points', 1)] }, []);
  expect(sentence).toContain(`${gain}, ${{ en: 'but', fr: 'mais', ru: 'но' }[language]} ${loss}.`);
});

test.each(LANGUAGES)('%s has a sentence for every kind of reason', (language) => {
  const kinds: readonly Because[] = [
    trade,
    { ...trade, losses: [] },
    { kind: 'later', than, points: 3 },
    { kind: 'even', than },
    { ...trade, inAll: 5.5 },
    { kind: 'surer', than, points: 3 },
    { kind: 'rather', than },
    { kind: 'hurried' },
    { kind: 'only' },
    { kind: 'forced' },
    { kind: 'lot' },
  ];
  const sentences = kinds.map((because) => sayBecause(language, because, []));
  expect(new Set(sentences).size).toBe(kinds.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
});
