export { GuestTreatmentsService, HubTreatment } from './guest-treatments/public';
export { SpaCounter } from './reports/public';
export type { TreatmentRoom } from './rooms/public';
export { TreatmentRoomsService } from './rooms/public';
export type { Absence, Shift } from './shifts/public';
export { SpaModule } from './spa.module';
export type { Therapist } from './therapists/public';
export { TherapistsService } from './therapists/public';
export type { TreatmentType } from './treatment-types/public';
export { isOfferedToGuests, TreatmentTypesService } from './treatment-types/public';
export type { Treatment } from './treatments/public';
export {
  claimOfTreatment,
  type MembershipTreatment,
  OwnTreatment,
  type PayingTreatment,
  type StayPaidTreatment,
  type TreatmentClaim,
  type TreatmentPayer,
  TreatmentPayers,
  TreatmentsService,
} from './treatments/public';
export type { TreatmentWait } from './waiting-list/public';
