import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/public';
import { PartnersModule } from '../partners/public';
import { ServicesModule } from '../services/public';
import { VendorsModule } from '../vendors/public';
import { MakeSandboxJob } from './make-sandbox.job';
import { SandboxVenue } from './sandbox-venue';

/** The venue on which partners try the API, made again every night. */
@Module({
  imports: [CustomersModule, PartnersModule, ServicesModule, VendorsModule],
  providers: [MakeSandboxJob, SandboxVenue],
})
export class SandboxModule {}
