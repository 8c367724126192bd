import { Types } from 'mongoose';
import { Queue } from '../../../src/common/queue/queue';
import type { CardManner } from '../../../src/modules/payments/provider/sandbox/sandbox-payment.schema';
import type { RenewalOutput } from '../../../src/modules/sales/renewals/renewals.dto';
import type { TestApp } from '../test-app';
import type { BookingGuest } from './booking-scene';
import { SaleScene } from './sale-scene';

/** What the membership of the scene is renewed for. */
export const RENEWAL = 89_000;

/** A guest with a membership from 15 June to 14 July 2026 that is renewed from a card. */
export class RenewalScene {
  private constructor(
    readonly app: TestApp,
    readonly venue: SaleScene,
    readonly guest: BookingGuest,
    readonly email: string,
    readonly membership: string,
  ) {}

  /** @param card how it behaves when it is charged */
  static async open(
    app: TestApp,
    { card = 'takes', type = {} }: { card?: CardManner; type?: object } = {},
  ): Promise<RenewalScene> {
    app.clock.set('2026-06-15T09:00:00Z');
    const renewal = { price: RENEWAL, reminderDays: 14 };
    const venue = await SaleScene.open(app, { type: { renewal, ...type } });
    const email = `${new Types.ObjectId().toHexString()}@example.com`;
    const guest = await venue.scene.guest({ email });
    const wanted = venue.membership({ guest: undefined, renewsFor: RENEWAL });
    const payment = await venue.begun(wanted, guest.session);
    const { pathname } = new URL(payment.url ?? '');
    await app.visitor().post(`${pathname}/pay?notice=never&card=${card}`).expect(303);
    const { bought = '' } = await venue.look(payment);
    await app.work('send-message');
    return new RenewalScene(app, venue, guest, email, bought);
  }

  get path() {
    return `/api/v1/hub/memberships/${this.membership}/renewal`;
  }

  get staffPath() {
    return `/api/v1/admin/memberships/${this.membership}/renewal`;
  }

  staff(level: 1 | 2 | 3 = 2) {
    return this.venue.scene.staff(level);
  }

  /** The night of a day, with all that follows. @param date `yyyy-mm-dd` */
  async night(date: string): Promise<void> {
    this.app.clock.set(`${date}T03:00:00Z`);
    const vendorId = this.venue.vendorId.toHexString();
    const key = new Types.ObjectId().toHexString();
    await this.app.nest.get(Queue).addOnce({ kind: 'renew-memberships', vendorId, key });
    await this.work();
  }

  /** The guest's session of another day. */
  fresh() {
    return this.app.guest(this.venue.vendorId, this.guest.id);
  }

  async work(): Promise<void> {
    for (const kind of ['renew-memberships', 'renew-membership', 'settle-payment'] as const) {
      await this.app.work(kind);
    }
  }

  async nights(...dates: string[]): Promise<void> {
    for (const date of dates) await this.night(date);
  }

  async stored() {
    const [membership] = (await this.venue.of('memberships')).filter(({ _id }) =>
      _id.equals(this.membership),
    );
    return membership;
  }

  async shown(): Promise<RenewalOutput> {
    return (await this.fresh().get(this.path).expect(200)).body.data;
  }

  /** Subjects of the mails to the guest, the oldest first. */
  async subjects(): Promise<string[]> {
    return (await this.mails()).map(({ subject }) => subject);
  }

  async mails() {
    const all = await this.venue.of('messages');
    return all
      .filter(({ to }) => to === this.email)
      .sort((a, b) => a.createdAt - b.createdAt || (a._id < b._id ? -1 : 1));
  }

  /** What was taken for the membership, in minor units, in order. */
  async taken(): Promise<number[]> {
    const entries = await this.venue.of('moneyEntries');
    return entries.filter(({ kind }) => kind === 'captured').map(({ amount }) => amount);
  }
}
