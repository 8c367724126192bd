import { fillIn, placeholdersIn, unknownPlaceholders } from './message-template';

test.each([
  ['Hello {{firstname}}, {{ service }} and {{firstname}}', ['firstname', 'service']],
  ['none', []],
  ['{{1st}} {{}}', []],
])('placeholdersIn(%j)', (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});

test.each([
  ['{{firstname}} {{date}}', []],
  ['{{firstname}} {{surname}}', ['surname']],
  ['{{firstname', ['{{']],
  ['{{first name}}', ['{{']],
  ['a }} b', ['{{']],
  ['{single}', []],
])('unknownPlaceholders(%j)', (text, unknown) => {
  expect(unknownPlaceholders(text, ['firstname', 'date'])).toEqual(unknown);
});

test.each([
  ['Dear {{firstname}},', { firstname: 'Åse' }, 'Dear Åse,'],
  ['Dear {{firstname}},', {}, 'Dear,'],
  ['{{a}}{{b}}', { a: '{{b}}', b: 'x' }, '{{b}}x'],
  ['$1 {{a}}', { a: '$& $1' }, '$1 $& $1'],
])('fillIn(%j, %j)', (text, values, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});
