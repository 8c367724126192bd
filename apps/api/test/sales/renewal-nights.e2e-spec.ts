import { ProviderUnclearError } from '../../src/modules/payments/provider/payment-provider';
import { SandboxProvider } from '../../src/modules/payments/provider/sandbox/sandbox-provider';
import { RenewMemberships } from '../../src/modules/sales/renewals/renew-memberships.job';
import { RENEWAL, RenewalScene } from '../support/scenes/renewal-scene';
import { TestApp } from '../support/test-app';

const LINK = /\/activity-hub\/([^/\s]+)\/pay\/([\w-]+)/;

describe('the nights before and after the end of a membership that renews', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  const lastMail = async (scene: RenewalScene) => (await scene.mails()).at(-1);
  const retype = (scene: RenewalScene, change: object) =>
    scene.staff().put(`/api/v1/admin/membershipTypes/${scene.venue.type}`, change).expect(200);
  const linkIn = async (scene: RenewalScene) => {
    const [, vendor = '', token = ''] = LINK.exec((await lastMail(scene))?.text ?? '') ?? [];
    return { vendor, token };
  };
  const payByLink = async (scene: RenewalScene, card = 'takes') => {
    const link = await linkIn(scene);
    const { body } = await app.visitor().post('/api/v1/hub/paymentLinks/pay', link).expect(200);
    const { pathname } = new URL(body.data.url);
    await app.visitor().post(`${pathname}/pay?notice=never&card=${card}`).expect(303);
    const looked = await app.visitor().post('/api/v1/hub/paymentLinks/look', link).expect(200);
    return looked.body.data.state;
  };

  it('tell the guest once, take the price on the last day, and add another period', async () => {
    const scene = await RenewalScene.open(app);
    await scene.night('2026-06-29');
    expect(await scene.subjects()).toHaveLength(1);
    await scene.nights('2026-06-30', '2026-06-30', '2026-07-01');
    expect(await scene.subjects()).toHaveLength(2);
    const told = await lastMail(scene);
    expect(told?.subject).toBe('Spa month renews on Tuesday, 14 July 2026');
    expect(told?.text.replace(/\s/g, ' ')).toContain('NOK 890');
    expect(told?.text).toContain('/membership');
    await scene.night('2026-07-13');
    expect(await scene.taken()).toEqual([99_000]);
    await scene.nights('2026-07-14', '2026-07-14');
    expect(await scene.taken()).toEqual([99_000, RENEWAL]);
    expect(await scene.stored()).toMatchObject({
      ...{ dateFrom: '2026-06-15', dateUntil: '2026-08-14', renewedFor: RENEWAL },
      renewal: { state: 'on', refusals: [] },
    });
    expect(await scene.stored()).not.toHaveProperty('graceUntil');
    const receipts = await scene.venue.of('receipts');
    const written = receipts.map(({ description, tax }) => [
      description.replace(/\s/g, ' '),
      tax.basisPoints,
    ]);
    expect(written).toEqual([
      ['Spa month', 2_500],
      ['Spa month, 15 July – 14 August 2026', 2_500],
    ]);
    const receipt = await lastMail(scene);
    expect(receipt).toMatchObject({ template: 'paymentReceived' });
    expect(receipt?.text).toContain('You agreed to the following');
    const { body } = await scene
      .staff()
      .get(`/api/v1/admin/money/membership/${scene.membership}`)
      .expect(200);
    expect(body.data).toMatchObject({ total: 99_000 + RENEWAL, paid: 99_000 + RENEWAL, owed: 0 });
    // and so on
    await scene.nights('2026-07-31', '2026-08-14');
    expect((await scene.stored())?.dateUntil).toBe('2026-09-14');
    expect(await scene.taken()).toEqual([99_000, RENEWAL, RENEWAL]);
  });

  it('are the same for every venue', async () => {
    const [one, two] = [await RenewalScene.open(app), await RenewalScene.open(app)];
    app.clock.set('2026-06-30T03:00:00Z');
    await app.nest.get(RenewMemberships).nightly();
    await one.work();
    for (const scene of [one, two]) expect(await scene.subjects()).toHaveLength(2);
  });

  it('give each period its own uses', async () => {
    const scene = await RenewalScene.open(app, { type: { maxNumberOfUsages: 3 } });
    const use = (numberOfUsages: number) =>
      scene.staff(1).post(`/api/v1/admin/memberships/${scene.membership}/use`, { numberOfUsages });
    await use(1).expect(200);
    await scene.nights('2026-06-30', '2026-07-14');
    expect(await scene.stored()).toMatchObject({ numberOfUsages: 1, maxNumberOfUsages: 4 });
    await use(3).expect(200);
    await use(1).expect(409);
  });

  it('charge a higher price only once the guest was told, and a lower one at once', async () => {
    const scene = await RenewalScene.open(app);
    await retype(scene, { renewal: { price: 95_000, reminderDays: 14 } });
    await scene.night('2026-06-30');
    const told = await lastMail(scene);
    expect(String(told?.text).replace(/\s/g, ' ')).toMatch(/it was NOK 890 .* will be NOK 950/);
    await retype(scene, { renewal: { price: 120_000, reminderDays: 14 } });
    await scene.night('2026-07-14');
    expect(await scene.taken()).toEqual([99_000, 95_000]);
    await retype(scene, { renewal: { price: 80_000, reminderDays: 14 } });
    await scene.nights('2026-07-31', '2026-08-14');
    expect(await scene.taken()).toEqual([99_000, 95_000, 80_000]);
  });

  it('charge nobody who was not told three days before', async () => {
    const scene = await RenewalScene.open(app);
    await scene.nights('2026-07-14', '2026-07-15', '2026-07-16');
    expect(await scene.taken()).toEqual([99_000]);
    expect(await scene.stored()).toMatchObject({ graceUntil: '2026-07-17' });
    await scene.night('2026-07-17');
    expect(await scene.taken()).toEqual([99_000, RENEWAL]);
    expect((await scene.stored())?.dateUntil).toBe('2026-08-14');
  });

  it('try a card that declines again, and let the membership lapse after a week', async () => {
    const scene = await RenewalScene.open(app, { card: 'declines' });
    await scene.nights('2026-06-30', '2026-07-14');
    expect(await lastMail(scene)).toMatchObject({ subject: 'Not renewed yet: Spa month' });
    expect((await lastMail(scene))?.text).toContain('Wednesday, 15 July 2026');
    expect(await scene.shown()).toMatchObject({
      ...{ state: 'on', payUntil: '2026-07-21', chargedOn: '2026-07-15' },
    });
    const { body } = await scene
      .staff()
      .get(`/api/v1/admin/money/membership/${scene.membership}`)
      .expect(200);
    expect(body.data).toMatchObject({ owed: RENEWAL });
    await scene.nights('2026-07-15', '2026-07-16', '2026-07-17', '2026-07-18', '2026-07-21');
    expect((await scene.stored())?.renewal.refusals.map(({ on }: { on: string }) => on)).toEqual([
      ...['2026-07-14', '2026-07-15', '2026-07-17', '2026-07-21'],
    ]);
    // all of them lead to one link
    const requests = await scene.venue.of('paymentRequests');
    expect(requests).toHaveLength(1);
    // it can be used until then
    await scene.staff(1).post(`/api/v1/admin/memberships/${scene.membership}/use`, {}).expect(200);
    await scene.night('2026-07-22');
    expect(await scene.stored()).toMatchObject({
      dateUntil: '2026-07-14',
      renewal: { state: 'lapsed' },
    });
    expect((await scene.stored())?.renewal).not.toHaveProperty('_mandate');
    expect(await lastMail(scene)).toMatchObject({
      subject: 'Your membership has ended: Spa month',
    });
    const [mandate] = await scene.venue.of('mandates');
    expect(mandate?.revokedAt).toBeDefined();
    expect((await scene.venue.of('paymentRequests'))[0]?.state).toBe('withdrawn');
    const expired = await scene
      .staff(1)
      .post(`/api/v1/admin/memberships/${scene.membership}/use`, {})
      .expect(422);
    expect(expired.body.code).toBe('MEMBERSHIP_EXPIRED');
    await scene.guest.session.post(`${scene.path}/start`).expect(422);
    await scene.nights('2026-07-23', '2026-08-14');
    expect(await scene.taken()).toEqual([99_000]);
  });

  it('renew it by the link of the mail, and keep the card that paid from then on', async () => {
    const scene = await RenewalScene.open(app, { card: 'declines' });
    await scene.nights('2026-06-30', '2026-07-14');
    expect(await payByLink(scene)).toBe('paid');
    expect(await scene.stored()).toMatchObject({
      ...{ dateUntil: '2026-08-14', renewedFor: RENEWAL },
      renewal: { state: 'on', refusals: [] },
    });
    const mandates = await scene.venue.of('mandates');
    expect(mandates.map(({ revokedAt }) => revokedAt !== undefined)).toEqual([true, false]);
    await scene.nights('2026-07-15', '2026-07-31', '2026-08-14');
    expect(await scene.taken()).toEqual([99_000, RENEWAL, RENEWAL]);
  });

  it('are paid for once, by the link or by another card, whichever is first', async () => {
    const scene = await RenewalScene.open(app, { card: 'declines' });
    await scene.nights('2026-06-30', '2026-07-14');
    const link = await linkIn(scene);
    const asked = await app.visitor().post('/api/v1/hub/paymentLinks/pay', link).expect(200);
    const { pathname } = new URL(asked.body.data.url);
    await app.visitor().post(`${pathname}/pay?notice=never&card=takes`).expect(303);
    // paid there, and nobody knows it yet: meanwhile another card is given and charged
    const given = await scene.fresh().post(`${scene.path}/card`).expect(200);
    const page = new URL(given.body.data.url).pathname;
    await app.visitor().post(`${page}/pay?notice=never&card=takes`).expect(303);
    await scene.fresh().post(`${scene.path}/card/look`).expect(200);
    await scene.work();
    expect(await scene.taken()).toEqual([99_000, RENEWAL]);
    const { body } = await app.visitor().post('/api/v1/hub/paymentLinks/look', link).expect(200);
    expect(body.data.state).toBe('over');
    expect(await scene.taken()).toEqual([99_000, RENEWAL]);
    expect((await scene.stored())?.dateUntil).toBe('2026-08-14');
    const released = (await scene.venue.of('moneyEntries')).filter(
      ({ kind }) => kind === 'released',
    );
    expect(released).toHaveLength(1);
    // of three cards, the one that renews it is kept
    const mandates = await scene.venue.of('mandates');
    expect(mandates.filter(({ revokedAt }) => !revokedAt)).toHaveLength(1);
  });

  it('ask for the guest where the bank does, and do not try again', async () => {
    const scene = await RenewalScene.open(app, { card: 'needsGuest' });
    await scene.nights('2026-06-30', '2026-07-14');
    expect((await lastMail(scene))?.text).toContain('Your bank wants you to confirm');
    expect(await scene.shown()).not.toHaveProperty('chargedOn');
    await scene.nights('2026-07-15', '2026-07-17');
    expect((await scene.stored())?.renewal.refusals).toHaveLength(1);
    expect(await payByLink(scene)).toBe('paid');
    expect((await scene.stored())?.dateUntil).toBe('2026-08-14');
  });

  it('take the price once where the provider is silent, and lose nothing', async () => {
    const scene = await RenewalScene.open(app, { card: 'isSilent' });
    await scene.nights('2026-06-30', '2026-07-14');
    // the membership goes on meanwhile, and nobody charges it again
    expect(await scene.stored()).toMatchObject({ graceUntil: '2026-07-21' });
    await scene.night('2026-07-15');
    for (const minutes of [5, 10, 20]) {
      app.clock.advance({ minutes });
      await scene.venue.reconcile();
    }
    expect(await scene.taken()).toEqual([99_000, RENEWAL]);
    expect((await scene.stored())?.dateUntil).toBe('2026-08-14');
  });

  it('lose nothing where the process dies between the charge and what follows', async () => {
    const scene = await RenewalScene.open(app);
    await scene.night('2026-06-30');
    const provider = app.nest.get(SandboxProvider);
    const charge = provider.charge.bind(provider);
    jest.spyOn(provider, 'charge').mockImplementationOnce(async (...asked) => {
      await charge(...asked);
      throw new ProviderUnclearError('the process is gone');
    });
    await scene.night('2026-07-14');
    expect((await scene.stored())?.dateUntil).toBe('2026-07-14');
    app.clock.advance({ minutes: 5 });
    await scene.venue.reconcile();
    expect((await scene.stored())?.dateUntil).toBe('2026-08-14');
    expect(await scene.taken()).toEqual([99_000, RENEWAL]);
  });

  it('give back what was reserved for a renewal that was stopped meanwhile', async () => {
    const scene = await RenewalScene.open(app, { card: 'isSilent' });
    await scene.nights('2026-06-30', '2026-07-14');
    await scene.guest.session.post(`${scene.path}/stop`).expect(200);
    for (const minutes of [5, 10, 20]) {
      app.clock.advance({ minutes });
      await scene.venue.reconcile();
    }
    expect(await scene.taken()).toEqual([99_000]);
    expect(await scene.stored()).toMatchObject({ dateUntil: '2026-07-14' });
    expect((await scene.mails()).some(({ template }) => template === 'paymentNotTaken')).toBe(true);
  });

  it('wait while the membership is paused, and begin again with its new end', async () => {
    const scene = await RenewalScene.open(app);
    await scene.night('2026-06-30');
    const act = (name: string) =>
      scene.staff().post(`/api/v1/admin/memberships/${scene.membership}/${name}`, {}).expect(200);
    await act('pause');
    await scene.night('2026-07-14');
    app.clock.set('2026-07-20T09:00:00Z');
    await act('resume');
    expect(await scene.taken()).toEqual([99_000]);
    expect((await scene.stored())?.dateUntil).toBe('2026-08-03');
    await scene.nights('2026-07-21', '2026-08-03');
    expect(await scene.taken()).toEqual([99_000, RENEWAL]);
    expect((await scene.stored())?.dateUntil).toBe('2026-09-03');
  });

  it('end what its type renews no longer, and tell the guest', async () => {
    const scene = await RenewalScene.open(app);
    await retype(scene, { renewal: null });
    await scene.night('2026-06-30');
    expect(await lastMail(scene)).toMatchObject({ subject: 'Spa month will not be renewed' });
    await scene.nights('2026-07-14', '2026-07-15');
    expect(await scene.taken()).toEqual([99_000]);
    expect((await scene.venue.of('mandates'))[0]?.revokedAt).toBeDefined();
  });
});
