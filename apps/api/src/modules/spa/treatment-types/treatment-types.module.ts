import { Module } from '@nestjs/common';
import { DependentsModule } from '../../dependents/public';
import { TreatmentRoomsModule } from '../rooms/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentTypeStoreModule } from './treatment-type-store.module';
import { TreatmentTypesController } from './treatment-types.controller';
import { TreatmentTypesService } from './treatment-types.service';

@Module({
  imports: [DependentsModule, TherapistsModule, TreatmentRoomsModule, TreatmentTypeStoreModule],
  controllers: [TreatmentTypesController],
  providers: [TreatmentTypesService],
  exports: [TreatmentTypesService],
})
export class TreatmentTypesModule {}
