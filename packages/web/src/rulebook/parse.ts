import { type Block, type Book, type Chapter, EDITIONS, type Edition, type Item, type Section } from './book.ts';
import { parseSpans } from './spans.ts';

/**
 * Reads a rulebook, which is written in a little Markdown:
 *
 *     ## Chapter {id}
 *     ### Section {id} [first]
 *     § E-BID-1 E-BID-2
 *
 * and then, with empty lines between them, paragraphs, lists (`-`), steps (`1.`), examples (`>`), tables (`|`) and figures, whose picture
 * has a caption and a description for who cannot see it:
 *
 *     ! picture.name
 *     The caption.
 *     = The description.
 *
 * `[first]`, `[second]` or `[solo]` at the end of a section's line, or before a block, an item or a row, says that it holds only there.
 */
export function parse(text: string): Book {
  const book: (Chapter & { sections: Section[] })[] = [];
  for (const chunk of text.trim().split(/\n(?=##)/)) {
    const [line = '', ...body] = chunk.split('\n');
    const heading = HEADING.exec(line);
    if (heading?.groups === undefined) throw new SyntaxError(`not a heading with an id in braces: ${line}`);
    const { depth, title = '', id = '', only } = heading.groups;
    if (depth === '##') book.push({ id, title, sections: [] });
    else if (book.length === 0) throw new SyntaxError(`a section before the first chapter: ${line}`);
    else book.at(-1)?.sections.push({ id, title, only: edition(only), ...parseBody(body) });
  }
  return book;
}

const HEADING = /^(?<depth>###?) (?<title>.+) \{(?<id>[A-Za-z0-9-]+)\}(?: \[(?<only>\w+)\])?$/;
const FIGURE = /^! (?<name>.+)\n(?<caption>.+)\n= (?<description>.+)$/;
const MARK = /^\[(?<only>\w+)\] /;

function edition(name: string | undefined): Edition | undefined {
  if (name === undefined) return undefined;
  const found = EDITIONS.find((known) => known === name);
  if (found === undefined) throw new SyntaxError(`no edition is called [${name}]; there are ${EDITIONS.join(', ')}`);
  return found;
}

/** What stands behind the mark of an edition, if there is one. */
function unmark(text: string): { only: Edition | undefined; rest: string } {
  const mark = MARK.exec(text);
  return { only: edition(mark?.groups?.['only']), rest: mark === null ? text : text.slice(mark[0].length) };
}

function parseBody(lines: readonly string[]): Pick<Section, 'clauses' | 'blocks'> {
  const isClauses = (line: string): boolean => line.startsWith('§ ');
  const blocks = lines.filter((line) => !isClauses(line)).join('\n');
  return {
    clauses: lines.find(isClauses)?.split(' ').slice(1) ?? [],
    blocks: blocks.split(/\n{2,}/).flatMap((block) => (block.trim() === '' ? [] : [parseBlock(block.trim())])),
  };
}

function parseBlock(block: string): Block {
  if (block.startsWith('|')) return parseTable(block);
  if (block.startsWith('! ')) return parseFigure(block);
  if (block.startsWith('- ')) return { kind: 'list', only: undefined, items: parseItems(block, /^- /) };
  if (block.startsWith('1. ')) return { kind: 'steps', only: undefined, items: parseItems(block, /^\d+\. /) };
  const kind = block.startsWith('> ') ? 'example' : 'paragraph';
  const { only, rest } = unmark(block.replace(/^> /gm, '').replaceAll('\n', ' '));
  return { kind, only, spans: parseSpans(rest) };
}

function parseFigure(block: string): Block {
  const figure = FIGURE.exec(block);
  if (figure?.groups === undefined)
    throw new SyntaxError(`a figure has a picture, a caption and a description: ${block}`);
  const { name = '', caption = '', description = '' } = figure.groups;
  const { only, rest: picture } = unmark(name);
  return { kind: 'figure', only, picture, caption: parseSpans(caption), description };
}

function parseItems(block: string, bullet: RegExp): Item[] {
  return block.split('\n').map((line) => {
    if (!bullet.test(line)) throw new SyntaxError(`not an item of its list: ${line}`);
    const { only, rest } = unmark(line.replace(bullet, ''));
    return { only, spans: parseSpans(rest) };
  });
}

function parseTable(block: string): Block {
  const [head = '', rule = '', ...rows] = block.split('\n');
  if (!/^\|( --- \|)+$/.test(rule)) throw new SyntaxError(`a table needs | --- | below its head: ${head}`);
  const { only, cells } = parseRow(head);
  const body = rows.map(parseRow);
  const odd = body.findIndex((row) => row.cells.length !== cells.length);
  if (odd >= 0) throw new SyntaxError(`a row with other columns than its head: ${rows[odd]}`);
  return { kind: 'table', only, head: cells, rows: body };
}

function parseRow(line: string) {
  const { only, rest } = unmark(line.replace(/^\| ?/, '').replace(/\|$/, ''));
  return { only, cells: rest.split('|').map((cell) => parseSpans(cell.trim())) };
}
