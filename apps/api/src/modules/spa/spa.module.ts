import { Module } from '@nestjs/common';
import { TreatmentRoomsModule } from './rooms/public';
import { ShiftsModule } from './shifts/public';
import { TherapistsModule } from './therapists/public';
import { TreatmentTypesModule } from './treatment-types/public';

/** Treatments, who gives them and where. */
@Module({
  imports: [ShiftsModule, TherapistsModule, TreatmentRoomsModule, TreatmentTypesModule],
  exports: [TherapistsModule, TreatmentRoomsModule, TreatmentTypesModule],
})
export class SpaModule {}
