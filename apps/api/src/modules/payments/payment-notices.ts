import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { AppError } from '../../common/errors/app-error';
import {
  NoticeRefusedError,
  PaymentProvider,
  type ProviderNotice,
} from './provider/payment-provider';
import { SettlePaymentJob } from './settle/settle-payment.job';

/** Receives the provider's webhooks and queues what follows, since providers time out quickly. */
@Injectable()
export class PaymentNotices {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly settling: SettlePaymentJob,
  ) {}

  /**
   * @param body as it was sent, to the byte
   * @throws {AppError} 400 PAYMENT_NOTICE_REFUSED: not the provider's, or too old
   */
  async receive(body: Buffer, signature: string | undefined): Promise<null> {
    const notice = this.read(body, signature);
    const isOurs = notice && [notice.vendorId, notice.paymentId].every(isObjectIdOrHexString);
    if (!isOurs) return null;
    const occasion = createHash('sha256').update(body).digest('hex');
    await this.settling.add(notice.vendorId, notice.paymentId, occasion);
    return null;
  }

  private read(body: Buffer, signature: string | undefined): ProviderNotice | undefined {
    try {
      return this.provider.readNotice(body, signature);
    } catch (cause) {
      if (!(cause instanceof NoticeRefusedError)) throw cause;
      throw new AppError(400, 'PAYMENT_NOTICE_REFUSED', { cause });
    }
  }
}
