export { GuestTreatmentPresenter } from './guest-treatment-presenter';
export { HubTreatment } from './guest-treatments.dto';
export { GuestTreatmentsModule } from './guest-treatments.module';
