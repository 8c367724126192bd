import type { Finding } from './checks/findings';
import type { Tally } from './clients/crowd';

const SHOWN = 10;

export interface Table {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Columns as wide as needed, numbers right-aligned. */
export function textTable({ head, rows }: Table): string {
  const cells = rows.map((row) => row.map(String));
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join(
    '\n',
  );
}

export const markdownTable = ({ head, rows }: Table): string[] =>
  [
    head,
    head.map(() => '---'),
    ...rows.map((row) => row.map((cell) => cell.toLocaleString('en'))),
  ].map((row) => `| ${row.join(' | ')} |`);

export function tallyTable(tallies: ReadonlyMap<string, Tally>): string {
  const rows = [...tallies].map(([name, { done, refused, totalMs, longestMs }]) => [
    name,
    done,
    refused,
    Math.round(totalMs / Math.max(1, done + refused)),
    Math.round(longestMs),
  ]);
  return textTable({ head: ['operation', 'done', 'refused', 'mean ms', 'longest ms'], rows });
}

/** A line for each check, with the first findings. */
export function findingLines(findings: readonly Finding[]): string {
  return findings
    .flatMap(({ check, wrong }) => [
      `${wrong.length === 0 ? 'ok    ' : 'WRONG '}  ${check}${wrong.length > 0 ? `: ${wrong.length}` : ''}`,
      ...wrong.slice(0, SHOWN).map((line) => `          ${line}`),
    ])
    .join('\n');
}

/** The checks of several rounds as a Markdown list, each once, with the findings of all rounds. */
export function checkedLines(findings: readonly Finding[]): string[] {
  const wrongBy = new Map<string, string[]>();
  for (const { check, wrong } of findings) {
    wrongBy.set(check, [...(wrongBy.get(check) ?? []), ...wrong]);
  }
  return [...wrongBy].flatMap(([check, wrong]) => [
    `- ${check}: ${wrong.length === 0 ? 'yes' : `**no**, ${wrong.length} times`}`,
    ...wrong.slice(0, SHOWN).map((line) => `  - ${line}`),
  ]);
}

export const isRight = (findings: readonly Finding[]): boolean =>
  findings.every(({ wrong }) => wrong.length === 0);
