import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { anEmail, newGuest } from '../support/things/accounts';

const letter = { subject: 'Your sauna', text: 'It is warm.\n\nBring a towel & <friends>.' };

describe('the outbox', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
  });

  const write = (guestId: Types.ObjectId, body: object = letter) =>
    app.staff(vendor, 1).post(`/api/v1/admin/customers/${guestId}/messages`, body);

  it('keeps what cannot be sent for want of a server, readable', async () => {
    const guest = await newGuest(app, vendor, { languageCode: 'sv' });
    const { body } = await write(guest._id).expect(201);
    expect(body.data).toMatchObject({
      customerId: guest._id.toHexString(),
      channel: 'email',
      to: guest.email,
      language: 'sv',
      state: 'unsent',
      subject: letter.subject,
      text: expect.stringContaining('Bring a towel & <friends>.'),
    });
    const jobs = app.connection.collection('queuedJobs');
    expect(await jobs.countDocuments({ _vendor: vendor })).toBe(0);
  });

  it('is paged, newest first, for the venue and for one guest', async () => {
    const guest = await newGuest(app, vendor);
    const someone = await newGuest(app, vendor);
    const ids: string[] = [];
    for (const { _id } of [guest, someone, guest, someone, guest]) {
      ids.unshift((await write(_id).expect(201)).body.data._id);
    }
    const read = async (path: string) => {
      const { body } = await app.staff(vendor, 1).get(path).expect(200);
      return {
        ids: body.data.items.map(({ _id }: { _id: string }) => _id),
        next: body.data.nextCursor,
      };
    };
    const first = await read('/api/v1/admin/messages?limit=3');
    expect(first.ids).toEqual(ids.slice(0, 3));
    const second = await read(`/api/v1/admin/messages?limit=3&cursor=${first.next}`);
    expect(second).toEqual({ ids: ids.slice(3), next: undefined });
    const own = await read(`/api/v1/admin/customers/${guest._id}/messages`);
    expect(own.ids).toEqual([ids[0], ids[2], ids[4]]);
    expect((await read('/api/v1/admin/messages?state=sent')).ids).toEqual([]);
  });

  it('shows the code of an invitation to those alone who may invite', async () => {
    const email = anEmail();
    const invited = { email, firstname: 'Ada', lastname: 'Berg', level: 3 };
    await app.staff(vendor, 3).post('/api/v1/admin/users', invited).expect(201);
    const read = async (level: 1 | 2 | 3) => {
      const staff = app.staff(vendor, level);
      const { body: page } = await staff.get('/api/v1/admin/messages').expect(200);
      const message = page.data.items.find(({ to }: { to: string }) => to === email);
      const { body } = await staff.get(`/api/v1/admin/messages/${message._id}`).expect(200);
      expect(body.data.text).toContain('/reset-password?');
      return JSON.stringify([page, body]);
    };
    expect(await read(3)).toMatch(/code=[\w-]{20}/);
    expect(await read(1)).not.toMatch(/code=[\w-]/);
    expect(await read(2)).not.toMatch(/code=[\w-]/);
  });

  it('is hidden from other venues', async () => {
    const guest = await newGuest(app, vendor);
    const { body } = await write(guest._id).expect(201);
    const stranger = app.staff(await newVendor(app), 3);
    await stranger.get(`/api/v1/admin/messages/${body.data._id}`).expect(404);
    await stranger.get(`/api/v1/admin/customers/${guest._id}/messages`).expect(404);
    await stranger.post(`/api/v1/admin/customers/${guest._id}/messages`, letter).expect(404);
    expect((await stranger.get('/api/v1/admin/messages').expect(200)).body.data.items).toEqual([]);
  });

  it('writes one message for a repeated idempotency key, and audits it', async () => {
    const guest = await newGuest(app, vendor);
    const staff = app.staff(vendor, 1);
    const send = () =>
      staff
        .post(`/api/v1/admin/customers/${guest._id}/messages`, letter)
        .set('idempotency-key', `letter-${guest._id}`)
        .expect(201);
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(
      await app.connection.collection('messages').countDocuments({ customerId: guest._id }),
    ).toBe(1);
    expect(
      await app.connection
        .collection('audit')
        .countDocuments({ customerId: guest._id, action: 'message.sent' }),
    ).toBe(1);
  });

  it('refuses a guest without an address, and what is no message', async () => {
    const guest = await newGuest(app, vendor);
    await app.connection
      .collection('customers')
      .updateOne({ _id: guest._id }, { $unset: { email: 1 } });
    const { body } = await write(guest._id).expect(422);
    expect(body.code).toBe('GUEST_WITHOUT_EMAIL');
    await write(guest._id, { subject: '', text: 'x' }).expect(400);
    await write(guest._id, { subject: 'x', text: 'x'.repeat(5_001) }).expect(400);
    await write(new Types.ObjectId()).expect(404);
    await app.staff(vendor, 1).get('/api/v1/admin/messages?limit=101').expect(400);
    await app.staff(vendor, 1).get('/api/v1/admin/messages?state=lost').expect(400);
  });

  it('forgets what was written to a guest who is erased', async () => {
    const guest = await newGuest(app, vendor);
    await write(guest._id).expect(201);
    await app
      .staff(vendor, 3)
      .delete('/api/admin/delete_customer', { userId: guest._id.toHexString() })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    expect(
      await app.connection.collection('messages').countDocuments({ customerId: guest._id }),
    ).toBe(0);
  });
});
