export type { Segment } from './segment.schema';
export { SegmentsModule } from './segments.module';
export { SegmentsService } from './segments.service';
