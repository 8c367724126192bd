import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomersModule } from '../../customers/public';
import { NoticesModule } from '../../notices/public';
import { VendorsModule } from '../../vendors/public';
import { IntakeAnswersModule } from '../intake-answers/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentTypesModule } from '../treatment-types/public';
import { TreatmentsModule } from '../treatments/public';
import { GuestIntakeController } from './guests/guest-intake.controller';
import { GuestIntakeService } from './guests/guest-intake.service';
import { IntakeForms } from './intake-forms';
import { IntakeUpkeepJob } from './intake-upkeep.job';
import { IntakeSettingsController } from './settings/intake-settings.controller';
import { IntakeSettingsRepository } from './settings/intake-settings.repository';
import { IntakeSettings, IntakeSettingsSchema } from './settings/intake-settings.schema';
import { IntakeSettingsService } from './settings/intake-settings.service';
import { StaffIntakeController } from './staff/staff-intake.controller';
import { StaffIntakeService } from './staff/staff-intake.service';

/** The form that guests answer before a treatment. */
@Module({
  imports: [
    CustomersModule,
    IntakeAnswersModule,
    MongooseModule.forFeature([{ name: IntakeSettings.name, schema: IntakeSettingsSchema }]),
    NoticesModule,
    TherapistsModule,
    TreatmentTypesModule,
    TreatmentsModule,
    VendorsModule,
  ],
  controllers: [GuestIntakeController, IntakeSettingsController, StaffIntakeController],
  providers: [
    GuestIntakeService,
    IntakeForms,
    IntakeSettingsRepository,
    IntakeSettingsService,
    IntakeUpkeepJob,
    StaffIntakeService,
  ],
  exports: [StaffIntakeService],
})
export class IntakeModule {}
