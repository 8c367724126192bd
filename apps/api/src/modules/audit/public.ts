export { AuditPageOutput } from './audit.dto';
export { AuditModule } from './audit.module';
export { ERASED } from './audit.repository';
export { AuditService } from './audit.service';
export { AuditNames } from './audit-names.service';
export { AuditQuery } from './audit-query.dto';
