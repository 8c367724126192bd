export { ParkedJobsModule } from './parked-jobs.module';
