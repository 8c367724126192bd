export type { TreatmentRoom } from './rooms/public';
export { TreatmentRoomsService } from './rooms/public';
export type { Shift } from './shifts/public';
export { SpaModule } from './spa.module';
export type { Therapist } from './therapists/public';
export { TherapistsService } from './therapists/public';
export type { TreatmentType } from './treatment-types/public';
export { TreatmentTypesService } from './treatment-types/public';
export { OwnTreatment, TreatmentsService } from './treatments/public';
