import { Module } from '@nestjs/common';
import { CapacityModule } from '../../capacity/public';
import { TreatmentRoomsModule } from '../rooms/public';
import { ShiftsModule } from '../shifts/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentTypesModule } from '../treatment-types/public';
import { SpaDays } from './spa-days';

/** When therapists and rooms are free. */
@Module({
  imports: [
    CapacityModule,
    ShiftsModule,
    TherapistsModule,
    TreatmentRoomsModule,
    TreatmentTypesModule,
  ],
  providers: [SpaDays],
  exports: [SpaDays],
})
export class SpaDaysModule {}
