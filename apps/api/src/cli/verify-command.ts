import type { INestApplicationContext } from '@nestjs/common';
import {
  BookingChecker,
  BookingRepair,
  describe,
  isRepairable,
  MEMBERSHIP_LEDGER,
  MembershipRepair,
  STAY_LEDGER,
  StayRepair,
} from '../modules/bookings/public';

export interface VerifyOptions {
  /** Recompute each ledger, each table's day, each membership's uses and each stay's treatments that differ. */
  repair?: boolean;
}

/**
 * `verify`: names each difference between the ledgers, the memberships, the stays and the bookings.
 * @returns whether the database is right now, after the repair where there was one
 */
export async function verifyBookings(
  app: INestApplicationContext,
  { repair = false }: VerifyOptions,
): Promise<boolean> {
  const bookings = app.get(BookingRepair);
  const memberships = app.get(MembershipRepair);
  const stays = app.get(StayRepair);
  let repaired = 0;
  let left = 0;
  const result = await app.get(BookingChecker).run(async (scope, serviceId, differences) => {
    for (const difference of differences) console.log(describe(difference));
    const repairable = differences.filter(isRepairable);
    left += differences.length - repairable.length;
    if (!repair) {
      left += repairable.length;
      return;
    }
    // the differences of a call are those of one ledger
    const [first] = repairable;
    if (!first) return;
    const { ledgerId } = first;
    try {
      if (serviceId) await bookings.ledger(scope, serviceId, ledgerId.split('|')[1] ?? '');
      else if (ledgerId.startsWith(MEMBERSHIP_LEDGER)) await memberships.repair(scope, ledgerId);
      else if (ledgerId.startsWith(STAY_LEDGER)) await stays.repair(scope, ledgerId);
      else await bookings.resource(scope, ledgerId);
      repaired += repairable.length;
    } catch (error) {
      left += repairable.length;
      console.log(`  not mended: ${error instanceof Error ? error.message : error}`);
    }
  });
  const read = `${result.vendors} vendors, ${result.ledgers} ledgers, ${result.occupations} days of tables, ${result.memberships} memberships, ${result.stays} stays with treatments, ${result.participants} participants`;
  const beyond = result.overridden > 0 ? `, ${result.overridden} slots overridden by staff` : '';
  const outcome = repair ? `, ${repaired} mended` : '';
  console.log(`${read}${beyond}: ${result.differences} differences${outcome}`);
  return left === 0;
}
