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

/** Takes the messages of the provider, and leaves what follows to the queue: a provider does not wait long. */
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
