export { AuditNamesModule } from './audit-names.module';
