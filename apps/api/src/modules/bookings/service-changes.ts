import { venueToday } from '@atrium/rules/booking-window';
import { addDays } from '@atrium/rules/calendar-date';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../common/database/unit-of-work';
import { ConflictError } from '../../common/errors/app-error';
import { ServicesService } from '../services/services.service';
import { VendorsService } from '../vendors/vendors.service';
import { BookingsRepository, type WaitingSlot } from './bookings.repository';
import { capsOf, grownSlots, oversoldBy, sameCaps } from './engine/ledger-caps';
import { LedgerDays } from './engine/ledger-days';
import { LedgerStore } from './engine/ledger-store';
import { WaitingListService } from './waiting-list.service';

type Service = Awaited<ReturnType<ServicesService['get']>>;

/** Carries a change of a service into the ledgers that exist, in the transaction of the change. */
@Injectable()
export class ServiceChanges implements OnModuleInit {
  constructor(
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly ledgers: LedgerStore,
    private readonly days: LedgerDays,
    private readonly bookings: BookingsRepository,
    private readonly waitingList: WaitingListService,
  ) {}

  onModuleInit(): void {
    this.services.registerChangeListener((tx, before, after) => this.changed(tx, before, after));
  }

  private async changed(
    tx: Transaction,
    before: Service | null,
    after: Service | null,
  ): Promise<void> {
    if (before) await this.ledgers.lockService(tx, before._id);
    if (before && after) await this.rewriteCaps(tx, after);
    if (before && !after) await this.remove(tx, before);
  }

  /** Bookings stay where they are: a slot may have sold more than it now offers, and sells no more. */
  private async rewriteCaps(tx: Transaction, service: Service): Promise<void> {
    const { timezone } = await this.vendors.current(tx);
    // an evening of yesterday may still be going on
    const from = addDays(venueToday(tx.now.getTime(), timezone), -1);
    const changed = [];
    const grown: WaitingSlot[] = [];
    for (const ledger of await this.ledgers.ofService(tx, service._id, from)) {
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
      tx.afterCommit(() => void this.waitingList.placesFreed(tx, grown));
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
