import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingStatus, BookingStatusSchema } from './booking-status.schema';
import { BookingStatusesController } from './booking-statuses.controller';
import { BookingStatusesRepository } from './booking-statuses.repository';
import { BookingStatusesService } from './booking-statuses.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: BookingStatus.name, schema: BookingStatusSchema }])],
  controllers: [BookingStatusesController],
  providers: [BookingStatusesRepository, BookingStatusesService],
  exports: [BookingStatusesService],
})
export class BookingStatusesModule {}
