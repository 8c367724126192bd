import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { newGuest } from '../support/things/accounts';

const PATH = '/api/v1/admin/customers/messages';
const letter = { subject: 'The sauna is warm', text: 'From noon today.' };

describe('a message to several guests', () => {
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
  const written = async () =>
    (
      await app.connection
        .collection('messages')
        .find({ _vendor: vendor, template: 'freeText' })
        .toArray()
    ).map(({ to }) => to);
  const guests = async () => {
    const reached = await newGuest(app, vendor);
    const { body } = await staff()
      .post('/api/v1/admin/customers', { firstname: 'Ola', lastname: 'Dal' })
      .expect(201);
    const declined = await newGuest(app, vendor);
    await app.connection
      .collection('customers')
      .updateOne(
        { _id: declined._id },
        { $set: { consents: [{ type: 'marketingEmail', given: false, at: app.clock.now() }] } },
      );
    const hex = (id: Types.ObjectId) => id.toHexString();
    return {
      reached,
      declined,
      unreachable: body.data._id as string,
      customers: [hex(reached._id), body.data._id as string, hex(declined._id)],
    };
  };

  it('says before it goes whom it leaves out, and why', async () => {
    const { customers, unreachable, declined } = await guests();
    const check = async (marketing: boolean) =>
      (await staff().post(`${PATH}/recipients`, { customers, marketing }).expect(200)).body.data;
    const nobody = { _id: unreachable, firstname: 'Ola', lastname: 'Dal', reason: 'noEmail' };
    expect(await check(false)).toEqual({ reached: 2, leftOut: [nobody] });
    expect(await check(true)).toMatchObject({
      reached: 1,
      leftOut: [nobody, { _id: declined._id.toHexString(), reason: 'optedOut' }],
    });
    expect(await written()).toEqual([]);
  });

  it('goes to each in a mail of their own, and marketing to nobody who declined it', async () => {
    const { customers, reached, declined } = await guests();
    const { body } = await staff()
      .post(PATH, { ...letter, customers, marketing: true })
      .expect(201);
    expect(body.data).toMatchObject({ reached: 1, leftOut: [{}, {}] });
    expect(await written()).toEqual([reached.email]);
    await staff()
      .post(PATH, { ...letter, customers })
      .expect(201);
    expect((await written()).sort()).toEqual([reached.email, reached.email, declined.email].sort());
    const { body: log } = await staff()
      .get(`/api/v1/admin/customers/${declined._id.toHexString()}/auditLogs`)
      .expect(200);
    expect(log.data.items[0]).toMatchObject({ action: 'message.sent' });
  });

  it('goes to nobody if one of them is not there', async () => {
    const { customers } = await guests();
    const gone = new Types.ObjectId().toHexString();
    await staff()
      .post(PATH, { ...letter, customers: [...customers, gone] })
      .expect(404);
    expect(await written()).toEqual([]);
    await staff()
      .post(PATH, { ...letter, customers: [] })
      .expect(400);
  });
});
