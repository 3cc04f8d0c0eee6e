import { LANGUAGES, type Language, say } from '@riband/text';
import { expect, test } from 'vitest';
import { newestComponents } from '../../test/components.ts';
import { type Spans, sectionsOf } from './book.ts';
import { loadBook } from './library.ts';

// Things are called in the rules what the log calls them.

/** What a noun is called where a message names it: after a colon, or in quotes. */
function called(language: Language, key: string, param: string, noun: string): string {
  const text = say(language, { key, params: { [param]: { noun }, player: { seat: 0 }, price: 0 } }, ['Anna']);
  return /[“«]\s?(?<name>.+?)\s?[”»]|: (?<rest>.+)$/u.exec(text)?.slice(1).find(Boolean) ?? text;
}

const wordsOf = async (book: string, language: Language): Promise<string> =>
  JSON.stringify(await loadBook(book, language));

test.each(LANGUAGES)('Shipyard names its actions and contracts as the log does in %s', async (language) => {
  const words = await wordsOf('shipyard', language);
  const { contracts, actionTiles } = newestComponents('shipyard');
  const actions = ['build', 'canal', 'purchase', 'manufacture', 'recruit', 'hire', 'exchange', 'subsidy'];
  expect(actions).toEqual(expect.arrayContaining(actionTiles.first.filter((name: string) => name !== 'random')));
  for (const action of actions)
    expect(words).toContain(called(language, 'shipyard.label.final', 'action', `shipyard.action.${action}`));
  const names = contracts.list.flatMap(({ id }: { id: string }) =>
    id === 'drives' ? ['propellers', 'stokers'] : [id],
  );
  for (const contract of names)
    expect(words).toContain(called(language, 'shipyard.score.contract', 'contract', `shipyard.contract.${contract}`));
});

test.each(LANGUAGES)('Crossing Oceans names its actions and ports as the log does in %s', async (language) => {
  const { ports, rondel } = newestComponents('crossing-oceans');
  const sections = sectionsOf(await loadBook('crossing-oceans', language));
  const [ring] = sections.find(({ id }) => id === 'moving')!.blocks;
  const [map] = sections.find(({ id }) => id === 'map')!.blocks;
  if (ring?.kind !== 'paragraph' || map?.kind !== 'table')
    throw new Error('the rondel and the map are told otherwise now');
  const log = (key: string, param: string, noun: string): string =>
    say(language, { key, params: { [param]: { noun }, player: { seat: 0 } } }, ['Anna']);

  const actions = plain(ring.spans).split(/: |, /).slice(-8);
  expect(actions).toHaveLength(rondel.length);
  for (const [index, { action }] of rondel.entries())
    expect(log('crossing-oceans.log.went', 'action', `crossing-oceans.action.${action}`)).toContain(actions[index]);

  const named = map.rows.flatMap(({ cells }) => plain(cells[1]!).split(', '));
  expect(named).toHaveLength(ports.length);
  for (const [index, { id }] of ports.entries())
    expect(log('crossing-oceans.why.notNorthAtlantic', 'port', `crossing-oceans.port.${id}`)).toContain(named[index]);
});

const plain = (spans: Spans): string => spans.map(({ text }) => text.replace(/[«».]|: $/g, '')).join('');
