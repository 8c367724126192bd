import type { Types } from 'mongoose';
import { newGuest } from '../../src/modules/bookings/testing/service.factory';
import { DAY } from '../support/scenes/booking-scene';
import { SpaDay } from '../support/scenes/spa-day';
import type { SpaScene } from '../support/scenes/spa-scene';
import { TestApp } from '../support/test-app';
import { anEmail, newestMail } from '../support/things/accounts';

const LINK = /\/activity-hub\/([^/\s]+)\/pay\/([\w-]+)/;
const TAX = [{ basisPoints: 2_500, from: '2026-01-01' }];

interface Thing {
  kind: 'treatment' | 'stay';
  id: string;
}

describe('what guests owe for besides bookings', () => {
  let app: TestApp;
  let scene: SpaScene;
  let day: SpaDay;
  let guest: Types.ObjectId;
  let email: string;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    day = await SpaDay.open(app);
    scene = day.scene;
    email = anEmail();
    guest = await newGuest(app.connection, scene.vendorId, { email });
  });

  const money = async ({ kind, id }: Thing) =>
    (await scene.staff().get(`/api/v1/admin/money/${kind}/${id}`).expect(200)).body.data;

  /** The guest follows the link in the mail, and pays. */
  const payByLink = async ({ kind, id }: Thing, amount: number): Promise<void> => {
    await scene.staff().post('/api/v1/admin/paymentRequests', { kind, id, amount }).expect(201);
    const { text } = await newestMail(app, email);
    const [, vendor = '', token = ''] = LINK.exec(text) ?? [];
    const call = (what: string) =>
      app.visitor().post(`/api/v1/hub/paymentLinks/${what}`, { vendor, token });
    const { body } = await call('pay').expect(200);
    const { pathname } = new URL(body.data.url);
    await app.visitor().post(`${pathname}/pay?notice=never`).expect(303);
    const { body: looked } = await call('look').expect(200);
    expect(looked.data.state).toBe('paid');
  };
  const receipt = () => app.connection.collection('receipts').findOne({ _vendor: scene.vendorId });

  const aTreatment = async (): Promise<Thing> => {
    await scene
      .staff(2)
      .put('/api/spa/treatmenttype', { _id: day.massage, taxRates: TAX })
      .expect(200);
    const { body } = await scene
      .staff()
      .post('/api/spa/treatment', {
        ...{ _treatmentType: day.massage, _customer: guest.toHexString(), status: 'confirmed' },
        ...{ date: DAY, timeindexStart: 600 },
      })
      .expect(201);
    return { kind: 'treatment', id: body.data._id };
  };

  const aStay = async (): Promise<Thing> => {
    const { _id: _package } = await scene.made('/api/v1/admin/packages', {
      ...{ name: 'Weekend', nights: 2, price: 400_000, taxRates: TAX },
    });
    const { body } = await scene
      .staff()
      .post('/api/v1/admin/stays', {
        ...{ _customer: guest.toHexString(), _package, arrivaldate: DAY, adults: 2, babies: 1 },
      })
      .expect(201);
    return { kind: 'stay', id: body.data._id };
  };

  it('a treatment is paid by a link, and its receipt has its tax; then it is not deleted', async () => {
    const treatment = await aTreatment();
    expect(await money(treatment)).toMatchObject({ total: 120_000, paid: 0, owed: 120_000 });
    await payByLink(treatment, 120_000);
    expect(await money(treatment)).toMatchObject({ paid: 120_000, owed: 0 });
    expect(await receipt()).toMatchObject({
      description: expect.stringMatching(/^Massage, /),
      tax: { basisPoints: 2_500, net: 96_000, tax: 24_000 },
    });
    const { body } = await scene
      .staff()
      .delete('/api/spa/treatment', { _id: treatment.id })
      .expect(409);
    expect(body.code).toBe('BOOKING_PAID');
  });

  it('a stay costs its package for each guest but babies, and is paid the same way', async () => {
    const stay = await aStay();
    expect(await money(stay)).toMatchObject({ total: 800_000, owed: 800_000 });
    await payByLink(stay, 300_000);
    expect(await money(stay)).toMatchObject({ paid: 300_000, owed: 500_000 });
    expect(await receipt()).toMatchObject({ tax: { basisPoints: 2_500, tax: 60_000 } });
    const { body } = await scene.staff(2).delete(`/api/v1/admin/stays/${stay.id}`).expect(409);
    expect(body.code).toBe('BOOKING_PAID');
    await scene.staff(2).post(`/api/v1/admin/stays/${stay.id}/cancel`, {}).expect(200);
    expect(await money(stay)).toMatchObject({ total: 0, paid: 300_000, owed: 0 });
  });

  it('a pause is nothing that anybody owes for', async () => {
    const id = await scene.pause(day.anna, DAY, 600, 660);
    await scene.staff().get(`/api/v1/admin/money/treatment/${id}`).expect(404);
  });

  it('a tax rate that ends before it begins is refused', async () => {
    const { body } = await scene
      .staff(2)
      .post('/api/v1/admin/packages', {
        ...{ name: 'Weekend', nights: 2, price: 1 },
        taxRates: [{ basisPoints: 2_500, from: '2026-02-01', until: '2026-01-01' }],
      })
      .expect(422);
    expect(body.code).toBe('INVALID_PERIOD');
  });
});
