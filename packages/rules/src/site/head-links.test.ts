import { headLinks } from './head-links';

const PAGE = 'https://book.example/about';

test.each([
  ['the first language', 'en', PAGE],
  ['no language in particular', undefined, PAGE],
  ['another', 'no', `${PAGE}?lang=no`],
])('shown in %s, a page has one address, and names its others', (_, shown, canonical) => {
  expect(headLinks(PAGE, ['en', 'no'], shown)).toEqual([
    { rel: 'canonical', href: canonical },
    { rel: 'alternate', hreflang: 'en', href: PAGE },
    { rel: 'alternate', hreflang: 'no', href: `${PAGE}?lang=no` },
    { rel: 'alternate', hreflang: 'x-default', href: PAGE },
  ]);
});
