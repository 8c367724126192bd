import { tagsOf } from './guest-tags';

test.each([
  [[' Wine  club ', 'wine club', 'WINE CLUB'], ['Wine club']],
  [
    ['Café', 'cafe', 'Golf'],
    ['Café', 'Golf'],
  ],
  [['Press, Golf,'], ['Press', 'Golf']],
  [['', '  '], []],
])('%j is stored as %j', (given, expected) => {
  expect(tagsOf(given)).toEqual(expected);
});
