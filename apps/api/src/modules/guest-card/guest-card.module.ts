import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module';
import { CredentialsModule } from '../credentials/credentials.module';
import { CustomersModule } from '../customers/customers.module';
import { MembershipsModule } from '../memberships/memberships.module';
import { MessagesModule } from '../messages/messages.module';
import { ReviewsModule } from '../reviews/reviews.module';
import { StaysModule } from '../stays/stays.module';
import { VendorsModule } from '../vendors/vendors.module';
import { GuestCardController } from './guest-card.controller';
import { GuestCardService } from './guest-card.service';
import { OwnDataController } from './own-data.controller';
import { OwnDataService } from './own-data.service';

/** What is known of a guest as a whole; apart from guests, since bookings and stays are built on them. */
@Module({
  imports: [
    BookingsModule,
    CredentialsModule,
    CustomersModule,
    MembershipsModule,
    MessagesModule,
    ReviewsModule,
    StaysModule,
    VendorsModule,
  ],
  controllers: [GuestCardController, OwnDataController],
  providers: [GuestCardService, OwnDataService],
})
export class GuestCardModule {}
