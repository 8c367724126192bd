import { permissions } from '@atrium/rules/access/access-levels';
import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

const look = {
  main: { backgroundColor: '#F4F7F6', color: '#14312F' },
  title: { color: '#0B4F4A', fontFamily: "Georgia, 'Times New Roman', serif", fontWeight: 700 },
  buttonCTA: { backgroundColor: '#0B5D57', color: '#fff', borderRadius: 12 },
};

describe('themes', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    vendor = await newVendor(app, {
      logo: 'https://fjord.example/logo.svg',
      tagline: 'By the water',
    });
  });
  afterAll(() => app.stop());

  const editor = () => app.staff(vendor, 2);
  const make = async (change: object = {}) =>
    (
      await editor()
        .post('/api/v1/themes', { name: 'Fjord', ...look, ...change })
        .expect(201)
    ).body.data;
  const branding = async (of: string = vendor.toHexString()) =>
    (await app.visitor().get(`/api/v1/themes/vendorDefault/${of}`).expect(200)).body.data;

  it('answer the six parts; the first is the venue’s', async () => {
    expect(await make()).toEqual({
      _id: expect.any(String),
      name: 'Fjord',
      ...look,
      signup: {},
      input: {},
      link: {},
      vendorDefault: true,
      version: 0,
    });
    expect(await make({ name: 'Winter' })).toMatchObject({ vendorDefault: false });
    const { body } = await app.staff(vendor, 1).get('/api/v1/themes').expect(200);
    expect(body.data).toMatchObject([
      { name: 'Fjord', vendorDefault: true },
      { name: 'Winter', vendorDefault: false },
    ]);
  });

  it('colour the venue’s mail, from the next one on after a change', async () => {
    const html = async () =>
      (
        await editor()
          .post('/api/v1/admin/messageTemplates/preview', {
            ...{ kind: 'welcome', language: 'en', subject: 'Hi', text: 'Welcome', example: true },
          })
          .expect(200)
      ).body.data.html;
    const { _id } = await make();
    const buttonCTA = (backgroundColor: string) => ({
      buttonCTA: { backgroundColor, color: '#ffffff' },
    });
    await editor()
      .put(`/api/v1/themes/${_id}`, { ...buttonCTA('#0b4f6c'), vendorDefault: true })
      .expect(200);
    expect(await html()).toContain('bgcolor="#0b4f6c"');
    await editor().put(`/api/v1/themes/${_id}`, buttonCTA('#7a1f3d')).expect(200);
    expect(await html()).toContain('bgcolor="#7a1f3d"');
    expect(await html()).toContain('src="https://fjord.example/logo.svg"');
    await editor().delete(`/api/v1/themes/${_id}`).expect(200);
    expect(await html()).not.toContain('#7a1f3d');
  });

  it('show a visitor the venue’s look, by id and by slug', async () => {
    expect(await branding()).toEqual({
      ...{ main: {}, signup: {}, title: {}, input: {}, buttonCTA: {}, link: {} },
      _vendor: {
        _id: vendor.toHexString(),
        name: 'Test Venue',
        slug: `venue-${vendor.toHexString()}`,
        logo: 'https://fjord.example/logo.svg',
        tagline: 'By the water',
        languageCode: 'en',
        country: 'NO',
        currency: 'NOK',
        timezone: 'Europe/Oslo',
        spaTimeSlotSpaceInMinutes: 30,
        modules: {
          services: true,
          stays: true,
          spa: true,
          fnb: true,
          memberships: true,
          openBooking: true,
        },
        holdMinutes: 10,
      },
    });
    const { _id } = await make();
    expect(await branding(`venue-${vendor.toHexString()}`)).toMatchObject({ _id, ...look });
    await app.visitor().get('/api/v1/themes/vendorDefault/nowhere').expect(404);
  });

  it('one is made the venue’s by saving it so; deleting it leaves none', async () => {
    await make();
    const winter = await make({ name: 'Winter' });
    const { body } = await editor()
      .put(`/api/v1/themes/${winter._id}`, { vendorDefault: true })
      .expect(200);
    expect(body.data).toMatchObject({ name: 'Winter', vendorDefault: true, version: 1 });
    expect((await branding()).name).toBe('Winter');
    await editor().delete(`/api/v1/themes/${winter._id}`).expect(200);
    expect(await branding()).not.toHaveProperty('name');
    const { body: rest } = await editor().get('/api/v1/themes');
    expect(rest.data).toMatchObject([{ name: 'Fjord', vendorDefault: false }]);
  });

  it('a change keeps the parts it leaves out and drops those it sets to null', async () => {
    const { _id } = await make();
    const { body } = await editor()
      .put(`/api/v1/themes/${_id}`, { title: null, link: { color: '#0B5D57' } })
      .expect(200);
    expect(body.data).toMatchObject({ ...look, title: {}, link: { color: '#0B5D57' } });
  });

  it.each([
    ['a word for a colour', { link: { color: 'red' } }, 'INVALID_COLOR', 'link.color'],
    ['half a colour', { input: { borderColor: '#12' } }, 'INVALID_COLOR', 'input.borderColor'],
    [
      'a style in a colour',
      { main: { backgroundColor: '#fff;position:fixed' } },
      'INVALID_COLOR',
      'main.backgroundColor',
    ],
    [
      'grey on white',
      { signup: { backgroundColor: '#FFFFFF', color: '#777777' } },
      'INSUFFICIENT_CONTRAST',
      'signup.color',
    ],
    [
      'headings that fade into the page',
      { title: { color: '#C8D4D2' } },
      'INSUFFICIENT_CONTRAST',
      'title.color',
    ],
    [
      'a card as dark as the page’s text',
      { signup: { backgroundColor: '#222222' } },
      'INSUFFICIENT_CONTRAST',
      'signup.color',
    ],
  ])('refuse %s', async (_, change, code, field) => {
    const { body } = await editor()
      .post('/api/v1/themes', { name: 'Bad', ...look, ...change })
      .expect(422);
    expect(body).toMatchObject({ code, details: [{ field }] });
  });

  it('refuse a change that makes an old text unreadable', async () => {
    const { _id } = await make();
    const { body } = await editor()
      .put(`/api/v1/themes/${_id}`, { main: { backgroundColor: '#0B4F4A', color: '#FFFFFF' } })
      .expect(422);
    expect(body).toMatchObject({
      code: 'INSUFFICIENT_CONTRAST',
      details: [{ field: 'title.color' }],
    });
  });

  it('take 4.5 to 1 as enough and 4.4 as too little', async () => {
    const on = (color: string) => ({ signup: { backgroundColor: '#FFFFFF', color } });
    await make(on('#767676'));
    await editor()
      .post('/api/v1/themes', { name: 'Bad', ...on('#787878') })
      .expect(422);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ buttonCTA: { borderRadius: 33 } }, 'buttonCTA.borderRadius'],
    [{ title: { fontFamily: 'x; background: url(//evil.example)' } }, 'title.fontFamily'],
    [{ title: { fontWeight: 'bold' } }, 'title.fontWeight'],
    [{ footer: {} }, 'footer'],
    [{ main: { zIndex: 1 } }, 'main.zIndex'],
  ])('do not understand %p', async (change, field) => {
    const { body } = await editor()
      .post('/api/v1/themes', { name: 'Bad', ...change })
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  it('refuse a stale version', async () => {
    const { _id } = await make();
    await editor().put(`/api/v1/themes/${_id}`, { version: 0, name: 'New' }).expect(200);
    await editor().put(`/api/v1/themes/${_id}`, { version: 0, name: 'Newer' }).expect(409);
  });

  it('are made once under one idempotency key', async () => {
    const staff = editor();
    const send = () =>
      staff.post('/api/v1/themes', { name: 'Once' }).set('idempotency-key', 'theme-1').expect(201);
    expect((await send()).body).toEqual((await send()).body);
    expect((await staff.get('/api/v1/themes')).body.data).toHaveLength(1);
  });

  it.each([
    ['post', '/api/v1/themes', { name: 'Look' }],
    ['put', '/api/v1/themes/0123456789abcdef01234567', {}],
    ['delete', '/api/v1/themes/0123456789abcdef01234567', undefined],
  ] as const)('%s %s: by level', async (method, path, body) => {
    for (const level of [1, 2, 3, 4] as const) {
      const { status } = await app.staff(vendor, level).call(method, path, body);
      expect({ level, refused: status === 403 }).toEqual({
        level,
        refused: level < permissions['themes.edit'],
      });
    }
    await app.guest(vendor, new Types.ObjectId()).call(method, path, body).expect(403);
    await app.visitor().call(method, path, body).expect(401);
  });

  it('are listed to staff of the venue only', async () => {
    const { _id } = await make();
    const stranger = app.staff(await newVendor(app), 3);
    expect((await stranger.get('/api/v1/themes').expect(200)).body.data).toEqual([]);
    await stranger.put(`/api/v1/themes/${_id}`, { name: 'Mine' }).expect(404);
    await stranger.delete(`/api/v1/themes/${_id}`).expect(404);
    await app.guest(vendor, new Types.ObjectId()).get('/api/v1/themes').expect(403);
    await app.visitor().get('/api/v1/themes').expect(401);
  });
});
