import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Refusal, RefusalSchema } from './refusal.schema';
import { RefusalsRepository } from './refusals.repository';
import { RefusalsService } from './refusals.service';

/** Who was turned away, and why: counts for reports. */
@Module({
  imports: [MongooseModule.forFeature([{ name: Refusal.name, schema: RefusalSchema }])],
  providers: [RefusalsRepository, RefusalsService],
  exports: [RefusalsService],
})
export class RefusalsModule {}
