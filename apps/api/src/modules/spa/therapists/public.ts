export type { Therapist } from './therapist.schema';
export { TherapistsModule } from './therapists.module';
export { TherapistsService } from './therapists.service';
