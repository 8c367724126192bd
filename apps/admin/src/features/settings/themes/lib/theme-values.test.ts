import type { ThemeOutput } from '@atrium/api-client/admin';
import { lookOf, themeProblems, toThemeInput, toThemeValues } from './theme-values';

const theme: ThemeOutput = {
  _id: 'a',
  name: 'Fjord',
  vendorDefault: true,
  version: 2,
  main: { backgroundColor: '#ffffff', color: '#111111', fontFamily: 'Inter' },
  signup: {},
  title: {},
  input: {},
  buttonCTA: { backgroundColor: '#0b5d57', color: '#ffffff', borderRadius: 8 },
  link: { color: '#0b5d57' },
};

test('a theme that is opened and saved untouched keeps all it had, also what the form does not show', () => {
  expect(toThemeInput(toThemeValues(theme), theme)).toEqual({
    name: 'Fjord',
    main: theme.main,
    signup: null,
    title: null,
    input: null,
    buttonCTA: theme.buttonCTA,
    link: theme.link,
  });
});

test('a half-typed colour counts as not chosen', () => {
  const values = toThemeValues(theme);
  values.link.color = '#0b5';
  values.main.color = '#11';
  const look = lookOf(values);
  expect(look.link.color).toBe('#0b5');
  expect(look.main.color).toBeUndefined();
});

test.each([
  ['nothing', () => {}, []],
  [
    'no name',
    (values) => {
      values.name = '';
    },
    ['name FIELD_REQUIRED'],
  ],
  [
    'no colour',
    (values) => {
      values.link.color = 'green';
    },
    ['link.color INVALID_COLOR'],
  ],
  [
    'a text that cannot be read',
    (values) => {
      values.link.color = '#dddddd';
    },
    ['link.color INSUFFICIENT_CONTRAST'],
  ],
  [
    'corners too round',
    (values) => {
      values.buttonCTA.borderRadius = '33';
    },
    ['buttonCTA.borderRadius FIELD_OUT_OF_RANGE'],
  ],
] satisfies [string, (values: ReturnType<typeof toThemeValues>) => void, string[]][])(
  '%s is refused as the API would',
  (_, change, expected) => {
    const values = toThemeValues(theme);
    change(values);
    expect(themeProblems(values).map(({ name, code }) => `${name} ${code}`)).toEqual(expected);
  },
);
