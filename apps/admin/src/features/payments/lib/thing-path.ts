import type { PaidThingOutput } from '@atrium/api-client/admin';
import { paths } from '../../../paths';

/** The page of what a guest pays for; undefined where that has none of its own. */
export function thingPath({ kind, _id }: PaidThingOutput, customerId?: string): string | undefined {
  if (kind === 'booking') return paths.reservation(_id);
  if (kind === 'voucher') return paths.voucher(_id);
  if (kind === 'stay') return customerId && paths.guestStay(customerId, _id);
  return kind === 'treatment' ? paths.treatment(_id) : undefined;
}
