export { TreatmentWaitsModule } from './treatment-waits.module';
export { TreatmentWaitsService } from './treatment-waits.service';
