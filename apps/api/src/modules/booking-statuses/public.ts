export type { BookingStatus } from './booking-status.schema';
export { BookingStatusesModule } from './booking-statuses.module';
export { BookingStatusesService } from './booking-statuses.service';
export { tableStatuses } from './table-statuses';
