import { csvLines, csvRecords, delimiterOf } from '@atrium/rules/texts/csv-text';
import { type FilePart, fileParts } from './file-parts';

const split = (csv: string): FilePart[] => fileParts(csv, delimiterOf(csv)) ?? [];
const rowsOf = ({ csv }: FilePart) => csvRecords(csvLines(csv), delimiterOf(csv)).slice(1);

test('what one request takes is sent as it is', () => {
  const csv = '\uFEFFa;b\r\n1;2\r\n';
  const [part, ...others] = split(csv);
  expect(part).toMatchObject({ csv, rows: 1 });
  expect(part?.lineOf(2)).toBe(2);
  expect(others).toEqual([]);
});

test('a hundred thousand rows are parts of two thousand, each line known by its place in the file', () => {
  const file = [
    'sep=;',
    'a;b, and, more, commas',
    ...Array.from({ length: 100_000 }, (_, n) => `${n};"x\r\ny"`),
  ].join('\r\n');
  const parts = split(file);
  expect(parts).toHaveLength(50);
  expect(parts.every(({ rows }) => rows === 2_000)).toBe(true);
  const last = parts.at(-1);
  if (!last) throw new Error('no part');
  expect(delimiterOf(last.csv)).toBe(';');
  const rows = rowsOf(last);
  expect(rows.at(-1)?.text).toBe('99999;"x\ny"');
  // the separator, the heading, and two lines a row before it
  expect(last.lineOf(rows.at(-1)?.line ?? 0)).toBe(3 + 2 * 99_999);
});

test('equal rows stay together, so that none is taken for the other', () => {
  const file = ['a', ...Array.from({ length: 2_500 }, (_, n) => (n % 500 === 0 ? 'same' : `${n}`))];
  const parts = split(file.join('\n'));
  const same = parts.map((part) => rowsOf(part).filter(({ text }) => text === 'same').length);
  expect(same).toEqual([5, 0]);
  expect(parts.reduce((sum, { rows }) => sum + rows, 0)).toBe(2_500);
  expect(parts[0]?.lineOf(5)).toBe(1_002);
});

test('long rows make small parts', () => {
  const row = 'x'.repeat(400_000);
  expect(split(['a', `1${row}`, `2${row}`, `3${row}`].join('\n')).map(({ rows }) => rows)).toEqual([
    2, 1,
  ]);
});

test('a quotation mark that is never closed makes one endless cell: no parts', () => {
  expect(fileParts(`a\n"${'x\n'.repeat(600_000)}`, ',')).toBeUndefined();
});
