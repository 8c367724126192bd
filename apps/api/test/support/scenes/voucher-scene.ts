import { writtenCode } from '@atrium/rules/vouchers/voucher-code';
import { Types } from 'mongoose';
import { VoucherCodes } from '../../../src/modules/vouchers/store/voucher-codes';
import { VouchersRepository } from '../../../src/modules/vouchers/store/vouchers.repository';
import type { TestApp } from '../test-app';
import { anEmail } from '../things/accounts';
import type { BookingScene } from './booking-scene';

export const GIFT_CARDS = '/api/v1/giftCards';
export const VOUCHERS = '/api/v1/admin/vouchers';

/** Gift cards of a venue. */
export class VoucherScene {
  constructor(
    readonly app: TestApp,
    readonly scene: BookingScene,
  ) {}

  get vendor(): string {
    return this.scene.vendorId.toHexString();
  }

  async sell(change: object = {}): Promise<void> {
    const settings = { onSale: true, amounts: [50_000, 100_000], validMonths: 24, version: 0 };
    await this.scene
      .staff(2)
      .put('/api/v1/admin/voucherSettings', { ...settings, ...change })
      .expect(200);
  }

  /** One that staff issued. */
  async issued(amount: number, change: object = {}) {
    const recipient = { name: 'Kari Nordmann', email: anEmail() };
    const { body } = await this.scene
      .staff(2)
      .post(VOUCHERS, { amount, recipient, reason: 'A cold sauna', ...change })
      .expect(201);
    const id: string = body.data._id;
    return { id, code: await this.codeOf(id), token: this.tokenOf(id), recipient };
  }

  /** As it is printed. */
  async codeOf(id: string): Promise<string> {
    const scope = { vendorId: this.vendor };
    const voucher = await this.app.nest.get(VouchersRepository).get(scope, id);
    const code = this.app.nest.get(VoucherCodes).written(scope, voucher);
    expect(writtenCode(code.replaceAll('-', ''))).toBe(code);
    return code;
  }

  tokenOf(id: string): string {
    return this.app.nest.get(VoucherCodes).token({ vendorId: this.vendor }, new Types.ObjectId(id));
  }

  async remaining(id: string): Promise<number> {
    const { body } = await this.scene.staff(1).get(`${VOUCHERS}/${id}`).expect(200);
    return body.data.remaining;
  }

  /** Every gift card's balance is what it was issued with and what its uses come to. */
  async expectRecounted(): Promise<void> {
    const own = { _vendor: this.scene.vendorId };
    const vouchers = await this.app.connection.collection('vouchers').find(own).toArray();
    const uses = await this.app.connection.collection('voucherUses').find(own).toArray();
    expect(vouchers.length).toBeGreaterThan(0);
    for (const { _id, amount, remaining } of vouchers) {
      const counted = uses
        .filter(({ _voucher }) => _voucher.equals(_id))
        .reduce((sum, use) => sum + (use.kind === 'returned' ? use.amount : -use.amount), amount);
      expect(remaining).toBe(counted);
      expect(remaining).toBeGreaterThanOrEqual(0);
    }
  }
}
