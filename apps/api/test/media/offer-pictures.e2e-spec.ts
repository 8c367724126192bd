import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { massage, THERAPISTS, TREATMENT_TYPES } from '../support/scenes/spa-scene';
import { TestApp } from '../support/test-app';
import { newGuest } from '../support/things/accounts';
import { aPicture, PICTURES } from '../support/things/pictures';

const PACKAGES = '/api/v1/admin/packages';
const TYPES = '/api/v1/admin/membershipTypes';
const STAYS = '/api/v1/admin/stays';
const UNKNOWN = '650000000000000000000000';

/** What has a picture, and whether guests need to be told in words what it shows. */
const kinds = [
  {
    name: 'a package',
    path: PACKAGES,
    input: { name: 'Weekend', nights: 2, price: 1 },
    told: true,
  },
  {
    ...{ name: 'a membership type', path: TYPES, told: true },
    input: { name: 'Card', price: 1, maxNumberOfUsages: 10 },
  },
  { name: 'a therapist', path: THERAPISTS, input: { name: 'Mari Lund' }, told: false },
];

describe('the picture of', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
  });

  const staff = (of = vendor) => app.staff(of, 2);
  const describeIt = (id: string, text = 'A bed', languageType = 'en') =>
    staff()
      .put(`${PICTURES}/${id}`, { alts: [{ languageType, text }] })
      .expect(200);
  const described = async () => {
    const { _id } = await aPicture(app, staff());
    await describeIt(_id);
    return _id;
  };

  async function aGuest() {
    const { _id } = await newGuest(app, vendor);
    return { _id: _id.toHexString(), session: app.guest(vendor, _id) };
  }

  describe.each(kinds)('$name', ({ path, input, told }) => {
    const add = async (body: object = {}) =>
      (
        await staff()
          .post(path, { ...input, ...body })
          .expect(201)
      ).body.data;
    const put = ({ _id }: { _id: string }, body: object) =>
      path === THERAPISTS
        ? staff().put(path, { _id, ...body })
        : staff().put(`${path}/${_id}`, body);
    const remove = ({ _id }: { _id: string }) =>
      path === THERAPISTS ? staff().delete(path, { _id }) : staff().delete(`${path}/${_id}`);
    const inUse = async (id: string) =>
      (await staff().delete(`${PICTURES}/${id}`).expect(409)).body;

    it('is none at first, stays while it is not named, and goes with null', async () => {
      const made = await add();
      expect(made).not.toHaveProperty('_picture');
      const _picture = await described();
      const saved = (await put(made, { _picture, version: made.version }).expect(200)).body.data;
      expect(saved).toMatchObject({ _picture });
      const renamed = (await put(made, { name: 'Other', version: saved.version }).expect(200)).body;
      expect(renamed.data).toMatchObject({ name: 'Other', _picture });
      expect((await staff().get(path).expect(200)).body.data).toEqual([
        expect.objectContaining({ _picture }),
      ]);
      expect(await inUse(_picture)).toMatchObject({ code: 'PICTURE_IN_USE', data: { uses: 1 } });
      const { version } = renamed.data;
      const none = (await put(made, { _picture: null, version }).expect(200)).body.data;
      expect(none).not.toHaveProperty('_picture');
      await staff().delete(`${PICTURES}/${_picture}`).expect(200);
    });

    it('is in use until it is deleted', async () => {
      const _picture = await described();
      const made = await add({ _picture });
      expect(await inUse(_picture)).toMatchObject({ code: 'PICTURE_IN_USE' });
      await remove(made).expect(200);
      await staff().delete(`${PICTURES}/${_picture}`).expect(200);
    });

    it('is one of the venue’s own, and an id', async () => {
      const other = await newVendor(app);
      const theirs = await aPicture(app, staff(other));
      for (const _picture of [theirs._id, UNKNOWN]) {
        await staff()
          .post(path, { ...input, _picture })
          .expect(404);
      }
      const { body } = await staff()
        .post(path, { ...input, _picture: 'bed.jpg' })
        .expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
      expect((await staff().get(path).expect(200)).body.data).toEqual([]);
    });

    it(told ? 'says in words what it shows' : 'needs no words: its name says whom', async () => {
      const { _id: _picture } = await aPicture(app, staff());
      const answer = await staff().post(path, { ...input, _picture });
      expect([answer.status, answer.body.code]).toEqual(
        told ? [422, 'PICTURE_WITHOUT_TEXT'] : [201, undefined],
      );
    });

    it('is named in the audit log', async () => {
      const made = await add();
      await put(made, { _picture: await described(), version: made.version }).expect(200);
      const { body } = await app
        .staff(vendor, 3)
        .get(`/api/v1/admin/auditLogs?entityId=${made._id}`)
        .expect(200);
      expect(body.data.items[0].changes).toEqual([
        expect.objectContaining({ field: '_picture', after: 'sauna.jpg' }),
      ]);
    });
  });

  it.each(kinds.slice(0, 2))('$name is seen by whoever can buy it', async ({ path, input }) => {
    const _picture = await described();
    const sold = { ...input, price: 100, online: true, _picture };
    await staff().post(path, sold).expect(201);
    const { data } = (await app.visitor().get(`/api/v1/offers?vendor=${vendor}`).expect(200)).body;
    expect(data).toMatchObject([{ picture: { alt: 'A bed' } }]);
    const [{ kind, _id }] = data;
    const offer = await app.visitor().get(`/api/v1/offers/${kind}s/${_id}`).expect(200);
    expect(offer.body.data).toMatchObject({ picture: { _id: _picture, alt: 'A bed' } });
  });

  it('a package is seen by guests with their stays, once it is described in their venue’s language', async () => {
    const { _id: _customer, session } = await aGuest();
    const _picture = await described();
    const { body } = await staff()
      .post(PACKAGES, { name: 'Weekend', nights: 2, price: 1, _picture })
      .expect(201);
    const days = { arrivaldate: '2026-07-01', departuredate: '2026-07-03', adults: 2 };
    await staff()
      .post(STAYS, { ...days, _customer, _package: body.data._id })
      .expect(201);
    await staff()
      .post(STAYS, { ...days, _customer })
      .expect(201);
    const read = async () =>
      (await session.get('/api/v1/hub/stays').expect(200)).body.data.map(
        ({ picture }: { picture?: { _id: string; alt: string } }) => picture?.alt,
      );
    expect((await read()).sort()).toEqual(['A bed', undefined]);
    await describeIt(_picture, 'Ein Bett', 'de');
    expect(await read()).toEqual([undefined, undefined]);
  });

  it('a membership type is seen by guests with their memberships', async () => {
    const { _id: _customer, session } = await aGuest();
    const _picture = await described();
    const { body } = await staff()
      .post(TYPES, { name: 'Card', price: 1, maxNumberOfUsages: 10, _picture })
      .expect(201);
    await staff()
      .post(`/api/v1/admin/customers/${_customer}/memberships`, { _membershipType: body.data._id })
      .expect(201);
    const own = `/api/v1/hub/memberships?customerId=${_customer}&vendorId=${vendor}`;
    const [membership] = (await session.get(own).expect(200)).body;
    expect(membership.picture).toMatchObject({ _id: _picture, alt: 'A bed', widths: [320, 640] });
  });

  it('a therapist is seen by everybody who chooses one, beside the address that there was', async () => {
    const { _id: _picture } = await aPicture(app, staff());
    const imgUrl = 'https://example.com/mari.jpg';
    const add = async (body: object) =>
      (await staff().post(THERAPISTS, body).expect(201)).body.data._id;
    const [mari, jonas] = [
      await add({ name: 'Mari', _picture, imgUrl }),
      await add({ name: 'Jonas', imgUrl, sortOrder: 1 }),
    ];
    const type = { ...massage, therapists: [mari, jonas], online: true };
    await staff().post(TREATMENT_TYPES, type).expect(201);
    const { body } = await app.visitor().get(`/api/spa/treatments/${vendor}`).expect(200);
    expect(body.data[0].therapists).toEqual([
      { _id: mari, name: 'Mari', gender: 'unspecified', _picture, imgUrl, surcharge: 0 },
      { _id: jonas, name: 'Jonas', gender: 'unspecified', imgUrl, surcharge: 0 },
    ]);
  });
});
