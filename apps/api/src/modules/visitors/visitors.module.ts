import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/public';
import { ProofOfWorkModule } from '../proof-of-work/public';
import { VendorsModule } from '../vendors/public';
import { LostLinksController } from './lost-links.controller';
import { LostLinks } from './lost-links.service';
import { Visitors } from './visitors.service';

/** People who book without an account, whatever they book. */
@Module({
  imports: [CustomersModule, ProofOfWorkModule, VendorsModule],
  controllers: [LostLinksController],
  providers: [LostLinks, Visitors],
  exports: [LostLinks, Visitors],
})
export class VisitorsModule {}
