import { Types } from 'mongoose';
import { type ArrivedMail, MailServer } from '../support/outside/mail-server';
import type { BookingGuest } from '../support/scenes/booking-scene';
import { PrepaidScene } from '../support/scenes/prepaid-scene';
import { TestApp } from '../support/test-app';
import { anEmail } from '../support/things/accounts';

/** Made as the mail is sent, so a mail has it whenever that is. */
describe('receipts by mail', () => {
  let mail: MailServer;
  let app: TestApp;

  beforeAll(async () => {
    mail = await MailServer.start();
    app = await TestApp.start(undefined, { SMTP_URL: mail.url });
  });
  afterAll(async () => {
    await app.stop();
    await mail.stop();
  });
  beforeEach(() => app.clock.set('2026-06-15T09:00:00Z'));
  afterEach(() => {
    mail.refusals.length = 0;
  });

  const aGuest = async (venue: PrepaidScene) => {
    const email = anEmail();
    const guest = await venue.scene.guest({ email });
    return { guest, email };
  };
  const written = (guest: BookingGuest) =>
    app.connection
      .collection('messages')
      .find({ customerId: guest.id, template: /^payment/ })
      .sort({ _id: 1 })
      .toArray();
  const receipts = (guest: BookingGuest, about = '') =>
    guest.session
      .get(`/api/v1/hub/receipts?about=${about}`)
      .expect(200)
      .then(({ body }) => body.data as { _id: string; number: number }[]);
  const refund = async (venue: PrepaidScene, id: string, amount: number) => {
    const path = `/api/v1/admin/payments/${id}`;
    const { body } = await venue.scene.staff(2).get(path).expect(200);
    const { version } = body.data;
    await venue.scene
      .staff(2)
      .post(`${path}/refunds`, { amount, reason: 'Too loud', version })
      .expect(200);
    await app.work('settle-payment');
  };
  /** Those about money, of which a guest also gets others. */
  const arrived = async (email: string, fileName: string): Promise<ArrivedMail[]> => {
    await app.work();
    return mail.to(email).filter(({ source }) => source.includes(fileName));
  };
  /** The PDF in a mail. */
  const pdfIn = ({ source }: ArrivedMail): Buffer => {
    const [, part = ''] = source.split(/Content-Type: application\/pdf/);
    const [, encoded = ''] = part.split('\r\n\r\n');
    return Buffer.from(encoded.split('--')[0] ?? '', 'base64');
  };

  it('reach whoever paid in the language they paid in, with the file that the hub offers', async () => {
    const venue = await PrepaidScene.open(app);
    const { guest, email } = await aGuest(venue);
    const holdId = await venue.hold(guest);
    const { body } = await venue.begin(guest, { holdId }).set('accept-language', 'de').expect(201);
    await venue.act(body.data, 'pay');
    const { booking } = await venue.look(guest, body.data);
    const [receipt] = await receipts(guest, booking);
    const [message, ...more] = await written(guest);
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      ...{ template: 'paymentReceived', language: 'de', to: email },
      entity: { type: 'booking', id: new Types.ObjectId(booking) },
      attachment: { kind: 'receipt', id: new Types.ObjectId(receipt?._id) },
    });
    expect(message?.subject).toMatch(/^Zahlung erhalten: Yoga, Freitag.+, 125\sNOK$/);
    expect(message?.text).toContain('Beleg: 1');
    // what was stored names the file, and does not have it
    expect(JSON.stringify(message)).not.toContain('PDF-');
    const [got, ...others] = await arrived(email, 'beleg-1.pdf');
    expect(others).toEqual([]);
    const file = await guest.session.get(`/api/v1/hub/receipts/${receipt?._id}/pdf`).expect(200);
    const attached = got ? pdfIn(got) : Buffer.alloc(0);
    expect(attached.subarray(0, 5).toString()).toBe('%PDF-');
    expect(attached.subarray(-6).toString()).toBe('%%EOF\n');
    expect(attached).toHaveLength(file.body.length);
  });

  it('say who sold it, with their number in the register of companies', async () => {
    const venue = await PrepaidScene.open(app);
    const owner = venue.scene.staff(3);
    const { body } = await owner.get('/api/v1/admin/vendor').expect(200);
    const seller = {
      organisationNumber: ' NO 999 900 101 MVA ',
      address: { street: 'Strandgaten 1', postalCode: '5013', city: 'Bergen', country: 'NO' },
    };
    const { version } = body.data;
    const saved = await owner.put('/api/v1/admin/vendor', { ...seller, version }).expect(200);
    expect(saved.body.data.organisationNumber).toBe('NO 999 900 101 MVA');
    const { guest } = await aGuest(venue);
    await venue.paid(guest);
    const [message] = await written(guest);
    expect(message?.text).toContain(
      'Strandgaten 1, 5013 Bergen, Norway, Org. no. NO 999 900 101 MVA',
    );
    const of = { _vendor: venue.scene.vendorId };
    const receipt = await app.connection.collection('receipts').findOne(of);
    expect(receipt?.seller).toMatchObject({ organisationNumber: 'NO 999 900 101 MVA' });
    await owner
      .put('/api/v1/admin/vendor', { organisationNumber: 'x'.repeat(41), version: version + 1 })
      .expect(400);
  });

  it('are credit notes of what goes back, one for each refund', async () => {
    const venue = await PrepaidScene.open(app);
    const { guest, email } = await aGuest(venue);
    const { _id } = await venue.paid(guest);
    await refund(venue, _id, 2_500);
    await refund(venue, _id, 10_000);
    const said = (await written(guest)).map(({ template, subject }) => [template, subject]);
    expect(said).toEqual([
      ['paymentReceived', expect.stringMatching(/^Payment received: .+, NOK\s125$/)],
      ['paymentRefunded', expect.stringMatching(/^Refund: .+, NOK\s25$/)],
      ['paymentRefunded', expect.stringMatching(/^Refund: .+, NOK\s100$/)],
    ]);
    for (const name of ['receipt-1.pdf', 'credit-note-2.pdf', 'credit-note-3.pdf']) {
      const got = await arrived(email, name);
      expect(got.map((each) => pdfIn(each).subarray(0, 5).toString())).toEqual(['%PDF-']);
    }
  });

  it('are sent again with their file where the mail server was away', async () => {
    const venue = await PrepaidScene.open(app);
    const { guest, email } = await aGuest(venue);
    mail.refusals.push(...Array.from({ length: 5 }, () => ({ code: 451, text: 'Try later' })));
    await venue.paid(guest);
    expect(await arrived(email, 'receipt-1.pdf')).toEqual([]);
    mail.refusals.length = 0;
    app.clock.advance({ minutes: 1 });
    const [got] = await arrived(email, 'receipt-1.pdf');
    expect(got && pdfIn(got).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are one each, however often and from how many places a payment is settled', async () => {
    const venue = await PrepaidScene.open(app);
    const { guest } = await aGuest(venue);
    const payment = await venue.begun(guest);
    await venue.act(payment, 'pay');
    await Promise.all([1, 2, 3, 4].map(() => venue.look(guest, payment)));
    await venue.reconcile();
    expect(await written(guest)).toHaveLength(1);
  });

  it('are not written of what was never taken', async () => {
    const venue = await PrepaidScene.open(app, { capacity: 2 });
    const { guest } = await aGuest(venue);
    const payment = await venue.begun(guest);
    await app.connection.collection('services').deleteOne({ _id: venue.scene.serviceId });
    await venue.act(payment, 'pay');
    expect((await venue.look(guest, payment)).state).toBe('returned');
    expect(await written(guest)).toEqual([]);
  });

  it('are made without a mail for a guest who has no address', async () => {
    const venue = await PrepaidScene.open(app);
    const { guest } = await aGuest(venue);
    const payment = await venue.begun(guest);
    await app.connection
      .collection('customers')
      .updateOne({ _id: guest.id }, { $unset: { email: 1 } });
    await venue.act(payment, 'pay');
    const { booking } = await venue.look(guest, payment);
    expect(await receipts(guest, booking)).toHaveLength(1);
    expect(await written(guest)).toEqual([]);
  });
});
