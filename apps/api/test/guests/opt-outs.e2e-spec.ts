import { Types } from 'mongoose';
import { OptOutLinksService } from '../../src/modules/messages/opt-out-links.service';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { newGuest } from '../support/things/accounts';

const BASE = '/api/v1/admin/optOuts';

describe('opt-outs', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app);
  });

  const staff = () => app.staff(vendor, 1);
  const listed = async (query = '') => (await staff().get(`${BASE}${query}`).expect(200)).body.data;
  const names = ({ items }: { items: { customerId: string }[] }) =>
    items.map(({ customerId }) => customerId);
  const guest = async (change: object = {}) =>
    (await newGuest(app, vendor, change))._id.toHexString();
  const at = new Date('2026-06-01T10:00:00Z');

  it('are what guests said no to, whoever noted it, page by page', async () => {
    const declined = await guest({ consents: [{ type: 'marketingSms', given: false, at }] });
    await guest({ consents: [{ type: 'marketingSms', given: true, at }] });
    await guest({ consents: [{ type: 'terms', given: false, at }] });
    await guest();
    const told = await guest();
    await staff().post(BASE, { customerId: told, channel: 'email' }).expect(201);
    expect(names(await listed())).toEqual([told, declined]);
    expect((await listed()).items[1]).toMatchObject({
      channels: ['sms'],
      at: '2026-06-01T10:00:00.000Z',
    });
    expect(names(await listed('?channel=sms'))).toEqual([declined]);
    const first = await listed('?limit=1');
    expect(names(await listed(`?limit=1&cursor=${first.nextCursor}`))).toEqual([declined]);
    expect(
      (
        await app
          .staff(await newVendor(app), 1)
          .get(BASE)
          .expect(200)
      ).body.data.items,
    ).toEqual([]);
  });

  it('are taken back, which is no consent, and are in the guest’s history', async () => {
    const customerId = await guest();
    const both = { customerId, channel: 'email' };
    await staff().post(BASE, both).expect(201);
    await staff().post(BASE, both).expect(201);
    await staff().delete(BASE, both).expect(200);
    expect(names(await listed())).toEqual([]);
    const stored = await app.connection
      .collection('customers')
      .findOne({ _id: new Types.ObjectId(customerId) });
    expect(stored?.consents).toEqual([]);
    const path = `/api/v1/admin/customers/${customerId}/auditLogs`;
    const { body } = await staff().get(path).expect(200);
    expect(body.data.items.map(({ action }: { action: string }) => action)).toEqual([
      'customer.consented',
      'customer.consented',
    ]);
    const gone = new Types.ObjectId().toHexString();
    await staff().post(BASE, { customerId: gone, channel: 'email' }).expect(404);
    await staff().post(BASE, { customerId, channel: 'post' }).expect(400);
  });

  it('are made by the signed link of a message, for its guest, venue and channel only', async () => {
    const id = await guest();
    const vendorId = vendor.toHexString();
    const links = app.nest.get(OptOutLinksService);
    const signature = links.sign({ vendorId, guest: id, channel: 'email' });
    const post = (path: string, body: object) =>
      app
        .visitor()
        .post(`/api/v1/opt_out/${path}`, { guest: id, channel: 'email', signature, ...body });
    await post(vendorId, { guest: await guest() }).expect(403);
    await post(vendorId, { channel: 'sms' }).expect(403);
    await post(vendorId, { signature: 'x' }).expect(403);
    await post((await newVendor(app)).toHexString(), {}).expect(403);
    await post('no-such-venue', {}).expect(404);
    expect(names(await listed())).toEqual([]);
    await app.visitor().get(`/api/v1/opt_out/${vendorId}`).expect(405);
    await post(vendorId, {}).expect(200);
    await post(vendorId, {}).expect(200);
    expect(names(await listed())).toEqual([id]);
  });

  it('are found by any part of a name or an address, among those who opted out', async () => {
    const consents = [{ type: 'marketingEmail', given: false, at }];
    const found = await guest({ firstname: 'Søren', lastname: 'Åberg', consents });
    await guest({ firstname: 'Søren', lastname: 'Holm', consents });
    await guest({ firstname: 'Søren', lastname: 'Åberg' });
    expect(names(await listed('?text=soren%20aber'))).toEqual([found]);
    expect(names(await listed('?text=soren'))).toHaveLength(2);
    expect(names(await listed('?text=soren&channel=sms'))).toEqual([]);
    const first = await listed('?text=soren&limit=1');
    expect(names(await listed(`?text=soren&limit=1&cursor=${first.nextCursor}`))).toEqual([found]);
    await staff()
      .get(`${BASE}?text=${'x'.repeat(101)}`)
      .expect(400);
  });

  it('29: are made by a mail program’s own button, by whatever form it posts; opening leads to the page, and changes nothing', async () => {
    const id = await guest();
    const vendorId = vendor.toHexString();
    const links = app.nest.get(OptOutLinksService);
    const claim = { vendorId, guest: id, channel: 'email' } as const;
    const { pathname, search } = new URL(links.oneClick(claim));
    const address = `${pathname}${search}`;
    const opened = await app.visitor().get(address).expect(302);
    expect(opened.headers.location).toBe(links.page(claim));
    expect(names(await listed())).toEqual([]);
    await app.visitor().post(address.replace('signature=', 'signature=x')).expect(403);
    await app
      .visitor()
      .get(address.replace(vendorId, String(await newVendor(app))))
      .expect(403);
    await app
      .visitor()
      .call('post', address)
      .type('form')
      .send({ 'List-Unsubscribe': 'One-Click' })
      .expect(200);
    expect(names(await listed())).toEqual([id]);
    await app.visitor().call('post', address).field('List-Unsubscribe', 'One-Click').expect(200);
    expect(names(await listed())).toEqual([id]);
    await app.visitor().call('post', '/api/auth/login').field('email', 'a@b.example').expect(415);
  });
});
