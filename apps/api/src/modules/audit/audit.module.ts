import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { VendorsModule } from '../vendors/public';
import { AuditController } from './audit.controller';
import { AuditRepository } from './audit.repository';
import { AuditService } from './audit.service';
import { AuditNames } from './audit-names.service';
import { AuditSalt, AuditSaltSchema } from './seal/audit-salt.schema';
import { AuditSeal, AuditSealSchema } from './seal/audit-seal.schema';
import { AuditSealer } from './seal/audit-sealer';
import { AuditSealingJob } from './seal/audit-sealing.job';
import { AuditSealsRepository } from './seal/audit-seals.repository';
import { AuditVerifier } from './seal/audit-verifier';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AuditSeal.name, schema: AuditSealSchema },
      { name: AuditSalt.name, schema: AuditSaltSchema },
    ]),
    VendorsModule,
  ],
  controllers: [AuditController],
  providers: [
    AuditNames,
    AuditRepository,
    AuditSealer,
    AuditSealingJob,
    AuditSealsRepository,
    AuditService,
    AuditVerifier,
  ],
  exports: [AuditNames, AuditService, AuditVerifier],
})
export class AuditModule {}
