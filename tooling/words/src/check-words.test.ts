import { checkWords } from './check-words';
import { type AvoidedWord, parseGlossary } from './glossary';
import { readingsOf } from './readings';

const glossary = parseGlossary(`
# Glossary

## Words to avoid

| avoid | write instead | where |
|---|---|---|
| waitlist*, wait list | waiting list | everywhere |
| customer | guest | comments, docs |
| section # | the rule itself | comments |

## Fixed texts

| text |
|---|
| Add to wait list |
`);

const findingsIn = (file: string, content: string) =>
  readingsOf(file, content)
    .flatMap((reading) => checkWords(reading, glossary))
    .map(({ line, found, instead }) => `${line}: ${found} -> ${instead}`);

describe('comments', () => {
  test.each([
    ['of a line', 'const a = 1; // the waitlisted\n', ['1: waitlisted -> waiting list']],
    ['of a block', '/**\n * One customer.\n */\n', ['2: customer -> guest']],
    ['in markup', '<p>\n  {/* a customer */}\n</p>\n', ['2: customer -> guest']],
    ['over two lines', '// on the wait\n// list\n', ['1: wait list -> waiting list']],
    [
      'with a number',
      '// see section 4, and RFC 8058, section 3.2\n',
      ['1: section 4 -> the rule itself'],
    ],
    ['naming a parameter', '/** @param customer to find */\n', []],
    ['naming code', '// `customer` is the field, src/customer.ts its file\n', []],
    ['quoting a fixed text', "// the button 'Add to wait\n// list'\n", []],
    ['the name of a test', "it('asks the customer', () => {});\n", ['1: customer -> guest']],
    ['code alone', "const customer = load('customer');\n", []],
  ])('%s', (_what, code, expected) => {
    expect(findingsIn('apps/api/src/a.ts', code)).toEqual(expected);
  });
});

test('documents are read without their code and their addresses', () => {
  const document =
    'A customer, [once](customer.md), `customer`.\n\n```\ncustomer\n```\n\ncustomer\n';
  expect(findingsIn('docs/a.md', document)).toEqual([
    '1: customer -> guest',
    '7: customer -> guest',
  ]);
});

test('texts are read by their audience, without the names of placeholders', () => {
  const texts =
    "export const hub = {\n  join: 'Add to wait list',\n  left: 'Off the wait list, {{customer}}',\n};\n";
  const expected = ['3: wait list -> waiting list'];
  expect(findingsIn('packages/i18n/src/locales/en/hub.ts', texts)).toEqual(expected);
});

test("the API's document is read by its summaries and descriptions", () => {
  const document = '{\n  "summary": "The waitlist",\n  "enum": ["waitlist"]\n}\n';
  expect(findingsIn('packages/api-client/openapi.json', document)).toEqual([
    '2: waitlist -> waiting list',
  ]);
});

test.each([
  ['without its table', '# Glossary\n', 'no table'],
  [
    'with a place nobody reads',
    '## Words to avoid\n\n| a | b | c |\n|-|-|-|\n| x | y | walls |\n',
    'walls',
  ],
])('a glossary %s is refused', (_what, markdown, message) => {
  expect(() => parseGlossary(markdown)).toThrow(message);
});

test('a word is found whole', () => {
  const [word] = glossary.avoided as [AvoidedWord];
  expect('snowaitlist wait lists'.match(word.pattern)).toBeNull();
});
