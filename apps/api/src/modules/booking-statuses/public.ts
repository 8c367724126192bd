export type { BookingStatus } from './booking-status.schema';
export { BookingStatusesModule } from './booking-statuses.module';
export { BookingStatusesRepository } from './booking-statuses.repository';
export { BookingStatusesService } from './booking-statuses.service';
