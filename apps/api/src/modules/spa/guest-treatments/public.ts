export { GuestTreatmentsModule } from './guest-treatments.module';
