export { AuditWitnessModule } from './audit-witness.module';
