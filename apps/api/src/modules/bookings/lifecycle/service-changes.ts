import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConflictError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import {
  capsOf,
  grownSlots,
  type Ledger,
  LedgerDays,
  LedgerStore,
  oversoldBy,
  sameCaps,
} from '../../capacity/public';
import {
  type Service,
  type ServiceChangeOptions,
  type ServiceImpact,
  ServicesService,
} from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { BookingsRepository, type WaitingSlot } from '../bookings.repository';
import { WaitingListService } from '../waiting-list/waiting-list.service';
import { BrokenBookings } from './broken-bookings';

/** Slots that a refusal names; the preview tells all. */
const TOLD_SLOTS = 50;
/** Bookings that the audit entry names; it counts all of them. */
const AUDITED = 5_000;

/** Carries a change of a service, or of the venue's clock, into the ledgers that exist, in its transaction. */
@Injectable()
export class ServiceChanges implements OnModuleInit {
  constructor(
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly ledgers: LedgerStore,
    private readonly days: LedgerDays,
    private readonly bookings: BookingsRepository,
    private readonly broken: BrokenBookings,
    private readonly waitingList: WaitingListService,
  ) {}

  onModuleInit(): void {
    this.services.registerChangeListener((tx, before, after, options) =>
      this.changed(tx, before, after, options),
    );
    this.vendors.registerChangeListener(async (tx, before, after) => {
      if (before.timezone !== after.timezone) await this.clockChanged(tx);
    });
    this.services.registerImpactReader(async (ctx, before, after, page) => {
      const ledgers = await this.broken.ledgersOf(ctx, before._id);
      return this.broken.by(ctx, { before, after }, ledgers, page);
    });
  }

  private async changed(
    tx: Transaction,
    before: Service | null,
    after: Service | null,
    { acceptsBroken = false }: ServiceChangeOptions,
  ): Promise<void> {
    if (before) await this.ledgers.lockService(tx, before._id);
    if (before && after) {
      const ledgers = await this.broken.ledgersOf(tx, after._id);
      const impact = await this.broken.by(tx, { before, after }, ledgers, { limit: AUDITED });
      if (impact.bookings > 0) accept(tx, after, impact, acceptsBroken);
      await this.rewriteCaps(tx, after, ledgers);
    }
    if (before && !after) await this.remove(tx, before);
  }

  /** Another time zone skips another hour of another night: a start may come to exist, or cease to. */
  private async clockChanged(tx: Transaction): Promise<void> {
    for (const service of await this.services.list(tx)) {
      await this.ledgers.lockService(tx, service._id);
      await this.rewriteCaps(tx, service, await this.broken.ledgersOf(tx, service._id));
    }
  }

  /** Bookings stay where they are: a slot may have sold more than it now offers, and sells no more. */
  private async rewriteCaps(
    tx: Transaction,
    service: Service,
    ledgers: readonly Ledger[],
  ): Promise<void> {
    const { timezone } = await this.vendors.current(tx);
    const changed = [];
    const grown: WaitingSlot[] = [];
    for (const ledger of ledgers) {
      const cap = capsOf(service, ledger.date, timezone);
      if (sameCaps(ledger.cap, cap)) continue;
      changed.push({ ledgerId: ledger._id, cap, over: oversoldBy(ledger.used, cap) });
      const start = new Date(`${ledger.date}T00:00:00Z`);
      for (const t of grownSlots(ledger.cap, cap)) {
        grown.push({ serviceId: service._id, start, t });
      }
    }
    await this.ledgers.setCaps(tx, changed);
    if (grown.length > 0) {
      tx.afterCommit(() => this.waitingList.placesFreed(tx, grown));
    }
  }

  /** @throws {ConflictError} SERVICE_IN_USE when it has a booking */
  private async remove(tx: Transaction, service: Service): Promise<void> {
    if (await this.bookings.findOne(tx, { _service: service._id })) {
      throw new ConflictError('SERVICE_IN_USE');
    }
    await this.ledgers.deleteOfService(tx, service._id);
    tx.afterCommit(() => this.days.forget(service._id));
  }
}

/**
 * Saves what breaks bookings only when whoever saves has seen it; then the audit log says which.
 * @throws {ConflictError} CAPACITY_BREAKS_BOOKINGS
 */
function accept(tx: Transaction, service: Service, impact: ServiceImpact, accepts: boolean): void {
  const { bookings, participants, slots } = impact;
  if (!accepts) {
    const told = slots.slice(0, TOLD_SLOTS).map(({ broken, ...slot }) => ({
      ...slot,
      bookings: broken,
    }));
    throw new ConflictError('CAPACITY_BREAKS_BOOKINGS', {
      data: { bookings, participants, slots: told },
    });
  }
  tx.audit({
    action: 'service.bookingsBroken',
    entity: 'service',
    entityId: service._id,
    after: {
      bookings,
      bookingIds: slots.flatMap((slot) => slot.bookings.map(({ bookingId }) => bookingId)),
    },
  });
}
