import { Injectable } from '@nestjs/common';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { NotFoundError } from '../../../common/errors/app-error';
import type { Payment } from '../payment.schema';
import { PaymentsService } from '../payments.service';
import { type ReceiptFile, receiptFile } from './receipt-file';
import { type ReceiptOutput, toReceiptOutput } from './receipts.dto';
import { ReceiptsRepository } from './receipts.repository';

/** Receipts as guests and staff read them. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly payments: PaymentsService,
  ) {}

  /** Those of a guest for one thing, the oldest first. @param about hex id */
  async own(ctx: RequestContext, about: string): Promise<ReceiptOutput[]> {
    const payments = await this.payments.about(ctx, clientId(about));
    return this.of(
      ctx,
      payments.filter(({ _customer }) => _customer.equals(ownId(ctx))),
    );
  }

  /** The oldest first. */
  async of(ctx: RequestContext, payments: readonly Payment[]): Promise<ReceiptOutput[]> {
    const ids = payments.map(({ _id }) => _id);
    return (await this.receipts.ofPayments(ctx, ids)).map(toReceiptOutput);
  }

  /** @throws {NotFoundError} also of another guest */
  async ownFile(ctx: RequestContext, id: string): Promise<ReceiptFile> {
    const receipt = await this.receipts.get(ctx, id);
    const { _customer } = await this.payments.get(ctx, receipt._payment);
    if (!_customer.equals(ownId(ctx))) throw new NotFoundError();
    return receiptFile(receipt);
  }

  /** @throws {NotFoundError} */
  async file(ctx: RequestContext, id: string): Promise<ReceiptFile> {
    return receiptFile(await this.receipts.get(ctx, id));
  }
}
