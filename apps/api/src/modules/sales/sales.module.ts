import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/public';
import { CustomersModule } from '../customers/public';
import { MediaModule } from '../media/public';
import { MembershipsModule } from '../memberships/public';
import { MessagesModule } from '../messages/public';
import { NoticesModule } from '../notices/public';
import { PackagesModule } from '../packages/public';
import { PaymentsModule } from '../payments/public';
import { ServicesModule } from '../services/public';
import { SpaModule } from '../spa/public';
import { StaysModule } from '../stays/public';
import { VendorsModule } from '../vendors/public';
import { ItinerariesController } from './itineraries/itineraries.controller';
import { ItinerariesService } from './itineraries/itineraries.service';
import { OffersController } from './offers/offers.controller';
import { OffersService } from './offers/offers.service';
import { PackageDay, PackageDaySchema } from './package-days/package-day.schema';
import { PackageDays } from './package-days/package-days';
import { PackageDaysRepository } from './package-days/package-days.repository';
import { Buyers } from './payments/buyers';
import { SaleDrafts } from './payments/sale-drafts';
import { SaleLinks } from './payments/sale-links';
import { SaleReminder } from './payments/sale-reminder.job';
import { SalesController } from './payments/sales.controller';
import { SalesService } from './payments/sales.service';
import { SoldMemberships } from './payments/sold-memberships';
import { SoldStays } from './payments/sold-stays';
import { HubRenewalsController } from './renewals/hub-renewals.controller';
import { RenewMembership } from './renewals/renew-membership.job';
import { RenewMemberships } from './renewals/renew-memberships.job';
import { RenewalAgreements } from './renewals/renewal-agreements';
import { RenewalCards } from './renewals/renewal-cards';
import { RenewalCharges } from './renewals/renewal-charges';
import { RenewalMails } from './renewals/renewal-mails';
import { RenewalNights } from './renewals/renewal-nights';
import { RenewalsController } from './renewals/renewals.controller';
import { RenewalsService } from './renewals/renewals.service';

/** What guests and visitors buy by themselves: memberships, which can renew, and packages with their itineraries. */
@Module({
  imports: [
    BookingsModule,
    CustomersModule,
    MediaModule,
    MembershipsModule,
    MessagesModule,
    MongooseModule.forFeature([{ name: PackageDay.name, schema: PackageDaySchema }]),
    NoticesModule,
    PackagesModule,
    PaymentsModule,
    ServicesModule,
    SpaModule,
    StaysModule,
    VendorsModule,
  ],
  controllers: [
    HubRenewalsController,
    ItinerariesController,
    OffersController,
    RenewalsController,
    SalesController,
  ],
  providers: [
    Buyers,
    ItinerariesService,
    OffersService,
    PackageDays,
    PackageDaysRepository,
    RenewMembership,
    RenewMemberships,
    RenewalAgreements,
    RenewalCards,
    RenewalCharges,
    RenewalMails,
    RenewalNights,
    RenewalsService,
    SaleDrafts,
    SaleLinks,
    SaleReminder,
    SalesService,
    SoldMemberships,
    SoldStays,
  ],
})
export class SalesModule {}
