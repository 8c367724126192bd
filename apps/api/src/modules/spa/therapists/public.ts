export type { Therapist } from './therapist.schema';
export { TherapistChange } from './therapists.dto';
export { TherapistsModule } from './therapists.module';
export { TherapistsService } from './therapists.service';
