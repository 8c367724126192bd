export { totalOf } from './addons/treatment-total';
export { TreatmentConfirmations } from './mail/treatment-confirmations';
export { TreatmentMail } from './mail/treatment-mail';
export {
  extrasOf,
  OwnTreatment,
  TreatmentOutput,
  TreatmentWishOutput,
  toWish,
} from './treatment.dto';
export type { Treatment } from './treatment.schema';
export { claimOf as claimOfTreatment } from './treatment-claims';
export { TreatmentEditor } from './treatment-editor';
export { TreatmentPresenter } from './treatment-presenter';
export { FailsOfTreatment } from './treatment-refusals';
export { TreatmentWriter } from './treatment-writer';
export {
  TreatmentChange,
  TreatmentGuestInput,
  TreatmentWishInput,
  wishedGenders,
} from './treatments.dto';
export { TreatmentsModule } from './treatments.module';
export { TreatmentsService } from './treatments.service';
