import { toCsv } from './csv';

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['a; b', '"a; b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-cmd', "'-cmd"],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+47 912 34 567', '+47 912 34 567'],
  [-5, '-5'],
])('%j becomes %s', (value, expected) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${expected}\r\n`);
});

test('rows end in CRLF', () => {
  expect(
    toCsv([
      ['a', 'b'],
      [1, 2],
    ]),
  ).toBe('\uFEFFa,b\r\n1,2\r\n');
});
