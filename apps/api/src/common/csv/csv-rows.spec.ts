import { Readable } from 'node:stream';
import { type CsvDelimiter, csvLines, csvRecords, delimiterOf } from '@atrium/rules/texts/csv-text';
import { csvRows } from './csv-rows';

async function read(csv: string, delimiter: CsvDelimiter = delimiterOf(csv)) {
  const columns: string[] = [];
  const broken: [number, string][] = [];
  const listener = {
    heading: (names: readonly string[]) => void columns.push(...names),
    broken: (line: number, why: string) => void broken.push([line, why]),
  };
  const rows: [number, ...(string | undefined)[]][] = [];
  const text = csvLines(csv);
  for await (const { line, record } of csvRows(Readable.from([text]), listener, delimiter)) {
    rows.push([line, ...Object.values(record)]);
  }
  return { columns, rows, broken };
}

it.each<[string, string, [number, ...string[]][]]>([
  ['a byte order mark and CRLF', '\uFEFFa,b\r\n1,2\r\n', [[2, '1', '2']]],
  [
    'line ends of an old Mac',
    'a,b\r1,2\r3,4',
    [
      [2, '1', '2'],
      [3, '3', '4'],
    ],
  ],
  ['semicolons, decimal commas in the cells', 'a;b\n1,5;2', [[2, '1,5', '2']]],
  ['tabs', 'a\tb\n1\t2,3;4', [[2, '1', '2,3;4']]],
  ['a line that names the sign', 'sep=;\na;b\n1;2', [[3, '1', '2']]],
  [
    'line breaks in quoted cells',
    'a,b\n1,"x\r\ny"\n2,z',
    [
      [2, '1', 'x\ny'],
      [4, '2', 'z'],
    ],
  ],
  [
    'empty lines, and rows of nothing',
    'a,b\n\n , \n1,2\n,\n\n3,4\n',
    [
      [4, '1', '2'],
      [7, '3', '4'],
    ],
  ],
  [
    'a quotation mark in a cell',
    'a,b\n5" pipe,1\n2,3',
    [
      [2, '5" pipe', '1'],
      [3, '2', '3'],
    ],
  ],
  [
    'quotes in quotes, not doubled',
    'a,b\n"A "B" C",1\n2,3',
    [
      [2, '"A "B" C"', '1'],
      [3, '2', '3'],
    ],
  ],
  ['blanks before a quoted cell', 'a, "b"\n1, "x, y"', [[2, '1', 'x, y']]],
])('%s', async (_, csv, rows) => {
  const found = await read(csv);
  expect(found).toEqual({ columns: ['a', 'b'], rows, broken: [] });
  // the screen hands refused lines back by these numbers
  const begins = csvRecords(csvLines(csv), delimiterOf(csv));
  for (const [line] of rows) expect(begins).toContainEqual(expect.objectContaining({ line }));
});

it('of columns with one name none hides the other', async () => {
  expect(await read('Name,Name,\nOla,Kari,x')).toEqual({
    columns: ['Name', 'Name (2)', '#3'],
    rows: [[2, 'Ola', 'Kari', 'x']],
    broken: [],
  });
});

it('what cannot be read is told with the line where it begins, and takes nothing else along', async () => {
  expect(await read('a,b\n1\n"2\n",3,4\n5,6\n')).toEqual({
    columns: ['a', 'b'],
    rows: [[5, '5', '6']],
    broken: [
      [2, 'cells'],
      [3, 'cells'],
    ],
  });
  expect(await read('a,b\n1,2\n3,"open\n4,5\n')).toMatchObject({
    rows: [[2, '1', '2']],
    broken: [[3, 'quote']],
  });
});

it('a hundred thousand rows, each with its own line', async () => {
  const csv = `a;b\n${Array.from({ length: 100_000 }, (_, n) => `${n};"x\ny"`).join('\n')}`;
  const { rows, broken } = await read(csv);
  expect([rows.length, broken.length]).toEqual([100_000, 0]);
  expect(rows.at(-1)).toEqual([200_000, '99999', 'x\ny']);
});
