export { SystemStatusModule } from './system-status.module';
