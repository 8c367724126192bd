import type { NoShowFeeOutput } from '../../src/modules/bookings/no-show/no-show-fees.dto';
import { type BookingGuest, DAY } from '../support/scenes/booking-scene';
import { PrepaidScene } from '../support/scenes/prepaid-scene';
import { TestApp } from '../support/test-app';

const FEE = 20_000;

describe('a card that is given for not coming', () => {
  let app: TestApp;
  let scene: PrepaidScene;
  let guest: BookingGuest;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    scene = await PrepaidScene.open(app, {
      prepayment: 'none',
      noShowFee: { kind: 'perHead', amount: FEE / 2 },
      cancellationTerms: [{ hours: 24, basisPoints: 0 }],
    });
    guest = await scene.scene.guest();
  });

  const given = async (card = 'takes'): Promise<string> => {
    const payment = await scene.begun(guest, { amount: 0, noShowFee: FEE });
    expect(payment).toMatchObject({ state: 'open', amount: 0 });
    const { pathname } = new URL(payment.url ?? '');
    const { text } = await app.visitor().get(pathname).expect(200);
    expect(text.replace(/\s/g, ' ')).toContain('may charge this card up to NOK 200');
    await app.visitor().post(`${pathname}/pay?notice=never&card=${card}`).expect(303);
    const { booking } = await scene.look(guest, payment);
    return `${booking}`;
  };
  const staff = (level: 1 | 2 = 2) => app.staff(scene.scene.vendorId, level);
  const path = (booking: string) => `/api/v1/admin/reservation/${booking}/noShowFee`;
  const fee = async (booking: string): Promise<NoShowFeeOutput> =>
    (await staff().get(path(booking)).expect(200)).body.data;
  const charge = (booking: string, amount = FEE, level: 1 | 2 = 2) =>
    staff(level).post(path(booking), { amount });
  const over = () => app.clock.set('2026-06-20T09:00:00Z');
  const money = async (booking: string) =>
    (await staff().get(`/api/v1/admin/money/booking/${booking}`).expect(200)).body.data;

  it('is asked for before anything is booked, with what the guest agrees to', async () => {
    const holdId = await scene.hold(guest);
    const { body } = await guest.session
      .post('/api/v1/hub/activity', guest.draft({ participants: 2, holdId }))
      .expect(422);
    expect(body.code).toBe('CARD_REQUIRED');
    const changed = await scene.begin(guest, { holdId, amount: 0 }).expect(409);
    expect(changed.body).toMatchObject({ code: 'PRICE_CHANGED', data: { noShowFee: FEE } });
    const booking = await given();
    const { body: shown } = await staff().get(`/api/v1/admin/reservation/${booking}`).expect(200);
    expect(shown.data.terms).toMatchObject({ noShowFee: FEE });
    expect(await fee(booking)).toMatchObject({
      ...{ amount: 0, owed: 0, state: 'open', card: { brand: 'visa', lastFour: '4242' } },
      agreed: expect.stringContaining('If you do not show up'),
    });
    expect(await scene.entries()).toEqual([]);
    const { body: list } = await staff()
      .get('/api/v1/admin/payments?from=2026-06-01&until=2026-06-30')
      .expect(200);
    expect(list.data.items).toEqual([]);
  });

  it('is charged once by one click, and the guest gets a receipt', async () => {
    const booking = await given();
    expect((await charge(booking).expect(422)).body.code).toBe('NO_FEE_DUE');
    over();
    expect(await fee(booking)).toMatchObject({ kind: 'noShow', amount: FEE, owed: FEE });
    await charge(booking, FEE, 1).expect(403);
    const wrong = await charge(booking, FEE + 1).expect(409);
    expect(wrong.body).toMatchObject({ code: 'PRICE_CHANGED', data: { amount: FEE } });
    const { body } = await charge(booking).expect(200);
    expect(body.data).toMatchObject({ state: 'charged', owed: 0 });
    expect(await scene.entries()).toEqual([
      ['fee', FEE],
      ['authorised', FEE],
      ['captured', FEE],
    ]);
    // the fee is owed instead of the price
    expect(await money(booking)).toMatchObject({ total: 0, fees: FEE, paid: FEE, owed: 0 });
    expect((await charge(booking).expect(200)).body.data.state).toBe('charged');
    expect(await scene.entries()).toHaveLength(3);
    const receipt = await app.connection
      .collection('receipts')
      .findOne({ _vendor: scene.scene.vendorId });
    expect(receipt).toMatchObject({ amount: FEE, kind: 'receipt' });
    expect(receipt?.description).toMatch(/^No-show fee: /);
  });

  it.each(['declines', 'needsGuest'])('that %s takes nothing; a link asks for it', async (card) => {
    const booking = await given(card);
    over();
    const { body } = await charge(booking).expect(200);
    const state = card === 'declines' ? 'declined' : 'needsGuest';
    expect(body.data).toMatchObject({ state, owed: FEE });
    expect(await money(booking)).toMatchObject({ total: 0, fees: FEE, paid: 0, owed: FEE });
    await staff()
      .post('/api/v1/admin/paymentRequests', { kind: 'booking', id: booking, amount: FEE })
      .expect(201);
  });

  it('is charged once when the provider does not answer', async () => {
    const booking = await given('isSilent');
    over();
    expect((await charge(booking).expect(200)).body.data).toMatchObject({ state: 'charging' });
    expect((await charge(booking).expect(200)).body.data).toMatchObject({ state: 'charging' });
    for (let minutes = 0; minutes < 3; minutes += 1) {
      app.clock.advance({ minutes: 2 });
      await scene.reconcile();
    }
    expect(await fee(booking)).toMatchObject({ state: 'charged', owed: 0 });
    expect((await scene.entries()).filter(([kind]) => kind === 'captured')).toHaveLength(1);
  });

  it('is forgotten when the guest cancels in time, and charged when they cancel late', async () => {
    const early = await given();
    await guest.session.delete(`/api/v1/hub/activity/${early}`).expect(200);
    const forgotten = await fee(early);
    expect(forgotten).toMatchObject({ owed: 0 });
    expect(forgotten).not.toHaveProperty('card');
    app.clock.set(`${DAY}T06:00:00Z`);
    const late = await given();
    await staff().post(`/api/v1/admin/reservation/${late}/cancel`, {}).expect(200);
    expect(await fee(late)).toMatchObject({ kind: 'lateCancellation', amount: FEE, owed: FEE });
    expect((await charge(late).expect(200)).body.data.state).toBe('charged');
  });

  it('is charged no more than was agreed to, whatever the party has become', async () => {
    const booking = await given();
    const grown = { _id: booking, participants: 4 };
    await staff()
      .post('/api/admin/modifyBookings', { bookings: [grown] })
      .expect(200);
    over();
    expect(await fee(booking)).toMatchObject({ kind: 'noShow', amount: FEE, owed: FEE });
    expect((await charge(booking, FEE * 2).expect(409)).body.data).toEqual({ amount: FEE });
    expect((await charge(booking).expect(200)).body.data).toMatchObject({
      state: 'charged',
      owed: 0,
    });
  });

  it('is none of another venue', async () => {
    const booking = await given();
    const other = await PrepaidScene.open(app);
    const stranger = app.staff(other.scene.vendorId, 3);
    await stranger.get(path(booking)).expect(404);
    await stranger.post(path(booking), { amount: FEE }).expect(404);
  });
});
