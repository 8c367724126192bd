import { dateOf, toStart } from '@atrium/rules/calendar/calendar-date';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SeatedBookings } from '../../dining-rooms/public';
import { BookingsRepository } from '../bookings.repository';

/** Tells dining rooms who is seated in them. */
@Injectable()
export class SeatedBookingsReader implements OnModuleInit {
  constructor(
    private readonly seated: SeatedBookings,
    private readonly bookings: BookingsRepository,
  ) {}

  onModuleInit(): void {
    this.seated.registerReader(async (scope, { tables, from, until }) => {
      const found = await this.bookings.seatedAt(scope, tables, {
        $gte: toStart(from),
        ...(until ? { $lte: toStart(until) } : {}),
      });
      return found.map(({ start, tables: own, ...booking }) => ({
        ...booking,
        date: dateOf(start),
        tables: own.map(({ _table }) => _table),
      }));
    });
  }
}
