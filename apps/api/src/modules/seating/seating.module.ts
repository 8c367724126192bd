import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingStatusesModule } from '../booking-statuses/public';
import { BookingsModule } from '../bookings/public';
import { CapacityModule } from '../capacity/public';
import { CustomersModule } from '../customers/public';
import { DiningRoomsModule } from '../dining-rooms/public';
import { MediaModule } from '../media/public';
import { MessagesModule } from '../messages/public';
import { RefusalsModule } from '../refusals/public';
import { ServicesModule } from '../services/public';
import { TableBlocksModule } from '../table-blocks/public';
import { UsersModule } from '../users/public';
import { VendorsModule } from '../vendors/public';
import { DoorController } from './door/door.controller';
import { DoorService } from './door/door.service';
import { DoorPartiesRepository } from './door/door-parties.repository';
import { DoorParty, DoorPartySchema } from './door/door-party.schema';
import { DoorSeating } from './door/door-seating';
import { TableWaits } from './door/table-waits';
import { SeatingProposalsModule } from './proposals/seating-proposals.module';
import { PublicRoomsController } from './public-rooms/public-rooms.controller';
import { PublicRoomsService } from './public-rooms/public-rooms.service';
import { SeatingController } from './seating.controller';
import { SeatingReservations } from './seating-reservations.service';
import { SeatingRooms } from './seating-rooms';
import { SeatingTables } from './seating-tables';
import { SectionService, SectionServiceSchema } from './sections/section-service.schema';
import { SectionServicesRepository } from './sections/section-services.repository';
import { SectionServices } from './sections/section-services.service';
import { SectionsController } from './sections/sections.controller';
import { TableTaken } from './table-taken';

/** Reservations at the tables of the dining rooms. */
@Module({
  imports: [
    BookingsModule,
    BookingStatusesModule,
    CapacityModule,
    CustomersModule,
    DiningRoomsModule,
    MediaModule,
    MessagesModule,
    MongooseModule.forFeature([
      { name: DoorParty.name, schema: DoorPartySchema },
      { name: SectionService.name, schema: SectionServiceSchema },
    ]),
    RefusalsModule,
    SeatingProposalsModule,
    ServicesModule,
    TableBlocksModule,
    UsersModule,
    VendorsModule,
  ],
  controllers: [DoorController, PublicRoomsController, SeatingController, SectionsController],
  providers: [
    DoorPartiesRepository,
    DoorSeating,
    DoorService,
    PublicRoomsService,
    SectionServices,
    SectionServicesRepository,
    TableWaits,
    SeatingReservations,
    SeatingRooms,
    SeatingTables,
    TableTaken,
  ],
})
export class SeatingModule {}
