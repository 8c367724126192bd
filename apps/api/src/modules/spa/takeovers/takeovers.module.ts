import { Module } from '@nestjs/common';
import { VendorsModule } from '../../vendors/public';
import { SpaDaysModule } from '../days/public';
import { ShiftsModule } from '../shifts/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentTypesModule } from '../treatment-types/public';
import { TreatmentsModule } from '../treatments/public';
import { ScheduleChanges } from './schedule-changes';
import { TakeoverEditor } from './takeover-editor';
import { TakeoverPlanner } from './takeover-planner';
import { TakeoversController } from './takeovers.controller';

/** Treatments that others take over when a therapist cannot give them. */
@Module({
  imports: [
    ShiftsModule,
    SpaDaysModule,
    TherapistsModule,
    TreatmentTypesModule,
    TreatmentsModule,
    VendorsModule,
  ],
  controllers: [TakeoversController],
  providers: [ScheduleChanges, TakeoverEditor, TakeoverPlanner],
})
export class TakeoversModule {}
