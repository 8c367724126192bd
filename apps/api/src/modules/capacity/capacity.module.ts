import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CapacityService } from './capacity.service';
import { Ledger, LedgerHead, LedgerHeadSchema, LedgerSchema } from './ledger/ledger.schema';
import { LedgerCache } from './ledger/ledger-cache';
import { LedgerCaps } from './ledger/ledger-caps';
import { LedgerDays } from './ledger/ledger-days';
import { LedgerReader } from './ledger/ledger-reader';
import { LedgerStore } from './ledger/ledger-store';
import { PlaceAllocator } from './ledger/place-allocator';
import { SlotHolds } from './ledger/slot-holds';
import { Occupation, OccupationSchema } from './resources/occupation.schema';
import { OccupationReader } from './resources/occupation-reader';
import { OccupationSources } from './resources/occupation-sources';
import { OccupationStore } from './resources/occupation-store';
import { Turn, TurnSchema } from './turn.schema';
import { Turns } from './turns';
import { CapacityRepair } from './verify/capacity-repair';

/** What can be sold only once. It does not know who holds it. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Ledger.name, schema: LedgerSchema },
      { name: LedgerHead.name, schema: LedgerHeadSchema },
      { name: Occupation.name, schema: OccupationSchema },
      { name: Turn.name, schema: TurnSchema },
    ]),
  ],
  providers: [
    CapacityRepair,
    CapacityService,
    LedgerCache,
    LedgerCaps,
    LedgerDays,
    LedgerReader,
    LedgerStore,
    OccupationReader,
    OccupationSources,
    OccupationStore,
    PlaceAllocator,
    SlotHolds,
    Turns,
  ],
  exports: [
    CapacityRepair,
    CapacityService,
    LedgerCache,
    LedgerCaps,
    LedgerDays,
    LedgerReader,
    OccupationReader,
    OccupationSources,
    PlaceAllocator,
    SlotHolds,
    Turns,
  ],
})
export class CapacityModule implements OnModuleInit {
  constructor(
    private readonly sources: OccupationSources,
    private readonly ledgers: LedgerReader,
  ) {}

  onModuleInit(): void {
    this.sources.register('table', (scope, period) => this.ledgers.heldTables(scope, period));
  }
}
