import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Types } from 'mongoose';
import type { Test } from 'supertest';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { aPicture, PICTURES } from '../support/things/pictures';

const PAGES = '/api/v1/admin/sitePages';
const SHOWN = '/api/v1/sitePages';

/** What the public app's build draws, as its server sends it. */
const drawn: Record<string, string> = {
  frame:
    '<html><head><title>@@site-title@@ · Atrium</title><meta name="description" content="@@site-description@@"><meta name="site-picture" content="http://origin.invalid/p.png"><!--@@site-head@@--></head><body><article lang="@@site-locale@@"><time>@@site-day@@</time><h1>@@site-title@@</h1><!--@@site-body@@--></article><!--@@site-data@@--></body></html>',
  articles:
    '<h1>Articles</h1><a href="http://origin.invalid/x"></a><div id="edited"><!--@@site-list@@--></div>',
  special: '<h1>Special</h1><!--@@site-list@@-->',
  'articles/nine-oclock': '<h1>Nine o’clock is nine o’clock</h1>',
  '404': '<h1>Page not found</h1>',
};

describe('pages of the site', () => {
  let app: TestApp;
  let site: Server;
  let vendor: Types.ObjectId;
  let isSiteUp = true;

  beforeAll(async () => {
    site = createServer((request, reply) => {
      const [, name = ''] =
        /^\/_public\/pages\/(?:en|no|de)\/(.+)\.html$/.exec(request.url ?? '') ?? [];
      const page = drawn[name];
      if (!isSiteUp) return void request.socket.destroy();
      reply.writeHead(page ? 200 : 404, { 'content-security-policy': "default-src 'none'" });
      reply.end(page);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => site.once('listening', resolve));
    app = await TestApp.start(undefined, {
      SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    });
    vendor = await newVendor(app);
  });
  afterAll(async () => {
    await app.stop();
    await new Promise((resolve) => site.close(resolve));
  });
  beforeEach(async () => {
    await app.connection.collection('sitepages').deleteMany({});
  });

  const admin = (level: 1 | 2 | 3 | 4 = 4) => app.staff(vendor, level);
  const text = (languageType: string, title: string, body = '## One\n\nWords.') => ({
    ...{ languageType, title, description: `About ${title}`, body },
  });
  const draft = (change: object = {}) => ({
    ...{ kind: 'articles', slug: 'autumn', state: 'public' },
    texts: [text('en', 'Autumn'), text('no', 'Høst')],
    ...change,
  });
  const made = async (change: object = {}) =>
    (await admin().post(PAGES, draft(change)).expect(201)).body.data;
  const html = (path: string, headers: Record<string, string> = {}) =>
    app.visitor().get(path).set(headers);

  it('are written, listed, changed and deleted by system administrators', async () => {
    const page = await made({ publicFrom: '2026-06-15T10:00:00+02:00' });
    expect(page).toMatchObject({
      ...draft({ publicFrom: '2026-06-15T08:00:00.000Z' }),
      version: 1,
    });
    expect((await admin().get(`${PAGES}/${page._id}`).expect(200)).body.data).toEqual(page);
    const { body: list } = await admin().get(PAGES).expect(200);
    expect(list.data).toMatchObject([{ _id: page._id, title: 'Autumn', languages: ['en', 'no'] }]);
    const { body } = await admin()
      .put(`${PAGES}/${page._id}`, draft({ state: 'withdrawn', version: 1 }))
      .expect(200);
    expect(body.data).toMatchObject({ state: 'withdrawn', version: 2 });
    expect(body.data.publicFrom).toBeUndefined();
    await admin().delete(`${PAGES}/${page._id}`).expect(200);
    await admin().get(`${PAGES}/${page._id}`).expect(404);
    const log = await app.connection
      .collection('audit')
      .find({ _vendor: vendor, entity: 'sitePage' })
      .sort({ _id: 1 })
      .toArray();
    expect(log.map(({ action }) => action)).toEqual([
      ...['sitePage.created', 'sitePage.updated', 'sitePage.deleted'],
    ]);
    expect(log[1]).toMatchObject({
      before: { siteState: 'public' },
      after: { siteState: 'withdrawn' },
    });
  });

  it('are the installation’s: whoever works in another venue writes the same, in the log of their own', async () => {
    const { _id } = await made();
    const other = (await newVendor(app)).toHexString();
    const there = (request: Test) => request.set('x-vendor-id', other);
    const { body } = await there(admin().get(PAGES)).expect(200);
    expect(body.data).toHaveLength(1);
    await there(admin().put(`${PAGES}/${_id}`, draft({ state: 'draft', version: 1 }))).expect(200);
    const entry = await app.connection
      .collection('audit')
      .findOne({ action: 'sitePage.updated', entityId: new Types.ObjectId(String(_id)) });
    expect(entry?._vendor).toEqual(vendor);
  });

  it('are not found by an id that none of them has', async () => {
    for (const id of [new Types.ObjectId().toHexString(), 'x']) {
      await admin().get(`${PAGES}/${id}`).expect(404);
      await admin()
        .put(`${PAGES}/${id}`, draft({ version: 1 }))
        .expect(404);
      await admin().delete(`${PAGES}/${id}`).expect(404);
    }
  });

  it.each([1, 2, 3] as const)('are none of the business of level %s', async (level) => {
    const { _id } = await made();
    await admin(level).get(PAGES).expect(403);
    await admin(level).get(`${PAGES}/${_id}`).expect(403);
    await admin(level)
      .post(PAGES, draft({ slug: 'other' }))
      .expect(403);
    await admin(level).post(`${PAGES}/preview`, { body: 'x' }).expect(403);
    await admin(level)
      .put(`${PAGES}/${_id}`, draft({ version: 1 }))
      .expect(403);
    await admin(level).delete(`${PAGES}/${_id}`).expect(403);
  });

  it('are not saved over somebody else’s change', async () => {
    const { _id } = await made();
    await admin()
      .put(`${PAGES}/${_id}`, draft({ state: 'draft', version: 1 }))
      .expect(200);
    const { body } = await admin()
      .put(`${PAGES}/${_id}`, draft({ version: 1 }))
      .expect(409);
    expect(body.code).toBe('STALE_VERSION');
  });

  it('have an address of their own', async () => {
    await made();
    const { body } = await admin().post(PAGES, draft()).expect(422);
    expect(body.code).toBe('SLUG_TAKEN');
    await made({ kind: 'special' });
    const built = await admin()
      .post(PAGES, draft({ slug: 'nine-oclock' }))
      .expect(422);
    expect(built.body.details[0]).toMatchObject({ field: 'slug', code: 'SLUG_TAKEN' });
  });

  it.each([
    ['slug', { slug: 'Not/A Slug' }],
    ['slug', { slug: '' }],
    ['kind', { kind: 'blog' }],
    ['state', { state: 'hidden' }],
    ['publicFrom', { publicFrom: '2026-12-01' }],
    ['publicFrom', { publicFrom: '2026-13-01T00:00:00Z' }],
    ['texts', { texts: [text('en', 'A'), text('en', 'B')] }],
    ['texts.0.title', { texts: [text('en', ' ')] }],
    ['texts.0.languageType', { texts: [text('da', 'A')] }],
    ['texts.0.body', { texts: [text('en', 'A', 'x'.repeat(40_001))] }],
    ['_picture', { _picture: 'x' }],
  ])('refuse a wrong %s', async (field, wrong) => {
    const { body } = await admin().post(PAGES, draft(wrong)).expect(400);
    expect(body.details.map((one: { field: string }) => one.field)).toContain(field);
  });

  it('may be unfinished while they are drafts, and say what is missing before they are public', async () => {
    const texts = [
      { ...text('en', 'Autumn', '### Deep\n\n[x](/nowhere) ![](/a.png)'), description: '' },
    ];
    await made({ texts, state: 'draft' });
    const { body } = await admin()
      .post(PAGES, draft({ slug: 'other', texts }))
      .expect(422);
    expect(body.code).toBe('SITE_PAGE_UNFINISHED');
    expect(
      body.details.map((one: { field: string; code: string }) => [one.field, one.code]),
    ).toEqual([
      ['texts.no', 'SITE_TEXT_MISSING'],
      ['texts.en.description', 'SITE_TEXT_MISSING'],
      ['texts.en.body', 'SITE_HEADING_SKIPPED'],
      ['texts.en.body', 'SITE_LINK_UNKNOWN'],
      ['texts.en.body', 'SITE_PICTURE_UNKNOWN'],
      ['texts.en.body', 'SITE_PICTURE_WITHOUT_TEXT'],
    ]);
  });

  it('may link to each other', async () => {
    await made({ slug: 'first' });
    const body = '[first](/articles/first) [itself](/articles/second)';
    await made({ slug: 'second', texts: [text('en', 'A', body), text('no', 'B', body)] });
  });

  it('are previewed by what draws them for visitors', async () => {
    const body = '## One\n\n<script>alert(1)</script> [x](/gone)';
    const { body: answer } = await admin().post(`${PAGES}/preview`, { body }).expect(200);
    expect(answer.data.problems).toEqual([{ code: 'SITE_LINK_UNKNOWN', about: '/gone' }]);
    await made({ state: 'draft', texts: [text('en', 'A', '## One\n\n<script>alert(1)</script>')] });
    expect(answer.data.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(answer.data.html).not.toContain('<script');
  });

  it('show a picture of the venue that says what it shows, and keep it', async () => {
    const picture = await aPicture(app, admin());
    const { body } = await admin()
      .post(PAGES, draft({ _picture: picture._id }))
      .expect(422);
    expect(body.code).toBe('PICTURE_WITHOUT_TEXT');
    const alts = [{ languageType: 'en', text: 'A sauna in the snow' }];
    await admin().put(`${PICTURES}/${picture._id}`, { alts }).expect(200);
    const page = await made({ _picture: picture._id });
    const { body: shown } = await html(`${SHOWN}/articles/autumn`).expect(200);
    expect(shown.data.picture).toMatch(new RegExp(`^/media/${picture._id}/\\d+\\.webp$`));
    expect(shown.data.html).toContain('alt="A sauna in the snow"');
    const kept = await admin().delete(`${PICTURES}/${picture._id}`).expect(409);
    expect(kept.body.code).toBe('PICTURE_IN_USE');

    // an administrator who works in another venue leaves it as it is
    const other = await newVendor(app);
    const elsewhere = app.staff(other, 4);
    await elsewhere.put(`${PAGES}/${page._id}`, draft({ _picture: picture._id })).expect(200);
    await elsewhere.post(PAGES, draft({ slug: 'x', _picture: picture._id })).expect(404);
    await elsewhere.put(`${PAGES}/${page._id}`, draft()).expect(200);
    await admin().delete(`${PICTURES}/${picture._id}`).expect(200);
  });

  describe('as visitors load them', () => {
    it('are whole without JavaScript, with all that search engines and shared links ask for', async () => {
      await made();
      const answer = await html('/articles/autumn').expect(200);
      expect(answer.headers).toMatchObject({
        ...{ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
        ...{ 'content-security-policy': "default-src 'none'" },
      });
      expect(answer.headers.vary).toContain('accept-language');
      const address = 'http://localhost:3000/articles/autumn';
      for (const part of [
        '<title>Autumn · Atrium</title>',
        'content="About Autumn"',
        '<article lang="en-GB"><time>15 June 2026</time><h1>Autumn</h1>',
        '<h2 id="one" tabindex="-1">One</h2>',
        `<link rel="canonical" href="${address}">`,
        `<link rel="alternate" hreflang="no" href="${address}?lang=no">`,
        `<link rel="alternate" hreflang="x-default" href="${address}">`,
        '<meta property="og:title" content="Autumn">',
        '<meta property="og:image" content="http://localhost:3000/p.png">',
        '"@type":"Article","inLanguage":"en-GB","headline":"Autumn"',
      ]) {
        expect(answer.text).toContain(part);
      }
      expect(answer.text).not.toContain('@@site');
      const norwegian = await html('/articles/autumn', { 'accept-language': 'nb-NO' });
      expect(norwegian.text).toContain('<h1>Høst</h1>');
      expect(norwegian.text).toContain(`<link rel="canonical" href="${address}?lang=no">`);
      expect((await html('/articles/Autumn/?lang=no')).text).toContain('<h1>Høst</h1>');
      expect((await html('/articles/autumn?lang=de')).text).toContain('lang="en-GB"');
    });

    it('are sent once, and then only when they are others', async () => {
      const page = await made();
      const { headers } = await html('/articles/autumn').expect(200);
      const etag = String(headers.etag);
      await html('/articles/autumn', { 'if-none-match': etag }).expect(304);
      await admin()
        .put(
          `${PAGES}/${page._id}`,
          draft({ texts: [text('en', 'Late autumn'), text('no', 'Høst')] }),
        )
        .expect(200);
      await html('/articles/autumn', { 'if-none-match': etag }).expect(200);
    });

    it.each([
      ['a draft', { state: 'draft' }],
      ['one that was withdrawn', { state: 'withdrawn' }],
      ['one that is not public yet', { publicFrom: '2026-06-15T09:00:01Z' }],
    ])('are not found: %s', async (_, change) => {
      await made(change);
      const answer = await html('/articles/autumn').expect(404);
      expect(answer.text).toContain('<h1>Page not found</h1>');
      await html(`${SHOWN}/articles/autumn`).expect(404);
      expect((await html('/articles')).text).not.toContain('Autumn');
      expect((await html('/articles/sitemap.xml')).text).not.toContain('autumn');
    });

    it('are there from the moment that was set', async () => {
      await made({ publicFrom: '2026-06-15T09:00:01Z' });
      app.clock.set('2026-06-15T09:00:01Z');
      await html('/articles/autumn').expect(200);
      app.clock.set('2026-06-15T09:00:00Z');
      await html('/articles/autumn').expect(404);
    });

    it.each(['/articles/nobody', '/special/nine-oclock', '/articles/frame', '/articles/..%2f404'])(
      'are not found: %s',
      async (path) => {
        await html(path).expect(404);
      },
    );

    it('stand below those of the build in the list of their kind, and in the sitemap', async () => {
      await made({ texts: [text('en', 'A <b> & "c"'), text('no', 'Høst')] });
      await made({ kind: 'special', slug: 'other' });
      const list = await html('/articles').expect(200);
      expect(list.text).toContain('<a href="http://localhost:3000/x">');
      expect(list.text).toContain('<a href="/articles/autumn">A &lt;b&gt; &amp; &quot;c&quot;</a>');
      expect(list.text).not.toContain('/special/other');
      expect((await html('/special')).text).toContain('/special/other');
      const { body } = await html(`${SHOWN}?kind=articles&lang=no`).expect(200);
      expect(body.data).toMatchObject([{ address: '/articles/autumn', title: 'Høst' }]);
      await html(`${SHOWN}?kind=blog`).expect(400);
      const sitemap = await html('/articles/sitemap.xml').expect(200);
      expect(sitemap.text).toContain('<loc>http://localhost:3000/special/other</loc>');
      expect(sitemap.text).toContain(
        'hreflang="no" href="http://localhost:3000/articles/autumn?lang=no"',
      );
    });

    it('pass on what the build drew, and what was drawn before while the site is away', async () => {
      expect((await html('/articles/nine-oclock').expect(200)).text).toContain('Nine o’clock');
      isSiteUp = false;
      app.clock.set('2026-06-15T10:00:00Z');
      expect((await html('/articles/nine-oclock').expect(200)).text).toContain('Nine o’clock');
      await html('/articles/one-place-one-guest').expect(503);
      isSiteUp = true;
      app.clock.set('2026-06-15T09:00:00Z');
    });

    it('cannot break out of the place they stand in', async () => {
      const title = '</title><script>alert(1)</script>@@site-body@@';
      await made({ texts: [text('en', title, '@@site-title@@ </script>'), text('no', 'Høst')] });
      const { text: page } = await html('/articles/autumn').expect(200);
      expect(page).not.toContain('<script>alert');
      expect(page.match(/<\/script>/g)).toHaveLength(2);
      expect(page.match(/<script/g)).toHaveLength(2);
      expect(page).toContain('&lt;/title&gt;');
    });
  });
});
