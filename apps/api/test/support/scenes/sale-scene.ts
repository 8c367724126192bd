import { Types } from 'mongoose';
import { SettlePaymentJob } from '../../../src/modules/payments/settle/settle-payment.job';
import type { SalePayment } from '../../../src/modules/sales/payments/sale.dto';
import type { TestApp } from '../test-app';
import { anEmail } from '../things/accounts';
import { BookingScene } from './booking-scene';

export const SALES = '/api/v1/sales';
export const OFFERS = '/api/v1/offers';
export const ARRIVAL = '2026-06-19';

/** Somebody without an account. */
export const ada = (change: object = {}) => ({
  ...{ firstname: 'Ada', lastname: 'Lovelace', email: anEmail() },
  ...change,
});

/** A secret of a page. */
export const anOrder = () => new Types.ObjectId().toHexString().padEnd(32, 'f');

/** A venue that sells a membership of NOK 990 a month, and a weekend with breakfast for NOK 2,400 a guest. */
export class SaleScene {
  private constructor(
    readonly app: TestApp,
    readonly scene: BookingScene,
    readonly type: string,
    readonly weekend: string,
  ) {}

  static async open(
    app: TestApp,
    { type = {}, weekend = {} }: { type?: object; weekend?: object } = {},
  ): Promise<SaleScene> {
    const scene = await BookingScene.open(app);
    const editor = scene.staff(2);
    const made = async (path: string, input: object): Promise<string> =>
      (await editor.post(path, input).expect(201)).body.data._id;
    const sale = { online: true, taxBasisPoints: 2_500, agreement: 'It runs for a month.' };
    const typeId = await made('/api/v1/admin/membershipTypes', {
      ...{ name: 'Spa month', price: 99_000, maxNumberOfUsages: 0, validityMonths: 1, ...sale },
      services: [scene.serviceId.toHexString()],
      ...type,
    });
    const packageId = await made('/api/v1/admin/packages', {
      ...{ name: 'Weekend', nights: 2, price: 240_000, online: true },
      services: [{ _service: scene.serviceId.toHexString(), dayNumber: 2 }],
      addons: [{ name: 'Basket', quantity: 1 }],
      ...weekend,
    });
    return new SaleScene(app, scene, typeId, packageId);
  }

  get vendorId() {
    return this.scene.vendorId;
  }

  membership(change: object = {}) {
    const sale = { kind: 'membership', offer: this.type, amount: 99_000, agreed: true };
    return { ...sale, order: anOrder(), guest: ada(), ...change };
  }

  /** For two. */
  stay(change: object = {}) {
    const sale = { kind: 'package', offer: this.weekend, amount: 480_000 };
    const party = { arrivaldate: ARRIVAL, adults: 2 };
    return { ...sale, ...party, order: anOrder(), guest: ada(), ...change };
  }

  begin(input: object, session = this.app.visitor()) {
    return session.post(SALES, input);
  }

  async begun(input: object, session = this.app.visitor()): Promise<SalePayment> {
    return (await this.begin(input, session).expect(201)).body.data;
  }

  /** What the buyer does on the sandbox's page. */
  async act({ url = '' }: { url?: string }, act: string, notice = 'never'): Promise<void> {
    const { pathname } = new URL(url);
    await this.app.visitor().post(`${pathname}/${act}?notice=${notice}`).expect(303);
  }

  call(
    method: 'post' | 'delete',
    { _id, signature }: { _id: string; signature: string },
    vendor = this.vendorId.toHexString(),
  ) {
    return this.app
      .visitor()
      .call(method, `${SALES}/${_id}?vendor=${vendor}`)
      .set('x-payment-signature', signature);
  }

  async look(payment: SalePayment): Promise<SalePayment> {
    return (await this.call('post', payment).expect(200)).body.data;
  }

  async bought(input: object, session = this.app.visitor()): Promise<SalePayment> {
    const payment = await this.begun(input, session);
    await this.act(payment, 'pay');
    return this.look(payment);
  }

  of(collection: string) {
    return this.app.connection.collection(collection).find({ _vendor: this.vendorId }).toArray();
  }

  /** What happens every minute, and what follows. */
  async reconcile(): Promise<void> {
    await this.app.nest.get(SettlePaymentJob).reconcile();
    await this.app.work('settle-payment');
  }
}
