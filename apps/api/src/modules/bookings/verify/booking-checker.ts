import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays, dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import type { TenantScope } from '../../../common/context/request-context';
import { InStep } from '../../../common/database/in-step';
import { Config } from '../../../config/config';
import {
  beside,
  besideOccupations,
  type ComparedDay,
  countByDay,
  differencesOf,
  ledgerIdOf,
  OccupationSources,
  occupationDifferences,
  piecesByDay,
  type ResourceKind,
} from '../../capacity/public';
import { MembershipAccounts } from '../../memberships/public';
import { ServicesService } from '../../services/public';
import { StayAccounts } from '../../stays/public';
import { VendorsService } from '../../vendors/public';
import { capsOf } from '../service-caps';
import type { Difference } from './difference';
import { membershipDifferences } from './membership-recount';
import { stayDifferences } from './stays/stay-recount';
import { VerificationReads } from './verification-reads';

/** Venues read at a time. */
const PAGE = 100;
/** Allowance beyond HOLD_MINUTES, since servers' clocks differ. */
const HOLD_GRACE_MS = 60_000;

/** Counts of what was read and found. */
export interface Verification {
  vendors: number;
  ledgers: number;
  /** Days of tables, therapists and rooms. */
  occupations: number;
  memberships: number;
  /** Those that include treatments. */
  stays: number;
  /** Participants of bookings that count. */
  participants: number;
  /** Slots that staff oversold on purpose; these are not differences. */
  overridden: number;
  differences: number;
}

const nothing = (): Verification => ({
  vendors: 0,
  ledgers: 0,
  occupations: 0,
  memberships: 0,
  stays: 0,
  participants: 0,
  overridden: 0,
  differences: 0,
});

/** Called as differences are found, with their venue. Tables, memberships and stays have no service. */
export type OnDifference = (
  scope: TenantScope,
  serviceId: Types.ObjectId | undefined,
  differences: readonly Difference[],
) => Promise<void>;

interface Sight {
  readonly scope: TenantScope;
  readonly serviceId: Types.ObjectId;
  readonly zone: string;
  readonly total: Verification;
  readonly tell: OnDifference;
}

/**
 * Recomputes every ledger from the bookings, every membership's uses from these and the treatments, what is booked of every stay's
 * treatments, and every day of a resource from all who hold it, and reports the differences. Each service is read from one snapshot, and streamed, so that memory does not grow with
 * the number of bookings.
 */
@Injectable()
export class BookingChecker {
  // eight: it compares what several modules keep
  constructor(
    private readonly reads: VerificationReads,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly accounts: MembershipAccounts,
    private readonly stayAccounts: StayAccounts,
    private readonly sources: OccupationSources,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Every difference at a venue; none if what docs/domain/capacity.md promises holds. */
  async ofVendor(vendorId: Types.ObjectId): Promise<Difference[]> {
    const scope = { vendorId: vendorId.toHexString() };
    const { timezone } = await this.vendors.current(scope);
    const found: Difference[] = [];
    await this.vendor(scope, timezone, nothing(), async (_scope, _serviceId, differences) => {
      found.push(...differences);
    });
    return found;
  }

  /** Checks all venues. */
  async run(tell: OnDifference): Promise<Verification> {
    const total = nothing();
    let cursor: string | undefined;
    do {
      const page = await this.vendors.list({ limit: PAGE, ...(cursor ? { cursor } : {}) });
      for (const { _id: vendorId, timezone: zone } of page.items) {
        await this.vendor({ vendorId }, zone, total, tell);
      }
      cursor = page.nextCursor;
    } while (cursor);
    return total;
  }

  private async vendor(
    scope: TenantScope,
    zone: string,
    total: Verification,
    tell: OnDifference,
  ): Promise<void> {
    total.vendors += 1;
    for (const serviceId of await this.reads.serviceIds(scope)) {
      await this.service({ scope, serviceId, zone, total, tell });
    }
    for (const kind of this.sources.kinds) await this.resources(scope, kind, total, tell);
    await this.memberships(scope, total, tell);
    await this.stays(scope, total, tell);
  }

  /** Compares memberships' uses with the bookings and treatments that took them; all change in one transaction. */
  private memberships(scope: TenantScope, total: Verification, tell: OnDifference): Promise<void> {
    return this.reads.atOneMoment(async (session) => {
      const sight = { ...scope, session };
      const bookings = new InStep(
        this.reads.coveredByMemberships(sight),
        ({ terms }) => terms.coveredBy?._id.toHexString() ?? '',
      );
      for await (const account of this.accounts.all(sight)) {
        total.memberships += 1;
        const found = membershipDifferences(account, await bookings.of(account._id.toHexString()));
        if (found.length === 0) continue;
        total.differences += found.length;
        await tell(scope, undefined, found);
      }
    });
  }

  /** Compares what stays say is booked of their treatments with these; both change in one transaction. */
  private stays(scope: TenantScope, total: Verification, tell: OnDifference): Promise<void> {
    return this.reads.atOneMoment(async (session) => {
      for await (const account of this.stayAccounts.all({ ...scope, session })) {
        total.stays += 1;
        const found = stayDifferences(account);
        if (found.length === 0) continue;
        total.differences += found.length;
        await tell(scope, undefined, found);
      }
    });
  }

  /** Compares the days of resources with the documents of all who hold them. */
  private resources(
    scope: TenantScope,
    kind: ResourceKind,
    total: Verification,
    tell: OnDifference,
  ): Promise<void> {
    return this.reads.atOneMoment(async (session) => {
      const sight = { ...scope, session };
      const days = besideOccupations(
        this.reads.occupations(sight, kind),
        piecesByDay(this.sources.read(sight, kind)),
      );
      for await (const { pieces, occupations } of days) {
        total.occupations += occupations.length;
        const found = occupationDifferences(pieces, occupations, this.clock.now());
        // reported by resource and day, as ledgers are
        for (const id of new Set(found.map(({ ledgerId }) => ledgerId))) {
          const some = found.filter(({ ledgerId }) => ledgerId === id);
          total.differences += some.length;
          await tell(scope, undefined, some);
        }
      }
    });
  }

  private service(sight: Sight): Promise<void> {
    return this.reads.atOneMoment(async (session) => {
      const scope = { ...sight.scope, session };
      const service = (await this.services.byIds(scope, [sight.serviceId])).get(
        sight.serviceId.toHexString(),
      );
      const now = this.clock.now().getTime();
      // a change of the service rewrites ledgers from yesterday on
      const firstDay = addDays(venueToday(now, sight.zone), -1);
      const holdsUntil = new Date(now + this.config.env.HOLD_MINUTES * 60_000 + HOLD_GRACE_MS);
      const days = beside(
        this.reads.ledgersOf(scope, sight.serviceId),
        countByDay(this.reads.counted(scope, sight.serviceId)),
      );
      for await (const day of days) {
        const ledgerId = ledgerIdOf(sight.serviceId, day.date);
        const cap =
          service && day.date >= firstDay ? capsOf(service, day.date, sight.zone) : undefined;
        const found = differencesOf(day, { ledgerId, holdsUntil, ...(cap ? { cap } : {}) });
        await this.report({ ...sight, scope }, day, found);
      }
      for await (const booking of this.reads.contradictory(scope, sight.serviceId)) {
        await this.tell(sight, [
          {
            kind: 'booking',
            ledgerId: ledgerIdOf(sight.serviceId, dateOf(booking.start)),
            bookingId: booking.bookingId,
            problem: booking.waitingList
              ? 'counts and waits'
              : booking.cancelledAt
                ? 'counts and is cancelled'
                : `is for ${booking.participants}`,
          },
        ]);
      }
    });
  }

  private async report(sight: Sight, day: ComparedDay, found: Difference[]): Promise<void> {
    sight.total.ledgers += day.ledger ? 1 : 0;
    for (const places of Object.values(day.used)) sight.total.participants += places;
    const differences: Difference[] = [];
    const date = new Date(`${day.date}T00:00:00Z`);
    for (const difference of found) {
      if (difference.kind !== 'oversold') {
        differences.push(difference);
        continue;
      }
      const { t, bookings } = difference;
      const beyond = await this.reads.overridden(sight.scope, sight.serviceId, date, t);
      const allowed = difference.allowed + beyond;
      if (bookings > allowed) differences.push({ ...difference, allowed });
      else sight.total.overridden += 1;
    }
    await this.tell(sight, differences);
  }

  private async tell({ scope, serviceId, total, tell }: Sight, differences: readonly Difference[]) {
    if (differences.length === 0) return;
    total.differences += differences.length;
    await tell({ vendorId: scope.vendorId }, serviceId, differences);
  }
}
