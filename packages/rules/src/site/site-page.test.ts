import { isBuiltAddress, isShown, isSiteSlug, textProblems, textsFor } from './site-page';

const now = new Date('2026-06-15T09:00:00Z');

test.each([
  ['public', undefined, true],
  ['public', '2026-06-15T09:00:00Z', true],
  ['public', '2026-06-15T09:00:01Z', false],
  ['draft', undefined, false],
  ['draft', '2020-01-01T00:00:00Z', false],
  ['withdrawn', undefined, false],
] as const)('a page that is %s from %s is shown: %s', (state, from, shown) => {
  expect(isShown({ state, publicFrom: from && new Date(from) }, now)).toBe(shown);
});

test.each([
  ['autumn-in-the-spa', true],
  ['2026', true],
  ['a'.repeat(80), true],
  ['a'.repeat(81), false],
  ['', false],
  ['Autumn', false],
  ['a--b', false],
  ['-a', false],
  ['a/b', false],
  ['sitemap.xml', false],
  ['å', false],
])('“%s” is a slug: %s', (slug, expected) => {
  expect(isSiteSlug(slug)).toBe(expected);
});

test('the address of a built page is taken', () => {
  expect(isBuiltAddress('articles', 'nine-oclock')).toBe(true);
  expect(isBuiltAddress('special', 'nine-oclock')).toBe(false);
});

test.each([
  ['no', 'no'],
  ['de', 'en'],
])('a reader of %s gets %s', (language, given) => {
  const texts = [{ languageType: 'sv' }, { languageType: 'no' }, { languageType: 'en' }];
  expect(textsFor(texts, language)?.languageType).toBe(given);
  expect(textsFor(texts.slice(0, 1), language)?.languageType).toBe('sv');
});

const none = { headings: [], anchors: [], links: [], pictures: [] };
const codes = (outline: object, edited: string[] = []) =>
  textProblems({ ...none, ...outline }, edited).map(({ code, about }) => [code, about]);

test.each([
  [[2, 3, 3, 2, 3, 4], []],
  [[], []],
  [[1, 2], [['SITE_HEADING_FIRST', undefined]]],
  [[3], [['SITE_HEADING_SKIPPED', '3']]],
  [[2, 4], [['SITE_HEADING_SKIPPED', '4']]],
])('headings of the levels %j', (headings, expected) => {
  expect(codes({ headings })).toEqual(expected);
});

test.each([
  '/',
  '/product',
  '/Product/',
  '/legal#operator',
  '/articles/nine-oclock',
  '/special/autumn',
  '/activity-hub/fjord',
  '/booking/fjord/65a0',
  'https://example.com/x',
  'mailto:post@example.com',
  'tel:+47 22 22 22 22',
  '#prices',
  '#pl%C3%A5n',
])('a link to %s leads somewhere', (link) => {
  const anchors = ['prices', 'plån'];
  expect(codes({ links: [link], anchors }, ['/special/autumn'])).toEqual([]);
});

test.each([
  '/nothing',
  '/articles/nobody-wrote-this',
  'product',
  '#gone',
  '#%',
  'javascript:alert(1)',
  'https://',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
])('a link to %s does not', (link) => {
  expect(codes({ links: [link], anchors: ['prices'] })).toEqual([['SITE_LINK_UNKNOWN', link]]);
});

test('pictures are of our own store and say what they show', () => {
  const src = `/media/${'a'.repeat(24)}/1280.webp`;
  expect(codes({ pictures: [{ src, alt: 'The sauna at night' }] })).toEqual([]);
  expect(codes({ pictures: [{ src, alt: ' ' }] })).toEqual([['SITE_PICTURE_WITHOUT_TEXT', src]]);
  const other = 'https://elsewhere.example/a.png';
  expect(codes({ pictures: [{ src: other, alt: 'A' }] })).toEqual([
    ['SITE_PICTURE_UNKNOWN', other],
  ]);
});
