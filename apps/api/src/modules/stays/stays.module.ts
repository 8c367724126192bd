import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HubStaysController } from './hub-stays.controller';
import { Stay, StaySchema } from './stay.schema';
import { StaysController } from './stays.controller';
import { StaysRepository } from './stays.repository';
import { StaysService } from './stays.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: Stay.name, schema: StaySchema }])],
  controllers: [StaysController, HubStaysController],
  providers: [StaysRepository, StaysService],
  exports: [StaysService],
})
export class StaysModule {}
