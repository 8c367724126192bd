import { Module } from '@nestjs/common';
import { VendorsModule } from '../vendors/public';
import { AuditController } from './audit.controller';
import { AuditRepository } from './audit.repository';
import { AuditService } from './audit.service';
import { AuditNames } from './audit-names.service';

@Module({
  imports: [VendorsModule],
  controllers: [AuditController],
  providers: [AuditNames, AuditRepository, AuditService],
  exports: [AuditNames, AuditService],
})
export class AuditModule {}
