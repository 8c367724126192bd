import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/public';
import { DiningRoomsModule } from '../dining-rooms/public';
import { SeatingController } from './seating.controller';
import { SeatingReservations } from './seating-reservations.service';
import { SeatingTables } from './seating-tables';
import { TableTaken } from './table-taken';

/** Reservations at the tables of the dining rooms. */
@Module({
  imports: [BookingsModule, DiningRoomsModule],
  controllers: [SeatingController],
  providers: [SeatingReservations, SeatingTables, TableTaken],
})
export class SeatingModule {}
