import { Module } from '@nestjs/common';
import { CapacityModule } from '../../capacity/public';
import { VendorsModule } from '../../vendors/public';
import { SpaDaysModule } from '../days/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentTypesModule } from '../treatment-types/public';
import { TreatmentsModule } from '../treatments/public';
import { JourneyDemands } from './journey-demands';
import { JourneyEditor } from './journey-editor';
import { JourneysController } from './journeys.controller';
import { JourneysService } from './journeys.service';
import { MovedJourneys } from './moved-journeys';
import { StaffJourneysService } from './staff-journeys.service';

/** Several treatments that are booked together. */
@Module({
  imports: [
    CapacityModule,
    SpaDaysModule,
    TherapistsModule,
    TreatmentsModule,
    TreatmentTypesModule,
    VendorsModule,
  ],
  controllers: [JourneysController],
  providers: [JourneyDemands, JourneyEditor, JourneysService, MovedJourneys, StaffJourneysService],
})
export class JourneysModule {}
