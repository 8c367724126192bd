import { Module } from '@nestjs/common';
import { CapacityModule } from '../../capacity/public';
import { ServicesModule } from '../../services/public';
import { ArrivalPacing } from './arrival-pacing';
import { OfferedTables } from './offered-tables';
import { PromisedTables } from './promised-tables';
import { ServiceTables } from './service-tables';
import { TableWishes } from './table-wishes';
/** Tables that are given when a party books, and how many may arrive at once. */
@Module({
  imports: [CapacityModule, ServicesModule],
  providers: [ArrivalPacing, OfferedTables, PromisedTables, ServiceTables, TableWishes],
  exports: [ArrivalPacing, OfferedTables, PromisedTables, ServiceTables, TableWishes],
})
export class BookingTablesModule {}
