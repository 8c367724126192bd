import type { CancelBookingInput, PrepaidOutput } from '@atrium/api-client/admin';

export type RefundChoice = NonNullable<CancelBookingInput['refund']>;

/** What staff may choose to give back, in minor units; what comes to the same as the terms is not offered beside them. */
export function refundChoices({ paid, refund }: PrepaidOutput): readonly [RefundChoice, number][] {
  const choices: [RefundChoice, number][] = [['byTerms', refund]];
  if (refund < paid) choices.push(['all', paid]);
  if (refund > 0) choices.push(['nothing', 0]);
  return choices;
}
