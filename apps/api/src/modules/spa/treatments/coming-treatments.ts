import { isPast, venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Transaction } from '../../../common/transactions/transaction';
import { VendorsService } from '../../vendors/public';
import type { LostTime } from '../setup/impact-answer';
import { TreatmentsRepository } from './treatments.repository';

/** What a therapist still has to give. */
@Injectable()
export class ComingTreatments {
  constructor(
    private readonly treatments: TreatmentsRepository,
    private readonly vendors: VendorsService,
  ) {}

  /** Those that are not over, by day. */
  async of(tx: Transaction, therapist: Types.ObjectId): Promise<LostTime[]> {
    const { timezone } = await this.vendors.current(tx);
    const now = tx.now.getTime();
    // one of last night may go on past midnight
    const from = addDays(venueToday(now, timezone), -1);
    const found = await this.treatments.comingOf(tx, therapist, from);
    return found
      .filter(({ date, timeindexEnd }) => !isPast(date, timeindexEnd, now, timezone))
      .map(({ _id, date, timeindexStart: start, timeindexEnd: end }) => ({
        ...{ _id: _id.toHexString(), _therapist: therapist.toHexString() },
        ...{ date, start, end },
      }));
  }
}
