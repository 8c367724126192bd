import { Module } from '@nestjs/common';
import { VendorsModule } from '../../vendors/public';
import { SpaDaysModule } from '../days/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentTypesModule } from '../treatment-types/public';
import { TreatmentsModule } from '../treatments/public';
import { FreeTimesController } from './free-times.controller';
import { FreeTimesService } from './free-times.service';

/** When treatments can begin. */
@Module({
  imports: [SpaDaysModule, TherapistsModule, TreatmentsModule, TreatmentTypesModule, VendorsModule],
  controllers: [FreeTimesController],
  providers: [FreeTimesService],
})
export class FreeTimesModule {}
