import { themeContrasts } from './theme-contrast';

test.each([
  ['nothing chosen', {}, []],
  ['a text without a background', { main: { color: '#000000' } }, []],
  [
    'a page that can be read',
    { main: { color: '#000000', backgroundColor: '#ffffff' } },
    ['main passes'],
  ],
  [
    'a link stands on the page',
    { main: { backgroundColor: '#ffffff' }, link: { color: '#cccccc' } },
    ['link fails'],
  ],
  [
    'a card without a text of its own has the page’s',
    {
      main: { color: '#000000', backgroundColor: '#ffffff' },
      signup: { backgroundColor: '#111111' },
    },
    ['main passes', 'signup fails'],
  ],
  [
    'a button has its own two',
    { buttonCTA: { color: '#fff', backgroundColor: '#0b5d57' } },
    ['buttonCTA passes'],
  ],
  ['what is no colour', { link: { color: 'red', backgroundColor: '#ffffff' } }, []],
  ['a part taken away', { link: null, main: null }, []],
])('%s', (_, styles, expected) => {
  const told = themeContrasts(styles).map(
    ({ part, passes }) => `${part} ${passes ? 'passes' : 'fails'}`,
  );
  expect(told).toEqual(expected);
});

test('the ratio is WCAG’s', () => {
  const [contrast] = themeContrasts({ main: { color: '#000', backgroundColor: '#fff' } });
  expect(contrast?.ratio).toBeCloseTo(21);
});
