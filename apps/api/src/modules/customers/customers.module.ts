import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../audit/public';
import { CredentialsModule } from '../credentials/public';
import { NoticesModule } from '../notices/public';
import { VendorsModule } from '../vendors/public';
import { GuestConsents } from './consents/guest-consents';
import { Customer, CustomerSchema } from './customer.schema';
import { CustomersController } from './customers.controller';
import { CustomersRepository } from './customers.repository';
import { CustomersService } from './customers.service';
import { AnonymisationController } from './erasure/anonymisation.controller';
import { AnonymisationJob } from './erasure/anonymisation.job';
import { AnonymisationService } from './erasure/anonymisation.service';
import { AnonymisationCandidates } from './erasure/anonymisation-candidates';
import { AnonymisationRun, AnonymisationRunSchema } from './erasure/anonymisation-run.schema';
import { AnonymisationRunsRepository } from './erasure/anonymisation-runs.repository';
import { GuestEraser } from './erasure/guest-eraser';
import { RestoredGuests } from './erasure/restored-guests';
import { GuestEditor } from './guest-editor';
import { GuestPasswords } from './guest-passwords';
import { GuestWriter } from './guest-writer';
import { GuestBelongingsService } from './merge/guest-belongings.service';
import { GuestDuplicate, GuestDuplicateSchema } from './merge/guest-duplicate.schema';
import { GuestDuplicatesRepository } from './merge/guest-duplicates.repository';
import { GuestDuplicatesService } from './merge/guest-duplicates.service';
import { GuestMerge, GuestMergeSchema } from './merge/guest-merge.schema';
import { GuestMerger } from './merge/guest-merger';
import { GuestMergesRepository } from './merge/guest-merges.repository';
import { MergeController } from './merge/merge.controller';
import { MergeListeners } from './merge/merge-listeners';
import { MergeSettling } from './merge/merge-settling';
import { ProfileController } from './profile/profile.controller';
import { ProfileService } from './profile/profile.service';
import { GuestRestriction } from './restriction/guest-restriction';
import { GuestSearch } from './search/guest-search';
import { GuestSearchController } from './search/guest-search.controller';
import { GuestSearchRepository } from './search/guest-search.repository';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AnonymisationRun.name, schema: AnonymisationRunSchema },
      { name: Customer.name, schema: CustomerSchema },
      { name: GuestDuplicate.name, schema: GuestDuplicateSchema },
      { name: GuestMerge.name, schema: GuestMergeSchema },
    ]),
    AuditModule,
    CredentialsModule,
    NoticesModule,
    VendorsModule,
  ],
  controllers: [
    AnonymisationController,
    CustomersController,
    GuestSearchController,
    MergeController,
    ProfileController,
  ],
  providers: [
    AnonymisationCandidates,
    AnonymisationJob,
    AnonymisationRunsRepository,
    AnonymisationService,
    CustomersRepository,
    CustomersService,
    GuestBelongingsService,
    GuestConsents,
    GuestDuplicatesRepository,
    GuestDuplicatesService,
    GuestEditor,
    GuestEraser,
    GuestMerger,
    GuestMergesRepository,
    GuestPasswords,
    GuestRestriction,
    GuestSearch,
    GuestSearchRepository,
    GuestWriter,
    MergeListeners,
    MergeSettling,
    ProfileService,
    RestoredGuests,
  ],
  exports: [
    CustomersService,
    GuestBelongingsService,
    GuestConsents,
    GuestEraser,
    GuestRestriction,
    RestoredGuests,
  ],
})
export class CustomersModule {}
