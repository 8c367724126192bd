import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/public';
import { BookingStatusesModule } from '../booking-statuses/public';
import { CustomersModule } from '../customers/public';
import { DiningRoomsModule } from '../dining-rooms/public';
import { MediaModule } from '../media/public';
import { MembershipsModule } from '../memberships/public';
import { PackagesModule } from '../packages/public';
import { SegmentsModule } from '../segments/public';
import { ServicesModule } from '../services/public';
import { SpaModule } from '../spa/public';
import { ThemesModule } from '../themes/public';
import { UsersModule } from '../users/public';
import { DomainAuditNames } from './domain-audit-names';

/** Apart from the log itself, which guests and bookings use: it knows no domain. */
@Module({
  imports: [
    AuditModule,
    BookingStatusesModule,
    CustomersModule,
    DiningRoomsModule,
    MediaModule,
    MembershipsModule,
    PackagesModule,
    SegmentsModule,
    ServicesModule,
    SpaModule,
    ThemesModule,
    UsersModule,
  ],
  providers: [DomainAuditNames],
})
export class AuditNamesModule {}
