export { OpenTreatmentsModule } from './open-treatments.module';
