import { Module } from '@nestjs/common';
import { CalendarFeedsModule } from './calendar-feeds/public';
import { FreeTimesModule } from './free-times/public';
import { GuestTreatmentsModule } from './guest-treatments/public';
import { IntakeModule } from './intake/public';
import { JourneysModule } from './journeys/public';
import { MyDayModule } from './my-day/public';
import { OpenTreatmentsModule } from './open-treatments/public';
import { SpaReportsModule } from './reports/public';
import { TreatmentRoomsModule } from './rooms/public';
import { ShiftsModule } from './shifts/public';
import { TakeoversModule } from './takeovers/public';
import { TherapistsModule } from './therapists/public';
import { TreatmentTypesModule } from './treatment-types/public';
import { TreatmentsModule } from './treatments/public';
import { TreatmentWaitsModule } from './waiting-list/public';

/** Treatments, who gives them and where. */
@Module({
  imports: [
    CalendarFeedsModule,
    FreeTimesModule,
    GuestTreatmentsModule,
    IntakeModule,
    JourneysModule,
    MyDayModule,
    OpenTreatmentsModule,
    ShiftsModule,
    SpaReportsModule,
    TakeoversModule,
    TherapistsModule,
    TreatmentRoomsModule,
    TreatmentTypesModule,
    TreatmentsModule,
    TreatmentWaitsModule,
  ],
  exports: [
    GuestTreatmentsModule,
    SpaReportsModule,
    TherapistsModule,
    TreatmentRoomsModule,
    TreatmentTypesModule,
    TreatmentsModule,
  ],
})
export class SpaModule {}
