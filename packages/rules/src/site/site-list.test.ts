import { siteListHtml } from './site-list';

test('each page is a heading that leads to it, and what it is about', () => {
  expect(siteListHtml([])).toBe('');
  const page = { address: '/special/a', title: 'A & <b>', description: '"x"' };
  expect(siteListHtml([page, page]).split('</p>')).toHaveLength(3);
  expect(siteListHtml([page])).toBe(
    '<h2 tabindex="-1"><a href="/special/a">A &amp; &lt;b&gt;</a></h2>\n<p>&quot;x&quot;</p>',
  );
});
