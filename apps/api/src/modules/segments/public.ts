export type { Segment } from './segment.schema';
export { SegmentsModule } from './segments.module';
export { SegmentsRepository } from './segments.repository';
export { SegmentsService } from './segments.service';
