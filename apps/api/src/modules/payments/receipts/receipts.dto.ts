import { ApiProperty } from '@nestjs/swagger';
import { IsId } from '../../../common/http/validation/is-id';
import { type Receipt, type ReceiptKind, receiptKinds } from './receipt.schema';

export class ReceiptsQuery {
  /** Id of what was paid for. */
  @IsId() about: string;
}

/** A receipt of an amount that was taken, or a credit note of one that went back. */
export class ReceiptOutput {
  _id: string;
  /** Of the venue, from 1 on; none is missing. */
  number: number;
  @ApiProperty({ enum: receiptKinds, enumName: 'ReceiptKind' })
  kind: ReceiptKind;
  /** Number of the receipt that a credit note takes back, or some of. */
  credits?: number;
  /** Minor units, tax included. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Day of the venue on which it was made, yyyy-mm-dd. */
  date: string;
}

export const toReceiptOutput = ({
  _id,
  number,
  kind,
  credits,
  amount,
  currency,
  date,
}: Receipt): ReceiptOutput => ({
  _id: _id.toHexString(),
  ...{ number, kind, amount, currency, date },
  ...(credits === undefined ? {} : { credits }),
});
