import { columnNames, csvCells, csvLines, csvRecords, delimiterOf, isText } from './csv-text';

const lines = (csv: string, delimiter = delimiterOf(csv)) =>
  csvRecords(csvLines(csv), delimiter).map(({ line, text }) => [line, text]);

test.each([
  ['a,b\n1;2', ','],
  ['a;b\n1,5;2,5', ';'],
  ['a\tb\n1\t2', '\t'],
  ['"Name, first";Email\nx;y', ';'],
  ['\uFEFF"a;b";c;d', ';'],
  ['sep=;\na,b', ';'],
  ['SEP=\t\r\na,b', '\t'],
  ['one', ','],
  ['', ','],
  ['\n\na;b', ';'],
])('the sign that parts the cells of %j is %j', (csv, sign) => {
  expect(delimiterOf(csv)).toBe(sign);
});

test.each<[string, [number, string][]]>([
  [
    'a,b\n1,2\n',
    [
      [1, 'a,b'],
      [2, '1,2'],
    ],
  ],
  [
    '\uFEFFa,b\r\n1,2',
    [
      [1, 'a,b'],
      [2, '1,2'],
    ],
  ],
  [
    'a,b\r1,2\r',
    [
      [1, 'a,b'],
      [2, '1,2'],
    ],
  ],
  [
    'a\r\n"x\r\ny"\r\nz',
    [
      [1, 'a'],
      [2, '"x\ny"'],
      [4, 'z'],
    ],
  ],
  [
    'a\n\n  \n1',
    [
      [1, 'a'],
      [4, '1'],
    ],
  ],
  [
    'a,b\n5" pipe,x\n2,3',
    [
      [1, 'a,b'],
      [2, '5" pipe,x'],
      [3, '2,3'],
    ],
  ],
  [
    'a,b\n"Ola "Nils" H",x\n2,3',
    [
      [1, 'a,b'],
      [2, '"Ola "Nils" H",x'],
      [3, '2,3'],
    ],
  ],
  [
    'a,b\n1, "x\ny"\n2,3',
    [
      [1, 'a,b'],
      [2, '1, "x\ny"'],
      [4, '2,3'],
    ],
  ],
  [
    'a,b\n1,"say ""hi\n"""\n2,3',
    [
      [1, 'a,b'],
      [2, '1,"say ""hi\n"""'],
      [4, '2,3'],
    ],
  ],
  [
    'a,b\n1,"open\n2,3\n',
    [
      [1, 'a,b'],
      [2, '1,"open\n2,3\n'],
    ],
  ],
  ['', []],
])('the records of %j', (csv, wanted) => {
  expect(lines(csv)).toEqual(wanted);
});

test.each([
  ['a,b', ',', ['a', 'b']],
  ['First name, "E-mail" ,', ',', ['First name', 'E-mail', '']],
  ['"a, b","say ""hi"""', ',', ['a, b', 'say "hi"']],
  ['a;"b;c"', ';', ['a', 'b;c']],
  ['5" pipe,x', ',', ['5" pipe', 'x']],
] as const)('the cells of %j', (record, delimiter, cells) => {
  expect(csvCells(record, delimiter)).toEqual(cells);
});

test('a line that only names the sign is no heading, and the lines keep their numbers', () => {
  expect(csvRecords(csvLines('sep=;\na;b\n1;2'), ';')).toEqual([
    { line: 2, text: 'a;b' },
    { line: 3, text: '1;2' },
  ]);
  expect(csvLines('separator\n1')).toBe('separator\n1');
});

test.each([
  ['a list', 'a;b\r\n1\t2\n', true],
  ['a list of another language', '\ufeffnavn;by\nÅse;Tromsø', true],
  ['a picture', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', false],
  ['a spreadsheet, which is an archive', 'PK\u0003\u0004', false],
])('%s: is it text?', (_what, content, expected) => {
  expect(isText(content)).toBe(expected);
});

test('no column hides another: each name stands once', () => {
  expect(columnNames(['Name', ' Name ', '', 'Name (2)', '', 'Name'])).toEqual([
    'Name',
    'Name (2)',
    '#3',
    'Name (2) (2)',
    '#5',
    'Name (3)',
  ]);
});
