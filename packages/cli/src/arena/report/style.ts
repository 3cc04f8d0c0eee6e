/** Ink on paper by day, a blueprint by night; on a printer, black on white. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#efe5cd, #0c1d33);
  --sheet: light-dark(#f9f3e3, #11283f);
  --ink: light-dark(#1c2433, #e9f0f6);
  --ink-soft: light-dark(#515666, #a9bfd4);
  --line: light-dark(#a59a80, #3f5f7f);
  --hair: light-dark(#ddd1b4, #24425f);
  --grid: light-dark(#e8dcc0, #16304b);
  --navy: light-dark(#1f3d63, #a5cdf3);
  --brass: light-dark(#7d5a0f, #ecc266);
  --alarm: light-dark(#9a2a1c, #ff9d8c);
  font: 16px/1.45 "Source Serif", "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
  font-variant-numeric: lining-nums tabular-nums;
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0;
  color: var(--ink);
  background: var(--paper) 0 0 / 22px 22px
    linear-gradient(var(--grid) 1px, transparent 1px);
  background-image: linear-gradient(var(--grid) 1px, transparent 1px), linear-gradient(90deg, var(--grid) 1px, transparent 1px);
}
main { max-width: 940px; margin: 0 auto; padding: 28px 16px 40px; display: flex; flex-direction: column; gap: 20px; }
h1, h2, h3, p, ul, figure { margin: 0; padding: 0; }
h1 { font-size: 2.3rem; line-height: 1.1; font-weight: 600; }
h2 { font-size: 1.35rem; font-weight: 600; }
h3 { font-size: 1.02rem; font-weight: 600; }
.kicker { color: var(--brass); letter-spacing: 0.09em; text-transform: uppercase; font-size: 0.8rem; }
.lede { font-size: 1.1rem; color: var(--ink-soft); margin-top: 6px; }
.sheet {
  background: var(--sheet);
  border: 1px solid var(--ink);
  box-shadow: inset 0 0 0 3px var(--sheet), inset 0 0 0 4px var(--hair);
  padding: 20px 24px;
  display: flex;
  flex-direction: column;
  gap: 10px;
  break-inside: avoid;
}
.apart { margin-top: 12px; }
.panels { columns: 2 400px; column-gap: 16px; }
.panel { padding: 14px 16px; margin-bottom: 16px; }
.unit, .never { color: var(--ink-soft); font-size: 0.86rem; font-weight: 400; }
.alarm { color: var(--alarm); }
figure, .wide { overflow-x: auto; }
svg { display: block; max-width: 100%; height: auto; font-size: 14px; fill: var(--ink); }
/* Lines of the grid do not cross what is written on them. */
text { paint-order: stroke; stroke: var(--sheet); stroke-width: 3px; stroke-linejoin: round; }
.slim { display: none; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; }
th, td { padding: 5px 8px; text-align: right; vertical-align: top; border-top: 1px solid var(--hair); }
thead th { border: 0; color: var(--ink-soft); font-weight: 400; font-size: 0.82rem; vertical-align: bottom; }
th:first-child { text-align: left; padding-left: 0; }
td { white-space: nowrap; }
th:first-child { overflow-wrap: anywhere; }
td small { display: block; color: var(--ink-soft); font-size: 0.8rem; }
footer { color: var(--ink-soft); font-size: 0.86rem; display: grid; gap: 6px; }
code { font: 0.82rem/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: 0.9rem; }
.legend li { display: flex; align-items: baseline; gap: 7px; }
.swatch { flex: none; width: 12px; height: 12px; background: currentColor; }
.round { border-radius: 50%; }
.swatch.all { background: var(--sheet); border: 2px solid var(--navy); }
.swatch.band { width: 22px; height: 8px; border-radius: 4px; background: var(--line); opacity: 0.45; }

.small { font-size: 12px; }
.name { font-size: 13px; }
.strong { font-weight: 600; }
.soft { fill: var(--ink-soft); }
.brass { fill: var(--brass); }
.middle { text-anchor: middle; }
.end { text-anchor: end; }
.grid { stroke: var(--hair); }
.axis { stroke: var(--line); }
.reference { stroke: var(--brass); stroke-width: 1.5; stroke-dasharray: 5 4; }
.whisker { stroke: currentColor; stroke-width: 2; }
.dot, .bar { fill: currentColor; }
.bar { opacity: 0.78; }
.median { stroke: var(--ink); stroke-width: 1.5; }
.band { fill: var(--line); opacity: 0.45; }
.between { stroke: var(--line); stroke-width: 2; }
.all { fill: var(--sheet); stroke: var(--navy); stroke-width: 2; }
.own { fill: currentColor; }
.gold { color: var(--brass); }
.plain { color: var(--navy); }
.b0 { color: light-dark(#1f4f8b, #6fb0f2); }
.b1 { color: light-dark(#a33022, #ef8372); }
.b2 { color: light-dark(#2c6e45, #6cc48d); }
.b3 { color: light-dark(#6b4a8e, #bd9be6); }
.b4 { color: light-dark(#8f650a, #ecc266); }
.b5 { color: light-dark(#0f6d75, #63cdd4); }
.b6 { color: light-dark(#94376b, #ef93c4); }
.b7 { color: light-dark(#4d5560, #b4c0cc); }
.source { fill: currentColor; }
.s0 { color: light-dark(#1f4f8b, #3f7fc4); }
.s1 { color: light-dark(#c3932b, #d9ab45); }
.s2 { color: light-dark(#a33022, #c65a48); }
.s3 { color: light-dark(#2c6e45, #3f9362); }
.s4 { color: light-dark(#6b4a8e, #8f6cba); }
.s5 { color: light-dark(#9fb2c4, #93a9bf); }
.s6 { color: light-dark(#0f6d75, #2c959d); }
.s7 { color: light-dark(#d98a6a, #e09a7c); }
.s8 { color: light-dark(#4d5560, #6b7785); }
.s9 { color: light-dark(#94376b, #b9578e); }
.flags-blue { color: light-dark(#2b5fa3, #4f8fd8); }
.flags-black { color: light-dark(#22252c, #05080d); }
.flags-green { color: light-dark(#2f7a4a, #3f9b62); }
.flags-red { color: light-dark(#b03426, #d6543f); }
.flags-white { color: light-dark(#fffdf6, #e9f0f6); }
.source { stroke: var(--sheet); }
.swatch.flags-white { outline: 1px solid var(--line); outline-offset: -1px; }
.source.flags-white { stroke: var(--line); }
.on { fill: #fff; stroke: none; }
.on.s1, .on.s5, .on.s7, .on.flags-white { fill: #1c2433; }

@media (max-width: 640px) {
  .sheet { padding: 16px 14px; }
  h1 { font-size: 1.8rem; }
  .broad { display: none; }
  .slim { display: block; }
  thead { display: none; }
  tr { display: block; padding: 8px 0; border-top: 1px solid var(--hair); }
  tbody th { display: block; border: 0; }
  td { display: flex; align-items: baseline; gap: 12px; padding: 1px 2px 1px 0; border: 0; }
  td::before { content: attr(data-head); flex: 1; order: -2; text-align: left; color: var(--ink-soft); font-size: 0.85rem; }
  td small { order: -1; }
}
@media print {
  :root { color-scheme: light; --paper: #fff; --sheet: #fff; --hair: #ddd; --grid: #fff; font-size: 11pt; }
  body { background: none; }
  main { max-width: none; padding: 0; }
  .sheet { border: 0; border-top: 1px solid #000; box-shadow: none; padding: 10px 0; }
  * { print-color-adjust: exact; }
}
`;
