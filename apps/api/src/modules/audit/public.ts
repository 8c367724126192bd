export { AuditPageOutput } from './audit.dto';
export { AuditModule } from './audit.module';
export { AuditService } from './audit.service';
export { ERASED } from './audit-erased';
export { AuditNames } from './audit-names.service';
export { AuditQuery } from './audit-query.dto';
export { AuditVerifier, type ChainHead } from './seal/audit-verifier';
