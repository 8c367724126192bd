import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/public';
import { DiningRoomsModule } from '../dining-rooms/public';
import { RefusalsModule } from '../refusals/public';
import { SpaModule } from '../spa/public';
import { TableBlocksModule } from '../table-blocks/public';
import { CountedReports } from './dining/counted-reports';
import { DiningParts } from './dining/dining-parts';
import { ReportsController } from './reports.controller';
import { ReportsService } from './reports.service';
import { SpaReports } from './spa/spa-reports';

@Module({
  imports: [BookingsModule, DiningRoomsModule, RefusalsModule, TableBlocksModule, SpaModule],
  controllers: [ReportsController],
  providers: [CountedReports, DiningParts, ReportsService, SpaReports],
})
export class ReportsModule {}
