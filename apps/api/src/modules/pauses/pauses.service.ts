import { toInstant } from '@atrium/rules/calendar/time-zone';
import { isPaused, type PauseTime } from '@atrium/rules/seating/room/pauses';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { SharedReads } from '../../common/database/shared-reads';
import { RuleError } from '../../common/errors/app-error';
import type { Pause } from './pause.schema';
import { PausesRepository } from './pauses.repository';

/** How long another process's pause may be missed, in milliseconds. */
const READ_FOR_MS = 1_000;

type Scope = TenantScope & Pick<RequestContext, 'now'>;

/** What guests cannot book online now. */
@Injectable()
export class PausesService {
  /** Every look at availability and every booking of a guest asks. */
  private readonly reads = new SharedReads<Pause[]>(READ_FOR_MS);

  constructor(private readonly pauses: PausesRepository) {}

  /** Those that are not over, the first to end first. */
  current(scope: Scope): Promise<Pause[]> {
    return this.pauses.current(scope, scope.now);
  }

  /** After a change, so that this process sees it at once. */
  forget({ vendorId }: TenantScope): void {
    this.reads.forget(vendorId);
  }

  /** The pauses that concern a guest, for `isPaused`; from memory if read a moment ago. */
  async forGuests({ vendorId, now }: Scope): Promise<readonly PauseTime[]> {
    const found = await this.reads.read(vendorId, () => this.pauses.current({ vendorId }, now));
    return found.map(({ from, until, services }) => ({
      from: from.getTime(),
      until: until.getTime(),
      services: services?.map((id) => id.toHexString()) ?? null,
    }));
  }

  /**
   * Before a guest books or moves to a slot.
   * @param slot date, minutes from its midnight, and the venue's time zone
   * @throws {RuleError} BOOKING_PAUSED
   */
  async assertOpen(
    scope: Scope,
    serviceId: Types.ObjectId,
    slot: { readonly date: string; readonly timeindex: number; readonly zone: string },
  ): Promise<void> {
    const start = toInstant(slot.date, slot.timeindex, slot.zone);
    if (isPaused(await this.forGuests(scope), serviceId.toHexString(), start)) {
      throw new RuleError('BOOKING_PAUSED');
    }
  }
}
