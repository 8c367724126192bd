import { SANDBOX } from '@atrium/rules/venue/sandbox';
import { guideOrder } from '../../src/reference/guide-order';
import { TestApp } from '../support/test-app';

describe('the reference', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const page = async (path: string) => {
    const { text, headers } = await app.visitor().get(path).expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    return text;
  };

  it('lists the guides for whoever has no script, and loads scripts of ours alone', async () => {
    const text = await page('/open-api');
    for (const slug of guideOrder) expect(text).toContain(`href="/open-api/guides/${slug}"`);
    const scripts = [...text.matchAll(/<script([^>]*)>([^<]*)/g)];
    expect(scripts).toHaveLength(2);
    for (const [, attributes, inside] of scripts) {
      expect([attributes, inside]).toEqual([expect.stringMatching(/^ src="\/open-api\//), '']);
    }
  });

  it('names the key of the sandbox only where there is one', async () => {
    expect(await page('/open-api')).not.toContain(SANDBOX.key);
  });

  it.each(guideOrder)('has a page of the guide %s that needs no script', async (slug) => {
    const text = await page(`/open-api/guides/${slug}`);
    expect(text).not.toContain('<script');
    expect(text.match(/<h1/g)).toHaveLength(1);
    for (const [, address = ''] of text.matchAll(/href="(\/open-api[^"#]*)/g)) {
      await app.visitor().get(address).expect(200);
    }
  });

  it.each(['br', 'gzip', 'identity'])(
    'sends its files packed as %s, to be kept for good',
    async (packing) => {
      const [, address = ''] = /href="([^"]+\.css)"/.exec(await page('/open-api')) ?? [];
      const { headers } = await app
        .visitor()
        .get(address)
        .set('accept-encoding', packing)
        .buffer(false)
        .expect(200);
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['content-encoding']).toBe(packing === 'identity' ? undefined : packing);
    },
  );

  it.each([
    '/open-api/guides/none',
    '/open-api/assets/none.js',
    '/open-api/assets/..%2Fguides.json',
  ])('has nothing at %s', (path) => app.visitor().get(path).expect(404));

  it('lets no script run that stands in a page', async () => {
    const { headers } = await app.visitor().get('/open-api').expect(200);
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
  });
});
