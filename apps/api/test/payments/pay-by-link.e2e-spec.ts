import { AppError } from '../../src/common/errors/app-error';
import { PaidThings } from '../../src/modules/payments/settle/paid-things';
import { type BookingGuest, BookingScene } from '../support/scenes/booking-scene';
import { MONDAY, TestApp } from '../support/test-app';
import { anEmail, newestMail } from '../support/things/accounts';

const REQUESTS = '/api/v1/admin/paymentRequests';
const LINKS = '/api/v1/hub/paymentLinks';
const LINK = /\/activity-hub\/([^/\s]+)\/pay\/([\w-]+)/;

interface Link {
  vendor: string;
  token: string;
}

describe('a payment link', () => {
  let app: TestApp;
  let scene: BookingScene;
  let guest: BookingGuest;
  let booking: string;
  let email: string;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(MONDAY);
    scene = await BookingScene.open(app);
    email = anEmail();
    guest = await scene.guest({
      email,
      languageCode: 'de',
      firstname: 'Kari',
      lastname: 'Nordmann',
    });
    booking = (await guest.booked({ participants: 2 }))._id;
  });

  const staff = () => scene.staff(1);
  const ask = (amount = 50_000) => staff().post(REQUESTS, { kind: 'booking', id: booking, amount });
  const money = async () =>
    (await staff().get(`/api/v1/admin/money/booking/${booking}`).expect(200)).body.data;
  /** The message that the guest got last, and the link in it. */
  const mailed = async () => {
    const { text, subject } = await newestMail(app, email);
    const [, vendor = '', token = ''] = LINK.exec(text) ?? [];
    return { text, subject, link: { vendor, token } };
  };
  const asked = async (amount?: number): Promise<Link> => {
    await ask(amount).expect(201);
    return (await mailed()).link;
  };
  const show = ({ vendor, token }: Link) =>
    app.visitor().get(`${LINKS}?vendor=${vendor}&token=${token}`);
  const stateOf = async (link: Link) => (await show(link).expect(200)).body.data.state;
  const pay = (link: Link) => app.visitor().post(`${LINKS}/pay`, link);
  const look = async (link: Link) =>
    (await app.visitor().post(`${LINKS}/look`, link).expect(200)).body.data.state;
  const pageOf = async (link: Link): Promise<string> =>
    new URL((await pay(link).expect(200)).body.data.url).pathname;
  const act = (page: string, name: string, notice = 'never') =>
    app.visitor().post(`${page}/${name}?notice=${notice}`).expect(303);

  it('is mailed in the language of the guest, and says what for and how much', async () => {
    const { body } = await ask(30_000).expect(201);
    expect(body.data).toMatchObject({ state: 'open', amount: 30_000, guest: 'Kari Nordmann' });
    const { subject, text, link } = await mailed();
    expect(subject).toMatch(/^Bitte bezahlen: .+, 19\. Juni 2026, 10:00/);
    expect(text).toContain('Betrag: 300\u00a0NOK');
    const shown = await show(link).expect(200);
    expect(shown.body.data).toMatchObject({ state: 'open', amount: 30_000, currency: 'NOK' });
  });

  it('leads to a page of the provider, and what was paid is the booking’s', async () => {
    const link = await asked();
    expect(await money()).toMatchObject({ total: 50_000, paid: 0, owed: 50_000 });
    await act(await pageOf(link), 'pay');
    expect(await look(link)).toBe('paid');
    expect(await money()).toMatchObject({
      ...{ total: 50_000, paid: 50_000, reserved: 0, owed: 0 },
      payments: [{ state: 'paid', amount: 50_000 }],
      requests: [{ state: 'paid' }],
    });
  });

  it('pays once, from however many tabs, and however often it is looked at', async () => {
    const link = await asked();
    const pages = await Promise.all([1, 2, 3].map(() => pageOf(link)));
    expect(new Set(pages).size).toBe(1);
    await act(pages[0] ?? '', 'pay', 'twice');
    await app.work('send-sandbox-notice', 'settle-payment');
    expect(await Promise.all([look(link), look(link), look(link)])).toEqual([
      'paid',
      'paid',
      'paid',
    ]);
    expect((await pay(link).expect(409)).body.code).toBe('PAYMENT_REQUEST_OVER');
    expect((await money()).payments).toHaveLength(1);
    expect((await money()).paid).toBe(50_000);
  });

  it('of a guest who left the page, or was declined, can be paid again', async () => {
    const link = await asked();
    const page = await pageOf(link);
    await act(page, 'leave');
    expect(await look(link)).toBe('open');
    await act(page, 'decline');
    expect(await stateOf(link)).toBe('open');
    app.clock.advance({ minutes: 61 });
    await app.work('settle-payment');
    expect(await look(link)).toBe('open');
    const other = await pageOf(link);
    expect(other).not.toBe(page);
    await act(other, 'pay');
    expect(await look(link)).toBe('paid');
  });

  it('asks for no more than is owed', async () => {
    expect((await ask(50_001).expect(422)).body).toMatchObject({ code: 'MORE_THAN_OWED' });
    const link = await asked(20_000);
    await act(await pageOf(link), 'pay');
    await look(link);
    expect((await ask(30_001).expect(422)).body.code).toBe('MORE_THAN_OWED');
    await ask(30_000).expect(201);
  });

  it('sent twice by two colleagues is paid once, also by a guest who has both pages open', async () => {
    const links = [await asked(), await asked()] as const;
    const pages = [await pageOf(links[0]), await pageOf(links[1])] as const;
    await act(pages[0], 'pay');
    await act(pages[1], 'pay');
    expect(await look(links[0])).toBe('paid');
    expect(await look(links[1])).toBe('over');
    expect(await money()).toMatchObject({ paid: 50_000, reserved: 0, owed: 0 });
    expect((await pay(links[1]).expect(409)).body.code).toBe('PAYMENT_REQUEST_OVER');
  });

  /** Both are paid, and the process dies before it decides about either. */
  const paidAtOnce = async (links: readonly [Link, Link]): Promise<void> => {
    const pages = [await pageOf(links[0]), await pageOf(links[1])];
    const died = jest.spyOn(app.nest.get(PaidThings), 'of').mockImplementation(() => {
      throw new AppError(503, 'SERVICE_UNAVAILABLE');
    });
    for (const page of pages) await act(page, 'pay');
    expect(await Promise.all(links.map(look))).toEqual(['settling', 'settling']);
    died.mockRestore();
  };

  it('sent twice and paid twice in one moment is taken once, and not given back twice', async () => {
    const links = [await asked(), await asked()] as const;
    await paidAtOnce(links);
    expect((await Promise.all(links.map(look))).sort()).toEqual(['over', 'paid']);
    await app.work('settle-payment');
    expect(await money()).toMatchObject({ paid: 50_000, reserved: 0, owed: 0 });
  });

  it('paid as its booking is cancelled is not taken', async () => {
    const links = [await asked(20_000), await asked(30_000)] as const;
    await paidAtOnce(links);
    const [cancelled] = await Promise.all([
      guest.session.delete(`/api/v1/hub/activity/${booking}`),
      ...links.map(look),
    ]);
    // what is being taken in this moment is there a moment later
    expect([200, 409]).toContain(cancelled.status);
    if (cancelled.status === 409) {
      await guest.session.delete(`/api/v1/hub/activity/${booking}`).expect(200);
    }
    for (const link of links) await look(link);
    await app.work('settle-payment');
    expect(await money()).toMatchObject({ paid: 0, reserved: 0, owed: 0 });
  });

  it('that staff took back leads to nothing', async () => {
    const link = await asked();
    const [request] = (await staff().get(REQUESTS).expect(200)).body.data;
    await staff().delete(`${REQUESTS}/${request._id}`).expect(200);
    expect(await stateOf(link)).toBe('over');
    expect((await pay(link).expect(409)).body.code).toBe('PAYMENT_REQUEST_OVER');
    expect((await staff().delete(`${REQUESTS}/${request._id}`).expect(409)).body.code).toBe(
      'PAYMENT_REQUEST_OVER',
    );
    expect((await staff().get(REQUESTS).expect(200)).body.data).toEqual([]);
  });

  it('for a booking that was cancelled while the guest paid takes nothing, and tells the guest', async () => {
    const link = await asked();
    const page = await pageOf(link);
    await guest.session.delete(`/api/v1/hub/activity/${booking}`).expect(200);
    await act(page, 'pay');
    expect(await look(link)).not.toBe('paid');
    expect(await money()).toMatchObject({ paid: 0, reserved: 0, owed: 0 });
    expect((await mailed()).subject).toMatch(/^Nicht abgebucht/);
  });

  it('is over after two weeks', async () => {
    const link = await asked();
    app.clock.advance({ days: 15 });
    expect(await stateOf(link)).toBe('over');
    expect((await pay(link).expect(409)).body.code).toBe('PAYMENT_REQUEST_OVER');
  });

  it.each([
    ['of another request', (token: string) => `${'0'.repeat(24)}${token.slice(24)}`],
    ['with another signature', (token: string) => `${token.slice(0, -1)}-`],
    ['of any form', () => 'paid'],
  ])('%s does not say what is wrong with it', async (_, change) => {
    const link = await asked();
    const { body } = await show({ ...link, token: change(link.token) }).expect(403);
    expect(body.code).toBe('PAYMENT_LINK_INVALID');
    await pay({ ...link, token: change(link.token) }).expect(403);
  });

  it('of one venue is none of another', async () => {
    const link = await asked();
    const other = await BookingScene.open(app);
    await show({ ...link, vendor: other.vendorId.toHexString() }).expect(403);
  });

  it('goes to nobody without an address', async () => {
    const silent = await scene.guest({ email: null });
    const made = await staff().post('/api/admin/newBooking', scene.draft(silent)).expect(201);
    const body = { kind: 'booking', id: made.body.data._id, amount: 100 };
    expect((await staff().post(REQUESTS, body).expect(422)).body.code).toBe('GUEST_WITHOUT_EMAIL');
  });
});
