import { parseWrittenDate } from './written-date';

test.each([
  ['1980-05-17', '1980-05-17'],
  ['17.05.1980', '1980-05-17'],
  ['7.5.1980', '1980-05-07'],
  ['7. 5. 1980.', '1980-05-07'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2023', undefined],
  ['05/17/1980', undefined],
  ['17/05/1980', undefined],
  ['17.13.1980', undefined],
  ['17.05.80', undefined],
  ['1980-5-17', undefined],
  ['', undefined],
])('%j is %j', (text, date) => {
  expect(parseWrittenDate(text)).toBe(date);
});
