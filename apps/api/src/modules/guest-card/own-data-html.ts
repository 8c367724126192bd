import type { messageTexts } from '@atrium/i18n/server';
import { escapeHtml } from '../../common/html/escape-html';

export type Cell = string | undefined;
export type Texts = ReturnType<typeof messageTexts>;

const STYLE = `body{margin:0;background:#f4f4f2;color:#1f2328;font:16px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:32px 24px;background:#fff}
h1{font-size:24px;line-height:1.3}h2{margin:32px 0 8px;font-size:18px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid #d0d7de}
p.none{color:#57606a}@media print{main{padding:0}}`;

/** A self-contained page that loads nothing. @param locale e.g. `nb-NO` */
export async function* htmlPage(
  { locale, title, intro }: { locale: string; title: string; intro: string },
  sections: AsyncIterable<string>,
): AsyncGenerator<string> {
  yield `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(intro)}</p>
`;
  yield* sections;
  yield '</main>\n</body>\n</html>\n';
}

/** Labels and values; empty ones are left out. */
export function* pairsSection(title: string, rows: readonly [string, Cell][]): Generator<string> {
  const lines = rows
    .filter(([, cell]) => cell)
    .map(
      ([label, cell]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${text(cell)}</td></tr>`,
    );
  yield `<section>\n<h2>${escapeHtml(title)}</h2>\n<table>\n${lines.join('\n')}\n</table>\n</section>\n`;
}

/** A table, written row by row as its rows are read. */
export async function* tableSection(
  t: Texts,
  title: string,
  head: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<string> {
  yield `<section>\n<h2>${escapeHtml(title)}</h2>\n`;
  let any = false;
  for await (const row of rows) {
    if (!any) yield tableHead(head);
    any = true;
    yield `<tr>${row.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>\n`;
  }
  yield any
    ? '</tbody>\n</table></div>\n'
    : `<p class="none">${escapeHtml(t('ownData.nothing'))}</p>\n`;
  yield '</section>\n';
}

const tableHead = (labels: readonly string[]): string =>
  `<div class="wide"><table>\n<thead><tr>${labels
    .map((label) => `<th scope="col">${escapeHtml(label)}</th>`)
    .join('')}</tr></thead>\n<tbody>\n`;

/** Typed text may contain line breaks. */
const text = (cell: Cell): string => escapeHtml(cell ?? '').replace(/\n/g, '<br>');
