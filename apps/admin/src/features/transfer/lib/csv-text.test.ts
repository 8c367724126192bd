import { csvCells, csvRecords, refusedCsv } from './csv-text';

test.each([
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
    'a\n"x\ny"\nz',
    [
      [1, 'a'],
      [2, '"x\ny"'],
      [4, 'z'],
    ],
  ],
  [
    'a\n\n1',
    [
      [1, 'a'],
      [3, '1'],
    ],
  ],
  ['', []],
])('the records of %j', (csv, wanted) => {
  expect(csvRecords(csv).map(({ line, text }) => [line, text])).toEqual(wanted);
});

test.each([
  ['a,b', ['a', 'b']],
  ['First name, "E-mail" ,', ['First name', 'E-mail']],
  ['"a, b","say ""hi"""', ['a, b', 'say "hi"']],
  ['one', ['one']],
])('the cells of %j', (record, cells) => {
  expect(csvCells(record)).toEqual(cells);
});

test('hands back what was refused as it was, with why', () => {
  const csv = 'name,email\nBo,bo@x\n"Li, Ann",\nUlf,u@x\n';
  const why = new Map([
    [3, 'Email: missing'],
    [4, 'Taken, "really"'],
  ]);
  expect(refusedCsv(csv, why, 'Why')).toBe(
    'name,email,"Why"\r\n"Li, Ann",,"Email: missing"\r\nUlf,u@x,"Taken, ""really"""\r\n',
  );
});
