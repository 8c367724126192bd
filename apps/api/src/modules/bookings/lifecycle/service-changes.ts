import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ConflictError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { type Ledger, LedgerCaps, LedgerDays } from '../../capacity/public';
import {
  type Service,
  type ServiceChangeOptions,
  type ServiceImpact,
  ServicesService,
} from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { capsOf } from '../service-caps';
import { FreedPlaces } from '../write/freed-places';
import { CapacityImpact } from './capacity-impact';

/** Slots listed in a refusal; the preview lists all. */
const LISTED_SLOTS = 50;
/** Bookings listed in the audit entry, which counts all of them. */
const AUDITED = 5_000;

/**
 * Tells new ledgers what a service offers, and updates existing ledgers in the transaction that changes the
 * service or the venue's time zone.
 */
@Injectable()
export class ServiceChanges implements OnModuleInit {
  constructor(
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly caps: LedgerCaps,
    private readonly days: LedgerDays,
    private readonly impact: CapacityImpact,
    private readonly freed: FreedPlaces,
  ) {}

  onModuleInit(): void {
    this.days.useCaps(async (scope, { serviceId, date }) => {
      const service = await this.services.get(scope, serviceId);
      const { timezone } = await this.vendors.current(scope);
      return capsOf(service, date, timezone);
    });
    this.services.registerChangeListener((tx, before, after, options) =>
      this.changed(tx, before, after, options),
    );
    this.vendors.registerChangeListener(async (tx, before, after) => {
      if (before && before.timezone !== after.timezone) await this.clockChanged(tx);
    });
    this.services.registerImpactReader(async (ctx, before, after, page) => {
      const ledgers = await this.impact.ledgersOf(ctx, before._id);
      return this.impact.by(ctx, { before, after }, ledgers, page);
    });
  }

  private async changed(
    tx: Transaction,
    before: Service | null,
    after: Service | null,
    { acceptsBroken = false }: ServiceChangeOptions,
  ): Promise<void> {
    if (before) await this.caps.lock(tx, before._id);
    if (before && after) {
      const ledgers = await this.impact.ledgersOf(tx, after._id);
      const impact = await this.impact.by(tx, { before, after }, ledgers, { limit: AUDITED });
      if (impact.bookings > 0) accept(tx, after, impact, acceptsBroken);
      await this.rewriteCaps(tx, after, ledgers);
    }
    if (before && !after) await this.remove(tx, before);
  }

  /** Clocks change on other nights in another time zone, so a slot may appear or disappear. */
  private async clockChanged(tx: Transaction): Promise<void> {
    for (const service of await this.services.list(tx)) {
      await this.caps.lock(tx, service._id);
      await this.rewriteCaps(tx, service, await this.impact.ledgersOf(tx, service._id));
    }
  }

  private async rewriteCaps(
    tx: Transaction,
    service: Service,
    ledgers: readonly Ledger[],
  ): Promise<void> {
    const { timezone } = await this.vendors.current(tx);
    const grown = await this.caps.rewrite(tx, ledgers, (date) => capsOf(service, date, timezone));
    tx.afterCommit(() => this.freed.announce(tx, grown));
  }

  private async remove(tx: Transaction, service: Service): Promise<void> {
    await this.caps.deleteOf(tx, service._id);
    tx.afterCommit(() => this.days.forget(service._id));
  }
}

/**
 * A change that breaks bookings is saved only once the user has accepted that; the audit log lists them.
 * @throws {ConflictError} CAPACITY_BREAKS_BOOKINGS
 */
function accept(tx: Transaction, service: Service, impact: ServiceImpact, accepts: boolean): void {
  const { bookings, participants, slots } = impact;
  if (!accepts) {
    const listed = slots.slice(0, LISTED_SLOTS).map(({ broken, ...slot }) => ({
      ...slot,
      bookings: broken,
    }));
    throw new ConflictError('CAPACITY_BREAKS_BOOKINGS', {
      data: { bookings, participants, slots: listed },
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
