import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DependentsModule } from '../../dependents/public';
import { TreatmentTypeStoreModule } from '../treatment-types/treatment-type-store.module';
import { TreatmentRoom, TreatmentRoomSchema } from './treatment-room.schema';
import { TreatmentRoomsController } from './treatment-rooms.controller';
import { TreatmentRoomsRepository } from './treatment-rooms.repository';
import { TreatmentRoomsService } from './treatment-rooms.service';

@Module({
  imports: [
    DependentsModule,
    MongooseModule.forFeature([{ name: TreatmentRoom.name, schema: TreatmentRoomSchema }]),
    TreatmentTypeStoreModule,
  ],
  controllers: [TreatmentRoomsController],
  providers: [TreatmentRoomsRepository, TreatmentRoomsService],
  exports: [TreatmentRoomsService],
})
export class TreatmentRoomsModule {}
