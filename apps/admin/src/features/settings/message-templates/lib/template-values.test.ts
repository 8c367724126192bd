import { templateProblems, toTemplateValues } from './template-values';

const placeholders = ['firstname', 'service'];
const begin = { subject: 'Welcome', text: 'Hello {{firstname}}', language: 'de' } as const;

test('where the venue has no words yet the form begins with the product’s', () => {
  expect(toTemplateValues(undefined, begin)).toEqual({ ...begin, name: '', marketing: false });
});

test.each([
  ['nothing', {}, false, []],
  ['no subject', { subject: ' ' }, false, ['subject FIELD_REQUIRED']],
  ['an unknown placeholder', { text: '{{room}}' }, false, ['text UNKNOWN_TEMPLATE_VARIABLE']],
  ['one that is not closed', { text: '{{service' }, false, ['text UNKNOWN_TEMPLATE_VARIABLE']],
  ['a text of the staff without a name', {}, true, ['name FIELD_REQUIRED']],
])('%s', (_, given, isCustom, expected) => {
  const values = { ...toTemplateValues(undefined, begin), ...given };
  const problems = templateProblems(values, { isCustom, placeholders });
  expect(problems.map(({ name, code }) => `${name} ${code}`)).toEqual(expected);
});
