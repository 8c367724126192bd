export { GuestTreatmentPresenter } from './guest-treatment-presenter';
export { HubTreatment, HubTreatmentChange, HubTreatmentInput } from './guest-treatments.dto';
export { GuestTreatmentsModule } from './guest-treatments.module';
export { GuestTreatmentsService } from './guest-treatments.service';
export { TreatmentOffer } from './treatment-offers.dto';
export { TreatmentOffersService } from './treatment-offers.service';
