import { Module } from '@nestjs/common';
import { MembershipsModule } from '../../memberships/public';
import { StaysModule } from '../../stays/public';
import { VendorsModule } from '../../vendors/public';
import { BookingCover } from './booking-cover';
/** What pays for a booking instead of its guest. */
@Module({
  imports: [MembershipsModule, StaysModule, VendorsModule],
  providers: [BookingCover],
  exports: [BookingCover],
})
export class BookingCoverageModule {}
