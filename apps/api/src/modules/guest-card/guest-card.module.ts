import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/public';
import { CredentialsModule } from '../credentials/public';
import { CustomersModule } from '../customers/public';
import { MembershipsModule } from '../memberships/public';
import { MessagesModule } from '../messages/public';
import { PaymentsModule } from '../payments/public';
import { ReviewsModule } from '../reviews/public';
import { SpaModule } from '../spa/public';
import { StaysModule } from '../stays/public';
import { VendorsModule } from '../vendors/public';
import { GuestCardController } from './guest-card.controller';
import { GuestCardService } from './guest-card.service';
import { OwnDataController } from './own-data.controller';
import { OwnDataService } from './own-data.service';

/**
 * Everything known about a guest; separate from guests, since bookings and stays build on that.
 */
@Module({
  imports: [
    BookingsModule,
    CredentialsModule,
    CustomersModule,
    MembershipsModule,
    MessagesModule,
    PaymentsModule,
    ReviewsModule,
    SpaModule,
    StaysModule,
    VendorsModule,
  ],
  controllers: [GuestCardController, OwnDataController],
  providers: [GuestCardService, OwnDataService],
  exports: [OwnDataService],
})
export class GuestCardModule {}
