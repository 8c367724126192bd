import { serviceDay } from '@atrium/rules/service-day';
import { venueTimeOf } from '@atrium/rules/time-zone';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { NotFoundError } from '../../common/errors/app-error';
import { ServicesService } from '../services/services.service';
import { VendorsService } from '../vendors/vendors.service';
import { BookingPresenter } from './booking-presenter';
import { BookingsRepository } from './bookings.repository';
import type {
  Dashboard,
  DashboardQuery,
  DashboardService as ServiceOfDay,
} from './dto/booking-list.dto';
import { type Ledger, slotKey, startOfSlotKey } from './engine/ledger.schema';
import { capsOf } from './engine/ledger-caps';
import { LedgerStore } from './engine/ledger-store';
import { serviceText } from './service-text';

const ARRIVALS = 200;
const WAITING = 50;
const NEW = 20;
const DAY_MS = 86_400_000;

type Service = Awaited<ReturnType<ServicesService['get']>>;

/** A day of the venue at a glance: occupancy from the ledgers, people from the bookings. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly bookings: BookingsRepository,
    private readonly ledgers: LedgerStore,
    private readonly presenter: BookingPresenter,
  ) {}

  /**
   * @param vendorId slug or id; must be the caller's
   * @throws {NotFoundError}
   */
  async dashboard(
    ctx: RequestContext,
    vendorId: string,
    query: DashboardQuery,
  ): Promise<Dashboard> {
    const { slug, timezone } = await this.vendors.current(ctx);
    if (vendorId !== ctx.vendorId && vendorId !== slug) throw new NotFoundError();
    const date = query.date ?? venueTimeOf(ctx.now.getTime(), timezone).date;
    const start = new Date(`${date}T00:00:00Z`);
    const [services, ledgers, arrivals, waiting, fresh, counted, arrived] = await Promise.all([
      this.services.list(ctx),
      this.ledgers.ofDay(ctx, date),
      this.bookings.find(
        ctx,
        { start, active: true },
        { sort: { start: 1, timeindex: 1 }, limit: ARRIVALS },
      ),
      this.bookings.find(
        ctx,
        { start, waitingList: true },
        { sort: { createdAt: 1 }, limit: WAITING },
      ),
      this.bookings.find(
        ctx,
        { createdAt: { $gt: new Date(ctx.now.getTime() - DAY_MS), $lte: ctx.now } },
        { sort: { createdAt: -1, _id: -1 }, limit: NEW },
      ),
      this.bookings.totals(ctx, { start, active: true }),
      this.bookings.totals(ctx, { start, active: true, attendenceVerified: true }),
    ]);
    const waitingCount = await this.bookings.count(ctx, { start, waitingList: true });
    const outputs = await this.presenter.forStaff(ctx, [...arrivals, ...waiting, ...fresh]);
    return {
      date,
      bookings: counted.bookings,
      participants: counted.participants,
      arrived: arrived.participants,
      pending: counted.participants - arrived.participants,
      waiting: waitingCount,
      services: occupancy(services, ledgers, date, timezone, ctx.language),
      arrivals: outputs.slice(0, arrivals.length),
      waitingList: outputs.slice(arrivals.length, arrivals.length + waiting.length),
      newBookings: outputs.slice(arrivals.length + waiting.length),
    };
  }
}

/** Each service that offers or has sold something on the day. */
function occupancy(
  services: readonly Service[],
  ledgers: readonly Ledger[],
  date: string,
  zone: string,
  language: string,
): ServiceOfDay[] {
  const sold = new Map(ledgers.map((ledger) => [ledger._service.toHexString(), ledger.used]));
  return services.flatMap((service) => {
    const _id = service._id.toHexString();
    const caps = capsOf(service, date, zone);
    const used = sold.get(_id) ?? {};
    const offered = serviceDay(service, date, zone).slots.map((slot) => slot.start);
    const taken = Object.entries(used).flatMap(([key, pax]) =>
      pax > 0 ? [startOfSlotKey(key)] : [],
    );
    const starts = [...new Set([...offered, ...taken])].sort((a, b) => a - b);
    if (starts.length === 0) return [];
    const slots = starts.map((timeindex) => {
      const capacity = caps[slotKey(timeindex)];
      return {
        timeindex,
        participants: used[slotKey(timeindex)] ?? 0,
        ...(capacity === undefined ? {} : { capacity }),
      };
    });
    return [
      {
        _id,
        name: serviceText(service, language).name,
        participants: slots.reduce((sum, slot) => sum + slot.participants, 0),
        capacity: slots.reduce((sum, slot) => sum + (slot.capacity ?? 0), 0),
        slots,
      },
    ];
  });
}
