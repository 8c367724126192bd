export type { TreatmentLength, TreatmentType } from './treatment-type.schema';
export { isOfferedToGuests } from './treatment-type.schema';
export { TreatmentTypesModule } from './treatment-types.module';
export { TreatmentTypesService } from './treatment-types.service';
