import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CustomersModule } from '../customers/customers.module';
import { HubStaysController } from './hub-stays.controller';
import { ImportHotelBookings } from './import/import-hotel-bookings';
import { Stay, StaySchema } from './stay.schema';
import { StaysController } from './stays.controller';
import { StaysRepository } from './stays.repository';
import { StaysService } from './stays.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: Stay.name, schema: StaySchema }]), CustomersModule],
  controllers: [StaysController, HubStaysController],
  providers: [StaysRepository, StaysService, ImportHotelBookings],
  exports: [StaysService, ImportHotelBookings],
})
export class StaysModule {}
