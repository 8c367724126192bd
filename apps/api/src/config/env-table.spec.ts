import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { environmentTable } from './env';

interface Described {
  desc?: string;
  default?: unknown;
  devDefault?: unknown;
  choices?: readonly unknown[];
}

/** The rows that docs/operations.md must have; a failure prints them as they are to be pasted. */
const rows = Object.entries<Described>(environmentTable).map(([name, spec]) => {
  const required = 'default' in spec ? String(spec.default ?? '') : '**required**';
  const choices = spec.choices ? ` (${spec.choices.join(', ')})` : '';
  return `| \`${name}\` | ${required} | ${spec.desc ?? ''}${choices} |`;
});

it('docs/operations.md shows every variable with its default and meaning', () => {
  const text = readFileSync(resolve(__dirname, '../../../../docs/operations.md'), 'utf8');
  const section = text.split('## Environment of the API')[1] ?? '';
  const table = section.split('\n\n').find((paragraph) => paragraph.startsWith('| ')) ?? '';
  expect(table.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});
