import { Types } from 'mongoose';
import type { Level } from '../../src/common/context/request-context';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

describe('venues', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
  });

  const as = (level: Level) => app.staff(vendor, level);
  const aSlug = () => `v-${new Types.ObjectId().toHexString()}`;
  const form = (change: object = {}) => ({
    name: 'Fjellheim',
    slug: aSlug(),
    timezone: 'Europe/Oslo',
    country: 'NO',
    currency: 'NOK',
    ...change,
  });

  const statusPath = '/api/booking/bookingStatus';
  const statusesOf = async (of: Types.ObjectId): Promise<{ name: string }[]> => {
    const { body } = await app.staff(of).get(statusPath).expect(200);
    return body.data;
  };

  describe('the own one', () => {
    const path = '/api/v1/admin/vendor';

    it('gets the statuses of a table that it lacks when its dining room is switched on', async () => {
      const plain = await newVendor(app, { languageCode: 'no', modules: withoutRoom });
      const owner = app.staff(plain, 3);
      const own = { name: 'BETALT', color: '#123456', hasArrived: true };
      await owner.post(statusPath, own).expect(201);
      await owner.post(statusPath, { ...own, name: 'Borte', hasLeft: true }).expect(201);
      await owner.put(path, { tagline: 'No room yet' }).expect(200);
      expect(await statusesOf(plain)).toHaveLength(2);
      const names = ['BETALT', 'Borte', 'Ved bordet', 'Servert', 'Skal ryddes'];
      for (const fnb of [true, false, true]) {
        await owner.put(path, { modules: { fnb } }).expect(200);
        expect((await statusesOf(plain)).map(({ name }) => name)).toEqual(names);
      }
      const audited = { _vendor: plain, action: 'bookingStatus.created' };
      expect(await app.connection.collection('audit').countDocuments(audited)).toBe(5);
    });

    it('is read by all staff', async () => {
      const { body } = await as(1).get(path).expect(200);
      expect(body.data).toMatchObject({
        _id: vendor.toHexString(),
        name: 'Test Venue',
        timezone: 'Europe/Oslo',
        modules: { spa: true },
        version: 0,
      });
    });

    it('is changed by its owner: what is left out stays, null takes away, modules one by one', async () => {
      await as(3).put(path, { tagline: 'By the water', phone: '22 33 44 55' }).expect(200);
      const { body } = await as(3)
        .put(path, {
          name: 'Fjord',
          phone: null,
          modules: { spa: false },
          anonymiseAfterMonths: 24,
        })
        .expect(200);
      expect(body.data).toMatchObject({
        name: 'Fjord',
        tagline: 'By the water',
        modules: { spa: false, services: true },
        anonymiseAfterMonths: 24,
        version: 2,
      });
      expect(body.data).not.toHaveProperty('phone');
      const entry = await app.connection
        .collection('audit')
        .findOne({ _vendor: vendor, action: 'vendor.updated' }, { sort: { _id: -1 } });
      expect(entry?.before).toMatchObject({ name: 'Test Venue', phone: '+4722334455' });
    });

    it('refuses a stale change', async () => {
      await as(3).put(path, { name: 'One', version: 0 }).expect(200);
      const { body } = await as(3).put(path, { name: 'Two', version: 0 }).expect(409);
      expect(body.code).toBe('STALE_VERSION');
    });

    it.each([
      [{ timezone: 'Europe/Paris' }],
      [{ currency: 'EUR' }],
      [{ slug: 'mine' }],
      [{ country: 'SE' }],
      [{ languageCode: 'da' }],
      [{ logo: 'javascript:alert(1)' }],
      [{ legalLink: 'somewhere' }],
      [{ smsSender: 'ElevenChars' }],
      [{ smsSender: 'A B' }],
      [{ spaTimeSlotSpaceInMinutes: 0 }],
      [{ quietFrom: -1 }],
      [{ quietFrom: 1440 }],
      [{ quietUntil: 480.5 }],
      [{ quietUntil: null }],
      [{ modules: { casino: true } }],
      [{ address: { country: 'Norway' } }],
      [{ name: '' }],
      [{ name: null }],
      [{ languageCode: null }],
      [{ modules: null }],
      [{ waitingListPromotion: null }],
    ])('refuses its owner %j', async (change) => {
      await as(3).put(path, change).expect(400);
    });

    it('refuses a number that is none', async () => {
      const { body } = await as(3).put(path, { phone: '1' }).expect(422);
      expect(body.code).toBe('INVALID_PHONE');
    });
  });

  describe('all of them', () => {
    const path = '/api/v1/admin/vendors';

    it('are created by a system administrator, with what a venue begins with', async () => {
      const input = form({ modules: { spa: true } });
      const { body } = await as(4).post(path, input).expect(201);
      expect(body.data).toMatchObject({
        ...input,
        languageCode: 'en',
        modules: { services: true, spa: true, fnb: false },
        spaTimeSlotSpaceInMinutes: 30,
        waitingListPromotion: 'auto',
        version: 0,
      });
      const audit = await app.connection
        .collection('audit')
        .findOne({ _vendor: new Types.ObjectId(String(body.data._id)), action: 'vendor.created' });
      expect(audit).not.toBeNull();
    });

    it('begin with the statuses of a dining room where they have one, in their language', async () => {
      const create = async (change: object) => {
        const { body } = await as(4).post(path, form(change)).expect(201);
        return new Types.ObjectId(String(body.data._id));
      };
      const withRoom = await create({ modules: { fnb: true }, languageCode: 'de' });
      expect(await statusesOf(withRoom)).toMatchObject([
        { name: 'Am Tisch', hasArrived: true, hasLeft: false, active: true },
        { name: 'Serviert', hasArrived: true, hasLeft: false, active: true },
        { name: 'Bezahlt', hasArrived: true, hasLeft: false, active: true },
        { name: 'Abzuräumen', hasArrived: true, hasLeft: false, active: true },
        { name: 'Gegangen', hasArrived: true, hasLeft: true, active: true },
      ]);
      expect(await statusesOf(await create({}))).toEqual([]);
    });

    it('have a slug of their own', async () => {
      const input = form();
      const answers = await Promise.all([as(4).post(path, input), as(4).post(path, input)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
      for (const slug of ['admin', 'www', 'api']) {
        const { body } = await as(4).post(path, form({ slug })).expect(422);
        expect(body.code).toBe('SLUG_TAKEN');
      }
    });

    it.each([
      [{ slug: 'Upper' }],
      [{ slug: '-x' }],
      [{ slug: 'a b' }],
      [{ slug: 'a'.repeat(64) }],
      [{ slug: '0123456789abcdef01234567' }],
      [{ timezone: 'Europe/Atlantis' }],
      [{ currency: 'XYZ' }],
      [{ country: 'XX' }],
      [{ name: undefined }],
    ])('refuse %j', async (change) => {
      await as(4).post(path, form(change)).expect(400);
    });

    it('are listed a page at a time, newest first', async () => {
      const { body } = await as(4).get(`${path}?limit=1`).expect(200);
      expect(body.data.items).toHaveLength(1);
      const next = await as(4).get(`${path}?limit=1&cursor=${body.data.nextCursor}`).expect(200);
      expect(next.body.data.items[0]._id < body.data.items[0]._id).toBe(true);
    });

    it('are changed by a system administrator, also their slug, clock and money', async () => {
      const other = await newVendor(app);
      const slug = aSlug();
      const { body } = await as(4)
        .put(`${path}/${other}`, { slug, timezone: 'America/New_York', currency: 'USD' })
        .expect(200);
      expect(body.data).toMatchObject({ slug, timezone: 'America/New_York', currency: 'USD' });
      await app.visitor().get(`/api/v1/hub/vendors/${slug}`).expect(200);
      const taken = await as(4).put(`${path}/${vendor}`, { slug }).expect(422);
      expect(taken.body.code).toBe('SLUG_TAKEN');
      await as(4).put(`${path}/${new Types.ObjectId()}`, { name: 'X' }).expect(404);
      await as(4).put(`${path}/nowhere`, { name: 'X' }).expect(404);
    });
  });

  describe('for visitors', () => {
    const search = async (query: string) => {
      const { body } = await app.visitor().get(`/api/v1/hub/vendors?${query}`).expect(200);
      return body.data as { _id: string; name: string; slug: string }[];
    };
    const tag = new Types.ObjectId().toHexString();

    beforeAll(async () => {
      const create = (change: object) =>
        app.staff(vendor, 4).post('/api/v1/admin/vendors', form(change)).expect(201);
      await create({ name: `Grand Hôtel ${tag}`, modules: { spa: true }, email: 'a@example.com' });
      await create({ name: `${tag} Bad (Spa)` });
    });

    it('are found by the beginning of the name, of a word of it, or of the slug, without accents', async () => {
      const found = await search(`search=grand%20HOTEL%20${tag}`);
      expect(found.map(({ name }) => name)).toEqual([`Grand Hôtel ${tag}`]);
      expect(found[0]).toEqual({
        _id: expect.any(String),
        name: `Grand Hôtel ${tag}`,
        slug: expect.any(String),
        country: 'NO',
        modules: expect.objectContaining({ spa: true }),
      });
      expect(await search(`search=${tag}`)).toHaveLength(2);
      expect(await search(`search=${tag.slice(0, 20)}`)).toHaveLength(2);
      expect((await search(`search=${found[0]?.slug}`)).map(({ _id }) => _id)).toEqual([
        found[0]?._id,
      ]);
      expect(await search(`search=${tag.slice(1)}`)).toEqual([]);
    });

    it('are found by what they offer', async () => {
      const found = await search(`search=${tag}&module=spa`);
      expect(found.map(({ name }) => name)).toEqual([`Grand Hôtel ${tag}`]);
    });

    it('take a pattern for text, and answer at most 20', async () => {
      expect(await search('search=.*')).toEqual([]);
      expect(await search(`search=${encodeURIComponent(`${tag} bad (`)}`)).toHaveLength(1);
      for (let i = 0; i < 20; i++) await newVendor(app);
      expect(await search('')).toHaveLength(20);
      await app.visitor().get('/api/v1/hub/vendors?module=casino').expect(400);
    });
  });
});

const withoutRoom = {
  ...{ services: true, stays: false, spa: false, fnb: false },
  ...{ memberships: false, openBooking: false },
};
