import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/public';
import { MessagesModule } from '../messages/public';
import { VendorsModule } from '../vendors/public';
import { AuditWitnessJob } from './audit-witness.job';

/** Apart from the log itself, which knows nothing of mail. */
@Module({
  imports: [AuditModule, MessagesModule, VendorsModule],
  providers: [AuditWitnessJob],
})
export class AuditWitnessModule {}
