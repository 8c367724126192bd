import type { GuestPayment } from '../../../src/modules/bookings/prepaid/prepaid.dto';
import { SettlePaymentJob } from '../../../src/modules/payments/settle/settle-payment.job';
import type { TestApp } from '../test-app';
import { type BookingGuest, BookingScene, DAY, type Draft, TEN } from './booking-scene';

/** A venue with one service that is paid for as it is booked: NOK 250 a head, a quarter of it in advance. */
export class PrepaidScene {
  private constructor(
    readonly app: TestApp,
    readonly scene: BookingScene,
  ) {}

  static async open(app: TestApp, service: object = {}): Promise<PrepaidScene> {
    const prepaidPart = { kind: 'share', basisPoints: 2_500 };
    const scene = await BookingScene.open(app, {
      service: { prepayment: 'required', prepaidPart, ...service },
    });
    return new PrepaidScene(app, scene);
  }

  /** Holds what a draft names; its id. */
  async hold(guest: BookingGuest, { participants = 2, timeindex = TEN }: Draft = {}) {
    const { body } = await guest.session
      .post('/api/v1/hub/holds', {
        _service: this.scene.serviceId.toHexString(),
        ...{ date: DAY, timeindex, participants },
      })
      .expect(201);
    return body.data.holdId as string;
  }

  /** @param change of a draft for two, of which NOK 125 is to be paid */
  begin(guest: BookingGuest, change: Draft & { holdId: string; amount?: number }) {
    const draft = guest.draft({ participants: 2, amount: 12_500, ...change });
    return guest.session.post('/api/v1/hub/payments', draft);
  }

  async begun(guest: BookingGuest, change: Draft = {}): Promise<GuestPayment & { holdId: string }> {
    const holdId = await this.hold(guest, change);
    const { body } = await this.begin(guest, { ...change, holdId }).expect(201);
    return { ...body.data, holdId };
  }

  /** What the guest does on the sandbox's page. */
  async act({ url = '' }: GuestPayment, act: string, notice = 'never'): Promise<void> {
    const { pathname } = new URL(url);
    await this.app.visitor().post(`${pathname}/${act}?notice=${notice}`).expect(303);
  }

  /** The guest comes back. */
  async look(guest: BookingGuest, { _id }: { _id: string }): Promise<GuestPayment> {
    const { body } = await guest.session.post(`/api/v1/hub/payments/${_id}`).expect(200);
    return body.data;
  }

  async paid(guest: BookingGuest, change: Draft = {}): Promise<GuestPayment> {
    const payment = await this.begun(guest, change);
    await this.act(payment, 'pay');
    return this.look(guest, payment);
  }

  /** What happens every minute, and what follows. */
  async reconcile(): Promise<void> {
    await this.app.nest.get(SettlePaymentJob).reconcile();
    await this.app.work('settle-payment');
  }

  /** What the ledger of money says of this venue, the oldest first. */
  async entries(): Promise<[string, number][]> {
    const entries = await this.app.connection
      .collection('moneyEntries')
      .find({ _vendor: this.scene.vendorId })
      .sort({ at: 1, _id: 1 })
      .toArray();
    return entries.map(({ kind, amount }) => [kind, amount]);
  }
}
