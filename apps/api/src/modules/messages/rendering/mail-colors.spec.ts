import { mailColors, plainColors } from './mail-colors';

const INK = '#1f2328';

it.each([
  ['no theme', {}, plainColors],
  [
    'a readable theme',
    { title: { color: '#0b4f6c' }, buttonCTA: { backgroundColor: '#0b4f6c', color: '#fefefe' } },
    { heading: '#0b4f6c', button: '#0b4f6c', buttonText: '#fefefe' },
  ],
  [
    'a heading for a dark page',
    { title: { color: '#ffeecc' } },
    { heading: INK, button: INK, buttonText: '#ffffff' },
  ],
  [
    'a light button without a colour of its own',
    { buttonCTA: { backgroundColor: '#ffdd00' } },
    { heading: INK, button: '#ffdd00', buttonText: INK },
  ],
  [
    'a dark button without a colour of its own',
    { buttonCTA: { backgroundColor: '#223' } },
    { heading: INK, button: '#223', buttonText: '#ffffff' },
  ],
  [
    'no colour at all',
    { title: { color: 'red;x' }, buttonCTA: { backgroundColor: 'url(x)', color: null } },
    plainColors,
  ],
])('the colours of %s', (_, theme, expected) => {
  expect(mailColors(theme)).toEqual(expected);
});
