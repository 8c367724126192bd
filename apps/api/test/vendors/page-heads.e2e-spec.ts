import type { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { aPicture, PICTURES } from '../support/things/pictures';

const HOSTILE = `"><script>alert('1')</script>`;
const UNKNOWN = '650000000000000000000000';

const named = { languageCode: 'no', name: 'Fjord Hotell & Spa', tagline: 'Ro ved vannet' };
const texts = (text: string) => ({ languageType: 'no', text });

describe('what those who share a page of a venue see', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const ask = (vendor: string | Types.ObjectId, query = '') =>
    app.visitor().get(`/heads/${vendor}${query}`);
  const head = async (vendor: Types.ObjectId, query = ''): Promise<string> => {
    const { headers } = await ask(vendor, query).expect(204);
    return headers['x-page-head'] ?? '';
  };
  const contentOf = (html: string, name: string) =>
    new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const service = async (vendor: Types.ObjectId, change: object = {}): Promise<string> => {
    const { body } = await app
      .staff(vendor, 2)
      .post('/api/v1/services', { name: 'Sauna', capacity: 8, times: [], ...change })
      .expect(201);
    return body.data._id;
  };
  const treatment = async (vendor: Types.ObjectId, change: object = {}): Promise<string> => {
    const at = new Date();
    const type = { name: 'Massage', description: '', languageList: [], active: true, online: true };
    const { insertedId } = await app.connection
      .collection('treatmenttypes')
      .insertOne({ _vendor: vendor, ...type, createdAt: at, updatedAt: at, ...change });
    return insertedId.toHexString();
  };
  const picture = async (vendor: Types.ObjectId): Promise<string> => {
    const { _id } = await aPicture(app, app.staff(vendor, 3));
    await app
      .staff(vendor, 3)
      .put(`${PICTURES}/${_id}`, { alts: [texts('Badstuen')] })
      .expect(200);
    return _id;
  };

  it('of the venue: its name, its line and its picture, in its language', async () => {
    const vendor = await newVendor(app, named);
    const html = await head(vendor);
    expect(html).toContain('<title>Fjord Hotell &#38; Spa</title>');
    expect(contentOf(html, 'description')).toBe('Ro ved vannet');
    expect(contentOf(html, 'og:locale')).toBe('nb_NO');
    expect(html).toMatch(
      new RegExp(`<link rel="canonical" href="https?://[^"/]+/activity-hub/venue-${vendor}">`),
    );
    expect(contentOf(html, 'og:image')).toMatch(/^https?:.*\/_public\/social\.png$/);

    const bare = await newVendor(app, { name: 'Fjord', languageCode: 'no' });
    const words = contentOf(await head(bare), 'description');
    expect(words).toBe('Bestill aktiviteter og se reservasjonene dine hos Fjord.');
  });

  it('of the venue: its cover before its logo', async () => {
    const vendor = await newVendor(app, { ...named, logo: 'https://fjord.example/logo.svg' });
    expect(contentOf(await head(vendor), 'og:image')).toBe('https://fjord.example/logo.svg');
    expect(contentOf(await head(vendor), 'twitter:card')).toBe('summary');
    const { _id: _cover } = await aPicture(app, app.staff(vendor, 3));
    const { body } = await app.staff(vendor, 3).get('/api/v1/admin/vendor').expect(200);
    await app
      .staff(vendor, 3)
      .put('/api/v1/admin/vendor', { _cover, version: body.data.version })
      .expect(200);
    const html = await head(vendor);
    expect(contentOf(html, 'og:image')).toMatch(new RegExp(`^https?:.*/media/${_cover}/640.jpeg$`));
    expect(contentOf(html, 'og:image:width')).toBe('600');
    expect(contentOf(html, 'og:image:height')).toBe('400');
    expect(contentOf(html, 'og:image:alt')).toBe('Fjord Hotell &#38; Spa');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  });

  it('of an activity: its texts and its first picture, whatever language they read', async () => {
    const vendor = await newVendor(app, named);
    const _picture = await picture(vendor);
    const id = await service(vendor, {
      description: 'Heat',
      languageList: [{ languageType: 'no', name: 'Badstue', description: 'Varme ved fjorden' }],
      _pictures: [_picture],
    });
    for (const language of ['no', 'de']) {
      const { headers } = await app
        .visitor()
        .get(`/heads/${vendor}?activity=${id}`)
        .set('accept-language', language)
        .expect(204);
      const html = headers['x-page-head'] ?? '';
      expect(html).toContain('<title>Badstue &#183; Fjord Hotell &#38; Spa</title>');
      expect(contentOf(html, 'og:description')).toBe('Varme ved fjorden');
      expect(contentOf(html, 'og:image')).toContain(`/media/${_picture}/`);
      expect(contentOf(html, 'og:image:alt')).toBe('Badstuen');
      expect(html).toContain(`/activity-hub/venue-${vendor}/discover/${id}">`);
    }
  });

  it('of a treatment: its name, and how to book it where nobody described it', async () => {
    const vendor = await newVendor(app, { ...named, languageCode: 'en' });
    const html = await head(vendor, `?treatment=${await treatment(vendor)}`);
    expect(html).toContain('<title>Massage &#183; Fjord Hotell &#38; Spa</title>');
    expect(contentOf(html, 'description')).toBe(
      'See available times for Massage at Fjord Hotell &#38; Spa and book yours.',
    );
  });

  it('is text, whatever it is called', async () => {
    const vendor = await newVendor(app, { name: HOSTILE, tagline: HOSTILE, logo: 'javascript:1' });
    const id = await service(vendor, {
      ...{ name: HOSTILE, description: `${HOSTILE}\r\nset-cookie: a=1` },
      image: `https://a.example/${encodeURI(HOSTILE)}`,
    });
    const offered = await treatment(vendor, { name: HOSTILE });
    for (const query of ['', `?activity=${id}`, `?treatment=${offered}`]) {
      const { headers } = await ask(vendor, query).expect(204);
      const html = headers['x-page-head'] ?? '';
      expect(html).not.toMatch(/<script|alert\('|javascript:/);
      expect(html).toContain('&#34;&#62;&#60;script&#62;alert(');
      expect(html).toMatch(/^[ -~]+$/);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('is not there for what guests cannot book, and says nothing of it', async () => {
    const vendor = await newVendor(app, named);
    const other = await newVendor(app);
    const refused = [
      `?activity=${await service(vendor, { active: false })}`,
      `?activity=${await service(other)}`,
      `?activity=${UNKNOWN}`,
      `?treatment=${await treatment(vendor, { active: false })}`,
      `?treatment=${await treatment(vendor, { online: false })}`,
      `?treatment=${await treatment(other)}`,
    ];
    for (const query of refused) {
      const { headers } = await ask(vendor, query).expect(404);
      expect([query, headers['x-page-head']]).toEqual([query, undefined]);
    }
    await ask('nowhere').expect(404);
    await ask(vendor, '?activity=1').expect(400);
  });

  it('is the venue’s own for what needs a code', async () => {
    const vendor = await newVendor(app, named);
    const id = await service(vendor, { name: 'Secret dinner', code: 'ONLYUS' });
    const html = await head(vendor, `?activity=${id}`);
    expect(html).toBe(await head(vendor));
    expect(html).not.toContain('Secret');
  });

  it('is not there for what the venue has switched off', async () => {
    const modules = { stays: true, memberships: true, fnb: true, openBooking: true };
    const vendor = await newVendor(app, { modules: { ...modules, services: false, spa: false } });
    // tables are services, too
    const [id, offered] = [await service(vendor), await treatment(vendor)];
    await ask(vendor).expect(204);
    await ask(vendor, `?activity=${id}`).expect(404);
    await ask(vendor, `?treatment=${offered}`).expect(404);
  });
});
