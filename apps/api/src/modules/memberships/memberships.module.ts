import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomersModule } from '../customers/public';
import { DependentsModule } from '../dependents/public';
import { MediaModule } from '../media/public';
import { ServicesModule } from '../services/public';
import { SpaModule } from '../spa/public';
import { VendorsModule } from '../vendors/public';
import { BookingMemberships } from './booking-memberships.service';
import { HubMembershipsController } from './hub-memberships.controller';
import { Membership, MembershipSchema } from './membership.schema';
import { MembershipAccounts } from './membership-accounts.service';
import { MembershipBelongings } from './membership-belongings';
import { MembershipEditor } from './membership-editor';
import { MembershipImports } from './membership-imports.service';
import { MembershipSales } from './membership-sales';
import { MembershipsController } from './memberships.controller';
import { MembershipsRepository } from './memberships.repository';
import { MembershipsService } from './memberships.service';
import { MembershipRenewals } from './renewals/membership-renewals';
import { TreatmentMemberships } from './treatment-memberships';
import { MembershipType, MembershipTypeSchema } from './types/membership-type.schema';
import { MembershipTypesController } from './types/membership-types.controller';
import { MembershipTypesRepository } from './types/membership-types.repository';
import { MembershipTypesService } from './types/membership-types.service';
import { MembershipLedger } from './uses/membership-ledger';
import { MembershipUse, MembershipUseSchema } from './uses/membership-use.schema';
import { MembershipUsesRepository } from './uses/membership-uses.repository';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Membership.name, schema: MembershipSchema },
      { name: MembershipType.name, schema: MembershipTypeSchema },
      { name: MembershipUse.name, schema: MembershipUseSchema },
    ]),
    CustomersModule,
    DependentsModule,
    MediaModule,
    ServicesModule,
    SpaModule,
    VendorsModule,
  ],
  controllers: [HubMembershipsController, MembershipTypesController, MembershipsController],
  providers: [
    BookingMemberships,
    MembershipAccounts,
    MembershipBelongings,
    MembershipEditor,
    MembershipImports,
    MembershipLedger,
    MembershipRenewals,
    MembershipSales,
    MembershipTypesRepository,
    MembershipTypesService,
    MembershipUsesRepository,
    MembershipsRepository,
    MembershipsService,
    TreatmentMemberships,
  ],
  exports: [
    BookingMemberships,
    MembershipAccounts,
    MembershipImports,
    MembershipRenewals,
    MembershipSales,
    MembershipTypesService,
    MembershipsService,
  ],
})
export class MembershipsModule {}
