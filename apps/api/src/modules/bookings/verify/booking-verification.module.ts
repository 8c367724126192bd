import { Module, type OnModuleInit } from '@nestjs/common';
import { HealthModule } from '../../../common/health/health.module';
import { CapacityModule, OccupationSources } from '../../capacity/public';
import { MembershipsModule } from '../../memberships/public';
import { NoticesModule } from '../../notices/public';
import { ServicesModule } from '../../services/public';
import { StaysModule } from '../../stays/public';
import { VendorsModule } from '../../vendors/public';
import { BookingChecker } from './booking-checker';
import { BookingRepair } from './booking-repair';
import { MembershipRepair } from './membership-repair';
import { StayRepair } from './stays/stay-repair';
import { VerificationJob } from './verification-job';
import { VerificationReads } from './verification-reads';
/** Compares ledgers, tables, memberships and stays with the bookings and treatments. */
@Module({
  imports: [
    CapacityModule,
    HealthModule,
    MembershipsModule,
    NoticesModule,
    ServicesModule,
    StaysModule,
    VendorsModule,
  ],
  providers: [
    BookingChecker,
    BookingRepair,
    MembershipRepair,
    StayRepair,
    VerificationJob,
    VerificationReads,
  ],
})
export class BookingVerificationModule implements OnModuleInit {
  constructor(
    private readonly sources: OccupationSources,
    private readonly reads: VerificationReads,
  ) {}

  onModuleInit(): void {
    this.sources.register('table', (scope, period) => this.reads.tables(scope, period));
  }
}
