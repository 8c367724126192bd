import { refusedCsv } from './refused-csv';

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

test('with the signs of the file, also where a cell has lines of its own', () => {
  const csv = '\uFEFFname;note\r\nBo;"one\r\ntwo"\r\nUlf;x\r\n';
  const why = new Map([
    [2, 'no'],
    [4, 'never'],
  ]);
  expect(refusedCsv(csv, why, 'Why')).toBe(
    'name;note;"Why"\r\nBo;"one\ntwo";"no"\r\nUlf;x;"never"\r\n',
  );
});
