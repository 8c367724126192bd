import { Module } from '@nestjs/common';
import { CustomersModule } from '../../customers/public';
import { VendorsModule } from '../../vendors/public';
import { TreatmentRoomsModule } from '../rooms/public';
import { ShiftsModule } from '../shifts/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentTypesModule } from '../treatment-types/public';
import { TreatmentsModule } from '../treatments/public';
import { SpaCounter } from './spa-counter';
import { SpaFigureRows } from './spa-figure-rows';
import { SpaReportDays } from './spa-report-days';
import { SpaReportsController } from './spa-reports.controller';
import { SpaReportsService } from './spa-reports.service';

/** What became of the spa, in figures. */
@Module({
  imports: [
    CustomersModule,
    ShiftsModule,
    TherapistsModule,
    TreatmentRoomsModule,
    TreatmentTypesModule,
    TreatmentsModule,
    VendorsModule,
  ],
  controllers: [SpaReportsController],
  providers: [SpaCounter, SpaFigureRows, SpaReportDays, SpaReportsService],
  exports: [SpaCounter],
})
export class SpaReportsModule {}
