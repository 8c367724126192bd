import type { INestApplicationContext } from '@nestjs/common';
import {
  BookingChecker,
  describe,
  isMendable,
  LedgerRepair,
  MEMBERSHIP_LEDGER,
  MembershipRepair,
  OccupationRepair,
} from '../modules/bookings/public';

export interface VerifyOptions {
  /** Recompute each ledger, each table's day and each membership's uses that differ. */
  repair?: boolean;
}

/**
 * `verify`: names each difference between the ledgers, the memberships and the bookings.
 * @returns whether the database is right now, after the repair where there was one
 */
export async function verifyBookings(
  app: INestApplicationContext,
  { repair = false }: VerifyOptions,
): Promise<boolean> {
  const mending = app.get(LedgerRepair);
  const seating = app.get(OccupationRepair);
  const counting = app.get(MembershipRepair);
  let mended = 0;
  let left = 0;
  const result = await app.get(BookingChecker).run(async (scope, serviceId, differences) => {
    for (const difference of differences) console.log(describe(difference));
    const mendable = differences.filter(isMendable);
    left += differences.length - mendable.length;
    if (!repair) {
      left += mendable.length;
      return;
    }
    // each call reports the differences of one ledger
    const [first] = mendable;
    if (!first) return;
    try {
      if (serviceId) await mending.mend(scope, serviceId, first.ledgerId.split('|')[1] ?? '');
      else if (first.ledgerId.startsWith(MEMBERSHIP_LEDGER)) {
        await counting.mend(scope, first.ledgerId);
      } else await seating.mend(scope, first.ledgerId);
      mended += mendable.length;
    } catch (error) {
      left += mendable.length;
      console.log(`  not mended: ${error instanceof Error ? error.message : error}`);
    }
  });
  const read = `${result.vendors} vendors, ${result.ledgers} ledgers, ${result.occupations} days of tables, ${result.memberships} memberships, ${result.participants} participants`;
  const beyond = result.overridden > 0 ? `, ${result.overridden} slots overridden by staff` : '';
  const repaired = repair ? `, ${mended} mended` : '';
  console.log(`${read}${beyond}: ${result.differences} differences${repaired}`);
  return left === 0;
}
