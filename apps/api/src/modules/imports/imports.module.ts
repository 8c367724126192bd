import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/public';
import { CustomersModule } from '../customers/public';
import { MembershipsModule } from '../memberships/public';
import { ServicesModule } from '../services/public';
import { StaysModule } from '../stays/public';
import { VendorsModule } from '../vendors/public';
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
