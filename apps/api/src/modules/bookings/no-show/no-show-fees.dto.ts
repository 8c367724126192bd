import { type FeeKind, feeKinds } from '@atrium/rules/payments/no-show-fee';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';

/** What tells a card from others; its number is the provider's alone. */
export class SavedCardOutput {
  /** As cards call it. @example visa */
  brand: string;
  lastFour: string;
  /** 1 to 12. */
  expiryMonth: number;
  expiryYear: number;
}

const chargeStates = ['open', 'charging', 'charged', 'declined', 'needsGuest'] as const;

/** What a guest owes for not coming or for cancelling late, by what they agreed to. Amounts are minor units. */
export class NoShowFeeOutput {
  /** Absent: nothing is due, because they came, cancelled in time, or the booking has not begun. */
  @ApiPropertyOptional({ enum: feeKinds, enumName: 'NoShowFeeKind' }) kind?: FeeKind;
  /** By the terms: at most what they agreed to. */
  amount: number;
  /** Of that, what is not paid yet. */
  owed: number;
  /** ISO 4217. */
  currency: string;
  /** `open`: nobody has charged it. `charging`: the provider is yet to answer. The last two took nothing. */
  @ApiProperty({ enum: chargeStates, enumName: 'NoShowChargeState' })
  state: (typeof chargeStates)[number];
  /** Absent: none was given, or it is no longer kept. */
  card?: SavedCardOutput;
  /** What the guest agreed to, in their language. Absent: they gave no card. */
  agreed?: string;
  /** When they did; ISO instant. */
  agreedAt?: string;
}

export class ChargeNoShowFeeInput {
  /** What staff were shown is charged, in minor units: never is more taken in silence. */
  @IsInt() @Min(1) @Max(1_000_000_000_000) amount: number;
}
