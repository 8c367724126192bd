import { type RenewalState, renewalStates } from '@atrium/rules/guests/membership-renewal';
import { ApiProperty } from '@nestjs/swagger';
import { present } from '../../../common/present';
import type { RenewedMembership } from './renewed-membership';

/** How a membership is renewed. */
export class MembershipRenewalOutput {
  /** `lapsed`: nobody paid for it in time. */
  @ApiProperty({ enum: renewalStates, enumName: 'RenewalState' }) state: RenewalState;
  /** What the next period costs, in minor units of the currency. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Months that it lasts; adds up with the days. */
  months?: number;
  days?: number;
  /** The card refused it: until then it can be paid for, yyyy-mm-dd. */
  payUntil?: string;
}

export function toRenewalOutput({
  renewal,
  currency,
  dateUntil,
  graceUntil,
}: RenewedMembership): MembershipRenewalOutput {
  const { state, price, months, days, refusals } = renewal;
  const isLate = state === 'on' && refusals.length > 0;
  return {
    ...{ state, price, currency },
    ...present({ months, days, payUntil: isLate ? (graceUntil ?? dateUntil) : undefined }),
  };
}
