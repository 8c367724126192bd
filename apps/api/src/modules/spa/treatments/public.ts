export { totalOf } from './addons/treatment-total';
export {
  type PayingTreatment,
  type TreatmentClaim,
  type TreatmentPayer,
  TreatmentPayers,
} from './cover/treatment-payers';
export { TreatmentConfirmations } from './mail/treatment-confirmations';
export { TreatmentLinks } from './mail/treatment-links';
export { TreatmentMail } from './mail/treatment-mail';
export {
  extrasOf,
  OwnTreatment,
  TreatmentCoveredByOutput,
  TreatmentOutput,
  TreatmentWishOutput,
  toCoveredBy,
  toWish,
} from './treatment.dto';
export type { Treatment } from './treatment.schema';
export { claimOf as claimOfTreatment } from './treatment-claims';
export { TreatmentEditor } from './treatment-editor';
export { TreatmentPresenter } from './treatment-presenter';
export { COVER_PROBLEMS, FailsOfTreatment } from './treatment-refusals';
export { TreatmentWriter } from './treatment-writer';
export {
  TreatmentChange,
  TreatmentGuestInput,
  TreatmentWishInput,
  wishedGenders,
} from './treatments.dto';
export { TreatmentsModule } from './treatments.module';
export type { MembershipTreatment, StayPaidTreatment } from './treatments.repository';
export { TreatmentsService } from './treatments.service';
