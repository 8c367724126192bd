import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DiningRoom, DiningRoomSchema } from './dining-room.schema';
import { DiningRoomsController } from './dining-rooms.controller';
import { DiningRoomsRepository } from './dining-rooms.repository';
import { DiningRoomsService } from './dining-rooms.service';
import { RoomEditor } from './room-editor';

@Module({
  imports: [MongooseModule.forFeature([{ name: DiningRoom.name, schema: DiningRoomSchema }])],
  controllers: [DiningRoomsController],
  providers: [DiningRoomsRepository, DiningRoomsService, RoomEditor],
  exports: [DiningRoomsService],
})
export class DiningRoomsModule {}
