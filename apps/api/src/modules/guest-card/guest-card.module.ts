import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module';
import { CustomersModule } from '../customers/customers.module';
import { StaysModule } from '../stays/stays.module';
import { GuestCardController } from './guest-card.controller';
import { GuestCardService } from './guest-card.service';

/** Apart from customers, since bookings and stays are built on them. */
@Module({
  imports: [BookingsModule, CustomersModule, StaysModule],
  controllers: [GuestCardController],
  providers: [GuestCardService],
})
export class GuestCardModule {}
