import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsInt, Max, Min } from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';

/** The most that one gift card is worth, in minor units. */
export const MOST_OF_A_VOUCHER = 1_000_000_000;
const MOST_AMOUNTS = 8;
const MOST_MONTHS = 240;

export class VoucherSettingsInput {
  /** Whether visitors can buy gift cards. */
  @IsBoolean() onSale: boolean;
  /** Offered amounts in minor units, each once, at most 8. */
  @IsArray()
  @ArrayMaxSize(MOST_AMOUNTS)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MOST_OF_A_VOUCHER, { each: true })
  amounts: number[];
  /** Least amount that a buyer may choose freely, in minor units; with `most`. Absent: only what is offered. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MOST_OF_A_VOUCHER) least?: number;
  /** The most that a buyer may choose freely, in minor units; with `least`. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MOST_OF_A_VOUCHER) most?: number;
  /** Months that a new one is valid, 1 to 240; absent: no end. */
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MOST_MONTHS) validMonths?: number;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class VoucherSettingsOutput {
  /** Id of the venue, which sells them in one way. */
  _id: string;
  onSale: boolean;
  /** Minor units, the smallest first. */
  amounts: number[];
  /** Minor units. */
  least?: number;
  most?: number;
  validMonths?: number;
  /** ISO 4217, the venue’s. */
  currency: string;
  version: number;
}
