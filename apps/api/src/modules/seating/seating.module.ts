import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/public';
import { DiningRoomsModule } from '../dining-rooms/public';
import { RefusalsModule } from '../refusals/public';
import { ServicesModule } from '../services/public';
import { TableBlocksModule } from '../table-blocks/public';
import { VendorsModule } from '../vendors/public';
import { SeatingProposalsModule } from './proposals/seating-proposals.module';
import { PublicRoomsController } from './public-rooms/public-rooms.controller';
import { PublicRoomsService } from './public-rooms/public-rooms.service';
import { SeatingController } from './seating.controller';
import { SeatingReservations } from './seating-reservations.service';
import { SeatingRooms } from './seating-rooms';
import { SeatingTables } from './seating-tables';
import { TableTaken } from './table-taken';

/** Reservations at the tables of the dining rooms. */
@Module({
  imports: [
    BookingsModule,
    DiningRoomsModule,
    RefusalsModule,
    SeatingProposalsModule,
    ServicesModule,
    TableBlocksModule,
    VendorsModule,
  ],
  controllers: [PublicRoomsController, SeatingController],
  providers: [PublicRoomsService, SeatingReservations, SeatingRooms, SeatingTables, TableTaken],
})
export class SeatingModule {}
