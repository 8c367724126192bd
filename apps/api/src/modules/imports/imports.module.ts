import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/public';
import { CustomersModule } from '../customers/public';
import { DiningRoomsModule } from '../dining-rooms/public';
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
import { TableImporter } from './importers/table-importer';
import { ImportsController } from './imports.controller';
import { ImportsService } from './imports.service';

/** Brings guests, bookings, stays, memberships and tables in from files, and writes them out. */
@Module({
  imports: [
    BookingsModule,
    CustomersModule,
    DiningRoomsModule,
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
    TableImporter,
  ],
})
export class ImportsModule {}
