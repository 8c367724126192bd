import { Types } from 'mongoose';
import { RENEWAL, RenewalScene } from '../support/scenes/renewal-scene';
import { OFFERS, SaleScene } from '../support/scenes/sale-scene';
import { TestApp } from '../support/test-app';

const TYPES = '/api/v1/admin/membershipTypes';

describe('the renewal of memberships that guests buy', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set('2026-06-15T09:00:00Z'));

  const spaces = (text: string) => text.replace(/\s/g, ' ');
  /** What the audit log says of the membership, the latest first: what, and who. */
  const logged = async (scene: RenewalScene) => {
    const entries = await app.connection
      .collection('audit')
      .find({ entityId: new Types.ObjectId(scene.membership) })
      .sort({ _id: -1 })
      .toArray();
    return entries.map(({ action, actor }) => [action, actor.kind]);
  };
  const givePage = async (scene: RenewalScene) =>
    (await scene.guest.session.post(`${scene.path}/card`).expect(200)).body.data.url;
  const give = async (scene: RenewalScene, act = 'pay?notice=never&card=takes') => {
    const { pathname } = new URL(await givePage(scene));
    await app.visitor().post(`${pathname}/${act}`).expect(303);
    return (await scene.guest.session.post(`${scene.path}/card/look`).expect(200)).body.data;
  };

  describe('of a type', () => {
    it.each([
      ['without a validity', { validityMonths: null }, 422, 'RENEWAL_WITHOUT_PERIOD'],
      ['shorter than the reminder', { validityMonths: null, validityDays: 10 }, 422, undefined],
      ['for nothing', { renewal: { price: 0, reminderDays: 14 } }, 400, 'VALIDATION_FAILED'],
      ['told too late', { renewal: { price: 1, reminderDays: 2 } }, 400, 'VALIDATION_FAILED'],
      ['told too early', { renewal: { price: 1, reminderDays: 61 } }, 400, 'VALIDATION_FAILED'],
    ])('%s is refused', async (_, change, status, code) => {
      const { scene } = await SaleScene.open(app);
      const type = { name: 'Year', price: 100, maxNumberOfUsages: 0, validityMonths: 1 };
      const renewal = { price: RENEWAL, reminderDays: 14 };
      const { body } = await scene
        .staff(2)
        .post(TYPES, { ...type, renewal, ...change })
        .expect(status);
      if (code) expect(body.code).toBe(code);
    });

    it('is set, changed and taken away by staff who may, and nobody else', async () => {
      const { scene, type } = await SaleScene.open(app);
      const renewal = { price: RENEWAL, reminderDays: 14 };
      await scene.staff(1).put(`${TYPES}/${type}`, { renewal }).expect(403);
      const set = await scene.staff(2).put(`${TYPES}/${type}`, { renewal }).expect(200);
      expect(set.body.data.renewal).toEqual(renewal);
      const kept = await scene.staff(2).put(`${TYPES}/${type}`, { price: 1 }).expect(200);
      expect(kept.body.data.renewal).toEqual(renewal);
      await scene.staff(2).put(`${TYPES}/${type}`, { validityMonths: null }).expect(422);
      const off = await scene.staff(2).put(`${TYPES}/${type}`, { renewal: null }).expect(200);
      expect(off.body.data).not.toHaveProperty('renewal');
    });
  });

  describe('when it is bought', () => {
    const renewal = { price: RENEWAL, reminderDays: 14 };

    it('is told on the offer, with what the buyer agrees to', async () => {
      const venue = await SaleScene.open(app, { type: { renewal } });
      const { body } = await app.visitor().get(`${OFFERS}/memberships/${venue.type}`).expect(200);
      const { price, consent } = body.data.membership.renewal;
      expect(price).toBe(RENEWAL);
      expect(spaces(consent)).toMatch(
        /may charge this card NOK 890 for Spa month .* another 1 month, first on Tuesday, 14 July 2026\. It goes on until you stop it\. You are told by email 14 days before/,
      );
    });

    it('is only what the buyer says yes to', async () => {
      const venue = await SaleScene.open(app, { type: { renewal } });
      const paid = await venue.bought(venue.membership());
      expect(paid.state).toBe('booked');
      const [membership] = await venue.of('memberships');
      expect(membership).not.toHaveProperty('renewal');
      expect(await venue.of('mandates')).toEqual([]);
    });

    it('keeps the card with the text that was agreed to, which the receipt repeats', async () => {
      const scene = await RenewalScene.open(app);
      const [mandate] = await scene.venue.of('mandates');
      expect(mandate).toMatchObject({
        ...{ purpose: 'renewal', lastFour: '4242', _customer: scene.guest.id },
        text: expect.stringContaining('until you stop it'),
      });
      expect(await scene.stored()).toMatchObject({
        renewal: {
          ...{ state: 'on', price: RENEWAL, months: 1, uses: 0, language: 'en' },
          _mandate: mandate?._id,
        },
      });
      const [mail] = await scene.mails();
      expect(mail?.text).toContain(`You agreed to the following: ${mandate?.text}`);
    });

    it.each<[string, { type?: object; renewsFor: number }, object]>([
      ['another price than it has by now', { renewsFor: RENEWAL - 1 }, { renewsFor: RENEWAL }],
      ['nothing to renew', { type: {}, renewsFor: RENEWAL }, {}],
    ])('is refused for %s', async (_, { type = { renewal }, renewsFor }, data) => {
      const venue = await SaleScene.open(app, { type });
      const { body } = await venue.begin(venue.membership({ renewsFor })).expect(409);
      expect(body).toMatchObject({ code: 'PRICE_CHANGED' });
      expect(body.data).toEqual({ amount: 99_000, ...data });
    });

    it('keeps no card where nobody paid', async () => {
      const venue = await SaleScene.open(app, { type: { renewal } });
      const payment = await venue.begun(venue.membership({ renewsFor: RENEWAL }));
      await venue.call('delete', payment).expect(200);
      expect(await venue.of('mandates')).toEqual([]);
    });
  });

  describe('in the hub', () => {
    it('is shown with price, day and card, and stopped and started again', async () => {
      const scene = await RenewalScene.open(app);
      const { session, id } = scene.guest;
      const list = await session
        .get(
          `/api/v1/hub/memberships?customerId=${id}&vendorId=${scene.venue.vendorId.toHexString()}`,
        )
        .expect(200);
      expect(list.body[0].renewal).toEqual({
        ...{ state: 'on', price: RENEWAL, currency: 'NOK', months: 1 },
      });
      expect(await scene.shown()).toMatchObject({
        ...{ state: 'on', price: RENEWAL, chargedOn: '2026-07-14', canStart: false },
        card: { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 },
        agreed: expect.stringContaining('until you stop it'),
      });
      const stopped = await session.post(`${scene.path}/stop`).expect(200);
      expect(stopped.body.data).toMatchObject({
        ...{ state: 'stopped', canStart: true, changed: { by: 'guest' } },
        card: { lastFour: '4242' },
      });
      await session.post(`${scene.path}/stop`).expect(200);
      const subject = 'Spa month will not be renewed';
      expect((await scene.subjects()).filter((one) => one === subject)).toHaveLength(1);
      await scene.night('2026-06-30');
      expect(await scene.subjects()).toHaveLength(2);
      app.clock.set('2026-06-30T09:00:00Z');
      const started = await scene.fresh().post(`${scene.path}/start`).expect(200);
      expect(started.body.data).toMatchObject({ state: 'on', chargedOn: '2026-07-14' });
      expect(await logged(scene)).toEqual([
        ['membership.renewalStarted', 'guest'],
        ['membership.renewalStopped', 'guest'],
        ['membership.created', 'guest'],
      ]);
    });

    it('has its card replaced on a page of the provider, and the one before forgotten', async () => {
      const scene = await RenewalScene.open(app);
      const [one, two] = await Promise.all([givePage(scene), givePage(scene)]);
      expect(one).toBe(two);
      const page = await app.visitor().get(new URL(one).pathname).expect(200);
      expect(spaces(page.text)).toContain('may charge this card NOK 890');
      const left = await app
        .visitor()
        .post(`${new URL(one).pathname}/leave`)
        .expect(303);
      expect(left.headers.location).toContain(`/membership?card=${scene.membership}`);
      expect(await give(scene)).toMatchObject({ state: 'on', card: { lastFour: '4242' } });
      const mandates = await scene.venue.of('mandates');
      expect(mandates.map(({ revokedAt }) => revokedAt !== undefined)).toEqual([true, false]);
      expect(await give(scene)).toMatchObject({ state: 'on' });
      expect(await logged(scene)).toContainEqual(['membership.renewalCardGiven', 'guest']);
      await app.work('forget-card');
      await scene.nights('2026-06-30', '2026-07-14');
      expect(await scene.taken()).toEqual([99_000, RENEWAL]);
    });

    it('ends with its card, and begins again with another', async () => {
      const scene = await RenewalScene.open(app);
      const { body } = await scene.guest.session.delete(`${scene.path}/card`).expect(200);
      expect(body.data).toMatchObject({ state: 'stopped', canStart: true });
      expect(body.data).not.toHaveProperty('card');
      const refused = await scene.guest.session.post(`${scene.path}/start`).expect(422);
      expect(refused.body.code).toBe('RENEWAL_WITHOUT_CARD');
      expect(await give(scene)).toMatchObject({ state: 'on', card: { lastFour: '4242' } });
      await scene.nights('2026-06-30', '2026-07-14');
      expect(await scene.taken()).toEqual([99_000, RENEWAL]);
    });

    it('is collected at once from another card, where the first one declined', async () => {
      const scene = await RenewalScene.open(app, { card: 'declines' });
      await scene.nights('2026-06-30', '2026-07-14');
      app.clock.set('2026-07-14T12:00:00Z');
      await give(scene);
      await scene.work();
      expect(await scene.taken()).toEqual([99_000, RENEWAL]);
      expect(await scene.shown()).toMatchObject({ state: 'on', chargedOn: '2026-08-14' });
      expect((await scene.venue.of('paymentRequests'))[0]?.state).toBe('withdrawn');
    });

    it('is nobody else’s', async () => {
      const scene = await RenewalScene.open(app);
      const other = await scene.venue.scene.guest();
      const elsewhere = await RenewalScene.open(app);
      for (const session of [other.session, elsewhere.guest.session]) {
        await session.get(scene.path).expect(404);
        for (const path of ['stop', 'start', 'card', 'card/look']) {
          await session.post(`${scene.path}/${path}`).expect(404);
        }
        await session.delete(`${scene.path}/card`).expect(404);
      }
      await app.visitor().get(scene.path).expect(401);
      await scene.guest.session.get('/api/v1/hub/memberships/x/renewal').expect(404);
      expect((await scene.shown()).state).toBe('on');
    });

    it('is not there of what was sold without', async () => {
      const scene = await RenewalScene.open(app);
      const { session } = scene.guest;
      const { bought } = await scene.venue.bought(
        scene.venue.membership({ guest: undefined }),
        session,
      );
      await session.get(`/api/v1/hub/memberships/${bought}/renewal`).expect(404);
    });
  });

  describe('at the desk', () => {
    it('is shown to all, and stopped and started by who may edit memberships', async () => {
      const scene = await RenewalScene.open(app);
      const path = scene.staffPath;
      const { body } = await scene.staff(1).get(path).expect(200);
      expect(body.data).toMatchObject({ state: 'on', card: { lastFour: '4242' } });
      const stopped = await scene.staff(2).post(`${path}/stop`).expect(200);
      expect(stopped.body.data).toMatchObject({
        state: 'stopped',
        changed: { by: 'staff', name: expect.any(String), at: '2026-06-15T09:00:00.000Z' },
      });
      expect(await scene.subjects()).toContain('Spa month will not be renewed');
      await scene.staff(2).post(`${path}/start`).expect(200);
      await scene.staff(2).delete(`${path}/card`).expect(200);
      expect(await logged(scene)).toEqual([
        ['membership.renewalCardForgotten', 'staff'],
        ['membership.renewalStopped', 'staff'],
        ['membership.renewalStarted', 'staff'],
        ['membership.renewalStopped', 'staff'],
        ['membership.created', 'guest'],
      ]);
      await app.work('forget-card');
      await scene.nights('2026-06-30', '2026-07-14');
      expect(await scene.taken()).toEqual([99_000]);
    });

    it('is no other venue’s', async () => {
      const [scene, elsewhere] = [await RenewalScene.open(app), await RenewalScene.open(app)];
      await elsewhere.staff(2).get(scene.staffPath).expect(404);
      for (const path of ['stop', 'start']) {
        await elsewhere.staff(2).post(`${scene.staffPath}/${path}`).expect(404);
      }
      await elsewhere.staff(2).delete(`${scene.staffPath}/card`).expect(404);
    });

    it('is over once the membership was ended', async () => {
      const scene = await RenewalScene.open(app);
      await scene
        .staff(2)
        .post(`/api/v1/admin/memberships/${scene.membership}/end`, {})
        .expect(200);
      expect(await scene.shown()).not.toHaveProperty('chargedOn');
      await scene.night('2026-06-16');
      expect((await scene.venue.of('mandates'))[0]?.revokedAt).toBeDefined();
      await scene.guest.session.post(`${scene.path}/start`).expect(422);
      await scene.guest.session.post(`${scene.path}/card`).expect(422);
    });
  });

  it('ends with its guest, and their card is forgotten', async () => {
    const scene = await RenewalScene.open(app);
    await scene
      .staff(3)
      .call('delete', '/api/admin/delete_customer', { userId: scene.guest.id.toHexString() })
      .expect(200);
    expect(await scene.stored()).not.toHaveProperty('renewal');
    expect((await scene.venue.of('mandates'))[0]?.revokedAt).toBeDefined();
    await app.work('forget-card');
    await scene.nights('2026-06-30', '2026-07-14');
    expect(await scene.taken()).toEqual([99_000]);
  });

  it('goes with its guest to whom they are merged with', async () => {
    const scene = await RenewalScene.open(app);
    const kept = await scene.venue.scene.guest({ email: 'kept@example.com' });
    const ids = { kept: kept.id.toHexString(), merged: scene.guest.id.toHexString() };
    await scene.staff(2).post('/api/v1/admin/customers/merge', ids).expect(201);
    const { body } = await kept.session.get(scene.path).expect(200);
    expect(body.data).toMatchObject({ state: 'on', card: { lastFour: '4242' } });
    await scene.nights('2026-06-30', '2026-07-14');
    expect(await scene.taken()).toEqual([99_000, RENEWAL]);
    const mails = await scene.venue.of('messages');
    expect(mails.some(({ to }) => to === 'kept@example.com')).toBe(true);
  });
});
