import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DependentsModule } from '../dependents/public';
import { Segment, SegmentSchema } from './segment.schema';
import { SegmentsController } from './segments.controller';
import { SegmentsRepository } from './segments.repository';
import { SegmentsService } from './segments.service';

@Module({
  imports: [
    DependentsModule,
    MongooseModule.forFeature([{ name: Segment.name, schema: SegmentSchema }]),
  ],
  controllers: [SegmentsController],
  providers: [SegmentsRepository, SegmentsService],
  exports: [SegmentsService],
})
export class SegmentsModule {}
