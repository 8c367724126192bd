import { headTitle, type PageHead, pageHead } from './page-head';

const sauna: PageHead = {
  title: headTitle('Sauna', 'Fjord Hotel & Spa'),
  description: 'Ninety minutes of heat.',
  address: 'https://book.example/activity-hub/fjord/discover/65a0',
  site: 'Fjord Hotel & Spa',
  locale: 'nb-NO',
  picture: { address: 'https://book.example/media/65a1/640.jpeg', alt: 'The sauna' },
};

test('says what the page is, where it is and what it looks like', () => {
  expect(
    pageHead({ ...sauna, picture: { ...sauna.picture, size: { width: 640, height: 427 } } }),
  ).toBe(
    [
      '<title>Sauna &#183; Fjord Hotel &#38; Spa</title>',
      '<meta name="description" content="Ninety minutes of heat.">',
      '<link rel="canonical" href="https://book.example/activity-hub/fjord/discover/65a0">',
      '<meta property="og:type" content="website">',
      '<meta property="og:site_name" content="Fjord Hotel &#38; Spa">',
      '<meta property="og:title" content="Sauna &#183; Fjord Hotel &#38; Spa">',
      '<meta property="og:description" content="Ninety minutes of heat.">',
      '<meta property="og:url" content="https://book.example/activity-hub/fjord/discover/65a0">',
      '<meta property="og:locale" content="nb_NO">',
      '<meta property="og:image" content="https://book.example/media/65a1/640.jpeg">',
      '<meta property="og:image:width" content="640">',
      '<meta property="og:image:height" content="427">',
      '<meta property="og:image:alt" content="The sauna">',
      '<meta name="twitter:card" content="summary_large_image">',
    ].join(''),
  );
});

test.each([
  ['"><script>alert(1)</script>', '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;'],
  ["' onload='x", '&#39; onload=&#39;x'],
  ['&quot;', '&#38;quot;'],
  ['$1 `x` \\', '&#36;1 &#96;x&#96; &#92;'],
  ['Søtt & salt 🧖', 'S&#248;tt &#38; salt &#129494;'],
  ['Heat\r\nset-cookie: a=1', 'Heat set-cookie: a=1'],
  ['\u0000\u2028Heat', 'Heat'],
])('a name that is %j is a text and nothing else', (name, shown) => {
  const head = pageHead({
    ...{ ...sauna, title: headTitle(name), description: name, site: name },
    picture: { address: `https://a.example/${name}`, alt: name },
  });
  expect(head).toContain(`<title>${shown}</title>`);
  expect(head).toContain(`<meta property="og:site_name" content="${shown}">`);
  expect(head).toContain(`<meta property="og:image:alt" content="${shown}">`);
  expect(head).toMatch(/^[ -~]+$/);
  const tags = head.match(/<[^>]*>/g)?.map((tag) => /^<\/?(\w+)/.exec(tag)?.[1]);
  expect(new Set(tags)).toEqual(new Set(['title', 'meta', 'link']));
});

test('long texts are cut after a word, and the longest fit into a header', () => {
  const head = pageHead({ ...sauna, description: 'Ninety minutes of heat. '.repeat(40) });
  const [, about = ''] = /name="description" content="([^"]*)"/.exec(head) ?? [];
  expect(about).toMatch(/ of&#8230;$|heat\.&#8230;$|Ninety&#8230;$|minutes&#8230;$/);
  expect(about.replace('&#8230;', '…').length).toBeLessThanOrEqual(200);
  const long = '🧖'.repeat(5_000);
  const longest = pageHead({
    ...{ ...sauna, title: headTitle(long, long), description: long, site: long },
    picture: { ...sauna.picture, alt: long },
  });
  expect(longest.length).toBeLessThan(14_000);
});
