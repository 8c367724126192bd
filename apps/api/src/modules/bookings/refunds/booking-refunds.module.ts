import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/public';
import { BookingRefunds } from './booking-refunds';

/** What guests get back of what they paid in advance. */
@Module({ imports: [PaymentsModule], providers: [BookingRefunds], exports: [BookingRefunds] })
export class BookingRefundsModule {}
