import { Module } from '@nestjs/common';
import { ServicesModule } from '../services/public';
import { VendorsModule } from '../vendors/public';
import { ProofGuard } from './asks-for-proof';
import { ProofOfWorkController } from './proof-of-work.controller';
import { ProofsOfWork } from './proofs-of-work.service';
import { VenueTraffic } from './venue-traffic';

/** What keeps robots from asking more of a venue than it can answer, without asking anything of people. */
@Module({
  imports: [ServicesModule, VendorsModule],
  controllers: [ProofOfWorkController],
  providers: [ProofGuard, ProofsOfWork, VenueTraffic],
  exports: [ProofGuard, ProofsOfWork, ServicesModule, VendorsModule, VenueTraffic],
})
export class ProofOfWorkModule {}
