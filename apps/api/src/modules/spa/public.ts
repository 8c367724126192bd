export { TreatmentRoomsService } from './rooms/public';
export { SpaModule } from './spa.module';
export { TherapistsService } from './therapists/public';
export { TreatmentTypesService } from './treatment-types/public';
