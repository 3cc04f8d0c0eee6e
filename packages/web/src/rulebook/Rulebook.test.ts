import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { parse } from './parse.ts';

let Rulebook: Component<{ game: string; onclose?: () => void }>;
let Section: Component<Record<string, unknown>>;

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  Rulebook = (await import('./Rulebook.svelte')).default;
  Section = (await import('./Section.svelte')).default;
});

const [section] = parse(`## Cargo {cargo}

### Loading {loading} [second]
§ E-LOAD-1 E-LOAD-2

A hold takes **three**.

> [first] Two coal.
`)[0]!.sections;

/** What is drawn, without the marks that the framework leaves for itself. */
function drawn(props: { clause?: string; words?: string[]; badges?: boolean }): string {
  const all = {
    game: 'example',
    section,
    anchor: 'here',
    clause: undefined,
    words: [],
    badges: false,
    onjump: () => {},
    ...props,
  };
  return render(Section, { props: all })
    .body.replace(/<!--.*?-->/g, '')
    .replace(/ (class|style)="[^"]*svelte-[^"]*"/g, '');
}

test('a section has its heading, its clauses and its text', () => {
  expect(drawn({})).toContain('<h4 id="here" tabindex="-1">Loading</h4>');
  expect(drawn({})).toContain('E-LOAD-2');
  expect(drawn({})).toContain('A hold takes <strong>three</strong>.');
});

test('what is searched for is marked wherever it stands', () => {
  const html = drawn({ words: ['load', 'three'] });
  expect(html.match(/<mark>[^<]*<\/mark>/g)).toEqual([
    '<mark>Load</mark>',
    '<mark>LOAD</mark>',
    '<mark>LOAD</mark>',
    '<mark>three</mark>',
  ]);
});

test('editions are named only where several are shown', () => {
  expect(drawn({})).not.toContain('edition');
  expect(drawn({ badges: true }).match(/(First|Second) edition/g)).toEqual(['Second edition', 'First edition']);
});

test('the clause that is asked for stands out, with its section', () => {
  const asked = (clause: string) =>
    render(Section, {
      props: { game: 'example', section, anchor: 'here', clause, words: [], badges: false, onjump: () => {} },
    }).body;
  expect(asked('E-LOAD-2')).toMatch(/<section[^>]* marked"/);
  expect(asked('E-LOAD-2').match(/aria-current="true"/g)).toHaveLength(1);
  expect(asked('E-BID-1')).not.toMatch(/marked|aria-current/);
});

test('the book is named after its game; it can be searched, and closed where there is somewhere to go', () => {
  const { body } = render(Rulebook, { props: { game: 'shipyard-solo' } });
  expect(body).toMatch(/<h2[^>]*>.*Rules at hand.*Shipyard, solo/s);
  expect(body).toContain('aria-label="Search the rules"');
  expect(body).toContain('role="status"');
  expect(body).not.toContain('Close the rules');
  expect(render(Rulebook, { props: { game: 'example', onclose: () => {} } }).body).toContain('Close the rules');
});
