import { renderText } from './render-text';

const PICTURE = `/media/${'a'.repeat(24)}/1280.webp`;

test('a text becomes the HTML of the site’s own pages', () => {
  const { html } = renderText(
    [
      '## Autumn *here*\n\nOne **two** [three](/product), [four](https://example.com).\n',
      `![The sauna](${PICTURE} "At night")\n`,
      '- a\n- b\n\n| A | B |\n|---|---|\n| 1 | 2 |\n',
    ].join('\n'),
  );
  expect(html).toContain('<h2 id="autumn-here" tabindex="-1">Autumn <em>here</em></h2>');
  expect(html).toContain('One <strong>two</strong> <a href="/product">three</a>');
  expect(html).toContain('<a href="https://example.com" rel="noopener">four</a>');
  expect(html).toContain('<div class="pictures"><figure class="desk"><div><img');
  expect(html).toContain(`src="${PICTURE}" alt="The sauna"`);
  expect(html).toContain('<figcaption>At night</figcaption></figure></div>');
  expect(html).toContain('<div class="table"><table>');
});

test('what is in it is told for the checks', () => {
  const { outline } = renderText(
    `# One\n\n### Three\n\n### Three\n\n[x](/nowhere) [y](<javascript:alert(1)>) ![](${PICTURE})`,
  );
  expect(outline).toEqual({
    headings: [1, 3, 3],
    anchors: ['one', 'three', 'three-2'],
    links: ['/nowhere', 'javascript:alert(1)'],
    pictures: [{ src: PICTURE, alt: '' }],
  });
});

/** Each tries to become something else than text. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](<javascript&colon;alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](//evil.example)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![x](https://evil.example/track.png)',
  '![" onerror="alert(1)](/media/x)',
  '[x](/a "onmouseover=alert(1)")',
  '[x](/a" onclick="alert(1))',
  '![x](/a "</figcaption><script>alert(1)</script>")',
  '## <img src=x onerror=alert(1)>',
  '```html onload=alert(1)\n<script>alert(1)</script>\n```',
  '<https://example.com/" onclick="alert(1)>',
  '<javascript:alert(1)>',
  '<style>*{display:none}</style>',
  '<form action=https://evil.example><input name=password></form>',
  '<!--><script>alert(1)</script>-->',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '[x]: javascript:alert(1)\n\n[x]',
  '@@site-body@@ <base href=//evil.example>',
];

/** The tags that a browser would make of it, with their attributes. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, tag = '', attributes = '']) => ({ tag: tag.toLowerCase(), attributes }),
  );

test.each(hostile)('%s stays harmless', (body) => {
  const { html } = renderText(body);
  for (const { tag, attributes } of tagsOf(html)) {
    expect(tag).toMatch(
      /^(?:h[2-6]|p|ul|ol|li|hr|pre|code|em|strong|s|a|br|img|figure|figcaption|div|table|thead|tbody|tr|th|td|blockquote)$/,
    );
    for (const [, name = '', value = ''] of attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/gi)) {
      expect(name).toMatch(/^(?:href|rel|src|alt|class|id|tabindex|loading|decoding|start)$/);
      if (name === 'href') expect(value).toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/)|#|$)/);
      if (name === 'src') expect(value).toMatch(/^(?:\/(?!\/)|$)/);
    }
  }
  // nothing that looks like a tag is left but those
  expect(html.replace(/<\/?[a-z0-9]+(?:\s+[a-z-]+(?:="[^"]*")?)*\s*\/?>/gi, '')).not.toContain('<');
});

test('a long text is rendered in no time, however it nests', () => {
  const started = performance.now();
  renderText(`${'>'.repeat(5_000)}x\n\n${'*a_'.repeat(8_000)}\n\n${'['.repeat(10_000)}`);
  expect(performance.now() - started).toBeLessThan(5_000);
});
