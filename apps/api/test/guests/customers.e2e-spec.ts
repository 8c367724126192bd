import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { kari, makeGuest } from '../support/things/customers';

describe('guests', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    vendor = await newVendor(app);
  });
  afterAll(() => app.stop());

  const staff = () => app.staff(vendor, 1);
  const save = (guest: object) => staff().put('/api/admin/customer', guest);
  const make = (guest?: object) => makeGuest(app, vendor, guest);

  it('a new guest is stored as others will look for it', async () => {
    const { body } = await save({ _id: 'new', ...kari, birthDate: '1990-02-28' }).expect(201);
    expect(body).toEqual({
      success: true,
      message: 'Guest updated successfully',
      data: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        firstname: 'Kari',
        lastname: 'Nordmann',
        email: 'kari@mail.example',
        phone: '+4791234567',
        birthDate: '1990-02-28',
        active: true,
        doNotDelete: false,
        hasPassword: false,
        tags: [],
        vip: false,
        version: 0,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    });
  });

  it('a whole guest can be sent back as it came, and changed', async () => {
    const made = await make();
    const { body: same } = await save(made).expect(200);
    expect(same.message).toBe('Guest updated successfully');
    expect(same.data).toEqual({ ...made, version: 1, updatedAt: expect.any(String) });
    // a save that changes nothing is no news
    expect(
      await app.connection
        .collection('audit')
        .countDocuments({ action: 'customer.updated', _vendor: vendor }),
    ).toBe(0);
    const { body } = await save({
      ...same.data,
      firstName: undefined,
      lastname: 'Berg',
      phone: '',
      company: 'Fjord AS',
      address: { street: 'Strandveien 4', city: 'Bergen', postalCode: ' ' },
      doNotDelete: true,
    }).expect(200);
    expect(body.data).toMatchObject({
      lastname: 'Berg',
      company: 'Fjord AS',
      address: { street: 'Strandveien 4', city: 'Bergen' },
      doNotDelete: true,
      version: 2,
    });
    expect(body.data).not.toHaveProperty('phone');
  });

  it('tags are kept once each, suggested to this venue alone, and found by the search', async () => {
    const { body } = await save({
      _id: 'new',
      ...kari,
      tags: [' Wine  club', 'wine club', 'Golf'],
      preferences: ' A quiet room ',
    }).expect(201);
    expect(body.data).toMatchObject({ tags: ['Wine club', 'Golf'], preferences: 'A quiet room' });
    const suggested = async (of: Types.ObjectId) =>
      (await app.staff(of, 1).get('/api/v1/admin/customers/tags').expect(200)).body.data.tags;
    expect(await suggested(vendor)).toEqual(['Golf', 'Wine club']);
    expect(await suggested(await newVendor(app))).toEqual([]);
    const search = await staff().get('/api/v1/admin/search_customer/wine').expect(200);
    expect(search.body).toMatchObject([{ _id: body.data._id }]);

    const { body: cleared } = await save({ ...body.data, tags: [], preferences: '' }).expect(200);
    expect(cleared.data.tags).toEqual([]);
    expect(cleared.data).not.toHaveProperty('preferences');
    const again = await staff().get('/api/v1/admin/search_customer/wine').expect(200);
    expect(again.body).toEqual([]);
    const log = await staff().get(`/api/v1/admin/customers/${body.data._id}/auditLogs`).expect(200);
    expect(log.body.data.items[0].changes).toContainEqual(
      expect.objectContaining({ field: 'tags', before: '["Wine club","Golf"]' }),
    );
  });

  it('both spellings of the names are understood', async () => {
    const { body } = await save({ _id: 'new', firstName: 'Ola', lastName: 'Dal' }).expect(201);
    expect(body.data).toMatchObject({ firstname: 'Ola', lastname: 'Dal' });
  });

  it.each([
    ['nobody’s name', { firstname: ' ', lastname: '' }, 'MISSING_GUEST_DETAILS'],
    ['no name at all', { firstname: undefined, lastname: undefined }, 'MISSING_GUEST_DETAILS'],
    ['a link as name', { firstname: 'Win http://evil.example' }, 'INVALID_NAME'],
    ['a number as name', { lastname: '007' }, 'INVALID_NAME'],
    ['half an address', { email: 'kari@' }, 'INVALID_EMAIL'],
    ['too short a number', { phone: '12' }, 'INVALID_PHONE'],
    ['a word as number', { phone: 'call me' }, 'INVALID_PHONE'],
    ['a birth to come', { birthDate: '2026-06-16' }, 'INVALID_BIRTH_DATE'],
    ['a birth before 1900', { birthDate: '1899-12-31' }, 'INVALID_BIRTH_DATE'],
  ])('refuses %s', async (_, change, code) => {
    const { body } = await staff()
      .post('/api/v1/admin/customers', { ...kari, ...change })
      .expect(422);
    expect(body.code).toBe(code);
  });

  it.each([
    ['a birth date that is none', { birthDate: '1990-02-30' }, 'birthDate'],
    ['a language we do not speak', { languageCode: 'da' }, 'languageCode'],
    ['a password', { password: 'demo-password-1' }, 'password'],
    ['a hash', { passwordHash: 'x' }, 'passwordHash'],
    ['neither active nor not', { active: null }, 'active'],
    ['an endless comment', { globalComments: 'x'.repeat(5001) }, 'globalComments'],
    ['an endless tag', { tags: ['x'.repeat(41)] }, 'tags'],
    ['tags that are no words', { tags: [1] }, 'tags'],
  ])('does not understand %s', async (_, change, field) => {
    const { body } = await staff()
      .post('/api/v1/admin/customers', { ...kari, ...change })
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  it.each([
    ['NO', '22 12 34 56', '+4722123456'],
    ['NO', '+46 70 123 45 67', '+46701234567'],
    ['SE', '070-123 45 67', '+46701234567'],
    ['NO', '0046701234567', '+46701234567'],
    ['DE', '030 901820', '+4930901820'],
    ['US', '(212) 555-0123', '+12125550123'],
  ])('a number as dialled in %s: %s', async (country, phone, stored) => {
    vendor = await newVendor(app, { country });
    expect(await make({ ...kari, phone })).toMatchObject({ phone: stored });
  });

  it('an email is one guest’s within a venue, whatever its case', async () => {
    await make();
    const { body } = await staff()
      .post('/api/v1/admin/customers', { ...kari, email: 'KARI@mail.example ' })
      .expect(422);
    expect(body).toMatchObject({ code: 'EMAIL_TAKEN', error: 'User email already exists' });
    const other = await make({ firstname: 'Ola' });
    await save({ ...other, email: 'kari@MAIL.example' }).expect(422);
    // any number of guests without one
    await make({ firstname: 'Ola' });
    await app
      .staff(await newVendor(app))
      .post('/api/v1/admin/customers', kari)
      .expect(201);
  });

  it('a stale save is refused, with the current version', async () => {
    const made = await make();
    await save({ ...made, firstname: 'Kaia' }).expect(200);
    const { body } = await save({ ...made, firstname: 'Karin' }).expect(409);
    expect(body).toMatchObject({ code: 'STALE_VERSION', data: { currentVersion: 1 } });
  });

  it('a repeat under one idempotency key answers the same and makes one guest', async () => {
    const session = staff();
    const send = (guest: object) =>
      session
        .put('/api/admin/customer', { _id: 'new', ...guest })
        .set('idempotency-key', 'guest-1');
    const first = await send(kari).expect(201);
    const second = await send(kari).expect(201);
    expect(second.body).toEqual(first.body);
    await send({ ...kari, firstname: 'Other' }).expect(422);
    const { body } = await session.get('/api/v1/admin/customers').expect(200);
    expect(body.data.items).toHaveLength(1);
  });

  it('are listed newest first, page by page', async () => {
    for (const firstname of ['A', 'B', 'C', 'D', 'E']) await make({ firstname });
    const names: string[] = [];
    let cursor = '';
    do {
      const { body } = await staff().get(`/api/v1/admin/customers?limit=2${cursor}`).expect(200);
      names.push(...body.data.items.map(({ firstname }: { firstname: string }) => firstname));
      cursor = body.data.nextCursor ? `&cursor=${body.data.nextCursor}` : '';
    } while (cursor);
    expect(names).toEqual(['E', 'D', 'C', 'B', 'A']);
    await staff().get('/api/v1/admin/customers?limit=101').expect(400);
  });

  describe('the search', () => {
    it('answers a bare array with the number of matches', async () => {
      const { _id } = await make({ ...kari, loyaltyCode: 'GOLD-1' });
      await make({ firstname: 'Karin', lastname: 'Aas' });
      const { body, headers } = await staff()
        .get(`/api/v1/admin/search_customer/${encodeURIComponent('KÅRI')}`)
        .expect(200);
      expect(headers['x-total-count']).toBe('2');
      expect(body).toMatchObject([{ lastname: 'Aas' }, { lastname: 'Nordmann' }]);
      expect(body[1]).toEqual({
        _id,
        firstname: 'Kari',
        lastname: 'Nordmann',
        email: 'kari@mail.example',
        phone: '+4791234567',
        loyaltyCode: 'GOLD-1',
      });
    });

    it('sorts as asked and refuses what it cannot', async () => {
      await make({ firstname: 'Anna', lastname: 'Zeta' });
      await make({ firstname: 'Anne', lastname: 'Alfa' });
      const firstnames = async (query: string) =>
        (await staff().get(`/api/v1/admin/search_customer/ann${query}`).expect(200)).body.map(
          ({ firstname }: { firstname: string }) => firstname,
        );
      expect(await firstnames('')).toEqual(['Anne', 'Anna']);
      expect(await firstnames('?sort=firstname')).toEqual(['Anna', 'Anne']);
      expect(await firstnames('?sort=firstname&order=desc')).toEqual(['Anne', 'Anna']);
      expect(await firstnames('?page=2')).toEqual([]);
      await staff().get('/api/v1/admin/search_customer/ann?sort=passwordHash').expect(400);
      await staff().get('/api/v1/admin/search_customer/ann?page=0').expect(400);
    });

    it('follows a change at once', async () => {
      const made = await make();
      await save({ ...made, lastname: 'Berg', phone: null }).expect(200);
      const count = async (term: string) =>
        (await staff().get(`/api/v1/admin/search_customer/${term}`).expect(200)).body.length;
      expect([await count('berg'), await count('nordmann'), await count('34567')]).toEqual([
        1, 0, 0,
      ]);
    });
  });

  it('who changed what is told page by page, latest first', async () => {
    const made = await make();
    for (const city of ['Oslo', 'Bergen', 'Voss']) {
      app.clock.advance({ minutes: 1 });
      await save({ _id: made._id, address: { city } }).expect(200);
    }
    app.clock.set('2026-06-15T09:00:00Z');
    const path = `/api/v1/admin/customers/${made._id}/auditLogs`;
    const { body: first } = await staff().get(`${path}?limit=3`).expect(200);
    expect(first.data.items).toMatchObject([
      { changes: [{ field: 'address', before: '{"city":"Bergen"}', after: '{"city":"Voss"}' }] },
      { changes: [{ before: '{"city":"Oslo"}' }] },
      { action: 'customer.updated', actor: { kind: 'staff', name: 'Level 1' } },
    ]);
    const { body: rest } = await staff()
      .get(`${path}?limit=3&cursor=${first.data.nextCursor}`)
      .expect(200);
    expect(rest.data.items).toMatchObject([{ action: 'customer.created' }]);
    expect(rest.data).not.toHaveProperty('nextCursor');
  });
});
