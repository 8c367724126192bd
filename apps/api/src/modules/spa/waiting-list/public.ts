export type { TreatmentWait } from './treatment-wait.schema';
export { TreatmentWaitsModule } from './treatment-waits.module';
export { TreatmentWaitsService } from './treatment-waits.service';
