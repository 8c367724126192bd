import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module';
import { CustomersModule } from '../customers/customers.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { ServicesModule } from '../services/services.module';
import { StaysModule } from '../stays/stays.module';
import { VendorsModule } from '../vendors/vendors.module';
import { ExportsService } from './exports.service';
import { GuestFinder } from './guest-finder';
import { BookingImporter } from './importers/booking-importer';
import { GuestImporter } from './importers/guest-importer';
import { MembershipImporter } from './importers/membership-importer';
import { StayImporter } from './importers/stay-importer';
import { ImportsController } from './imports.controller';
import { ImportsService } from './imports.service';

/** Brings guests, bookings, stays and memberships in from files, and writes them out. */
@Module({
  imports: [
    BookingsModule,
    CustomersModule,
    MembershipsModule,
    ServicesModule,
    StaysModule,
    VendorsModule,
  ],
  controllers: [ImportsController],
  providers: [
    BookingImporter,
    ExportsService,
    GuestFinder,
    GuestImporter,
    ImportsService,
    MembershipImporter,
    StayImporter,
  ],
})
export class ImportsModule {}
