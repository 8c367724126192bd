import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomersModule } from '../customers/public';
import { MediaModule } from '../media/public';
import { VendorsModule } from '../vendors/public';
import { DiningRoom, DiningRoomSchema } from './dining-room.schema';
import { DiningRoomsController } from './dining-rooms.controller';
import { DiningRoomsRepository } from './dining-rooms.repository';
import { DiningRoomsService } from './dining-rooms.service';
import { RoomImpactReader } from './impact/room-impact-reader';
import { SeatedBookings } from './impact/seated-bookings';
import { RoomEditor } from './room-editor';
import { TableImports } from './table-imports.service';

@Module({
  imports: [
    CustomersModule,
    MongooseModule.forFeature([{ name: DiningRoom.name, schema: DiningRoomSchema }]),
    MediaModule,
    VendorsModule,
  ],
  controllers: [DiningRoomsController],
  providers: [
    DiningRoomsRepository,
    DiningRoomsService,
    RoomEditor,
    RoomImpactReader,
    SeatedBookings,
    TableImports,
  ],
  exports: [DiningRoomsService, SeatedBookings, TableImports],
})
export class DiningRoomsModule {}
