import { Module } from '@nestjs/common';
import { CapacityModule } from '../../capacity/public';
import { VendorsModule } from '../../vendors/public';
import { SpaDaysModule } from '../days/public';
import { GuestTreatmentsModule } from '../guest-treatments/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentTypesModule } from '../treatment-types/public';
import { TreatmentsModule } from '../treatments/public';
import { GuestJourneyRules } from './guests/guest-journey-rules';
import { GuestJourneysController } from './guests/guest-journeys.controller';
import { GuestJourneysService } from './guests/guest-journeys.service';
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
    GuestTreatmentsModule,
    SpaDaysModule,
    TherapistsModule,
    TreatmentsModule,
    TreatmentTypesModule,
    VendorsModule,
  ],
  controllers: [GuestJourneysController, JourneysController],
  providers: [
    GuestJourneyRules,
    GuestJourneysService,
    JourneyDemands,
    JourneyEditor,
    JourneysService,
    MovedJourneys,
    StaffJourneysService,
  ],
})
export class JourneysModule {}
