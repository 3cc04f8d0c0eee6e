import type { Span, Spans } from './book.ts';

const MARKUP =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\(#(?<to>[a-z0-9-]+)\)/g;

/** `**strong**`, `*emphasis*`, `[a link](#section)`, and between backquotes what is set in even widths; the rest is plain. */
export function parseSpans(text: string): Spans {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKUP)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    spans.push(markedUp(match.groups ?? {}));
    from = match.index + match[0].length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

function markedUp({ strong, emphasis, code, link = '', to = '' }: Record<string, string | undefined>): Span {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  if (code !== undefined) return { kind: 'code', text: code };
  return { kind: 'link', text: link, to };
}
