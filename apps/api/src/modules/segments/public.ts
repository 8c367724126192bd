export { type Segment, segmentName } from './segment.schema';
export { SegmentsModule } from './segments.module';
export { SegmentsService } from './segments.service';
