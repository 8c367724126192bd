import {
  avatarFor,
  displayName,
  hasFirstName,
  initials,
  isGuestName,
  listName,
  panelName,
} from './guest-name';

test.each([
  [{ firstname: 'Ola', lastname: 'Nordmann' }, 'Ola Nordmann', 'ON'],
  [{ firstname: ' Ola ', lastname: '' }, 'Ola', 'O'],
  [{ firstname: null, lastname: 'Ødegård' }, 'Ødegård', 'Ø'],
  [{ firstname: 'élodie', lastname: 'van der Berg' }, 'élodie van der Berg', 'ÉV'],
  [{ firstname: '李', lastname: '小龍' }, '李 小龍', '李小'],
  [{}, '', ''],
  [null, '', ''],
  [undefined, '', ''],
])('%p is shown as %p, in short %p', (guest, name, short) => {
  expect([displayName(guest), initials(guest)]).toEqual([name, short]);
});

const named = (length: number) => ({ firstname: 'a'.repeat(length) });

test.each([
  ['panel', panelName, 30, 30],
  ['panel', panelName, 31, 28],
  ['panel', panelName, 60, 28],
  ['list', listName, 25, 25],
  ['list', listName, 26, 23],
])('in the %s a name of %3$i letters keeps %4$i', (_, show, length, kept) => {
  expect(show(named(length))).toBe('a'.repeat(kept) + (kept < length ? '...' : ''));
});

test('a letter outside the basic plane is cut whole', () => {
  expect(listName({ firstname: '😀'.repeat(26) })).toBe(`${'😀'.repeat(23)}...`);
});

test('a guest without a name has the label, or its translation', () => {
  expect([panelName(null), listName({ firstname: ' ' })]).toEqual(['Drop-in guest', 'Drop-in']);
  expect(panelName(undefined, 'Drop-in-gjest')).toBe('Drop-in-gjest');
});

test.each([
  ['man', 'male'],
  ['Male', 'male'],
  ['woman', 'female'],
  [' FEMALE ', 'female'],
  ['mannequin', 'neutral'],
  ['other', 'neutral'],
  ['', 'neutral'],
  [null, 'neutral'],
])('gender %p has the %s avatar', (gender, expected) => {
  expect(avatarFor(gender)).toBe(expected);
});

test.each([
  ['Åse-Marie', true],
  ["O'Brien", true],
  ['D’Angelo', true],
  ['J.R.R. Tolkien', true],
  ['Tom & Jerry', true],
  ['Łukasz Żółć', true],
  ['李小龍', true],
  ['नेहा', true],
  ['Louis 14', true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['', false],
  ['   ', false],
  ['-', false],
  ['007', false],
  ['<b>Ola</b>', false],
  ['Win at http://evil.example', false],
  ['see www.evil.example', false],
  ['ola@evil.example', false],
  ['Ola\nBcc: everyone', false],
  ['Ola\u0000', false],
])('%p as a name: %p', (name, valid) => {
  expect(isGuestName(name)).toBe(valid);
});

test.each([
  ['Åse', true],
  [' Åse ', true],
  ['', false],
  ['   ', false],
  ['7', false],
  [null, false],
  [undefined, false],
])('%j is a first name of one’s own: %p', (name, expected) => {
  expect(hasFirstName(name)).toBe(expected);
});
