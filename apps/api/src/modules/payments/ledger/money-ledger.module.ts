import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MoneyEntriesRepository } from './money-entries.repository';
import { MoneyEntry, MoneyEntrySchema } from './money-entry.schema';
import { MoneyLedger } from './money-ledger';

/** What was paid, taken and returned. */
@Module({
  imports: [MongooseModule.forFeature([{ name: MoneyEntry.name, schema: MoneyEntrySchema }])],
  providers: [MoneyEntriesRepository, MoneyLedger],
  exports: [MoneyLedger],
})
export class MoneyLedgerModule {}
