export { ImportHotelBookings } from './import/import-hotel-bookings';
export { Stay, stayStatuses } from './stay.schema';
export { StayBookings } from './stay-bookings.service';
export { StayOutput } from './stays.dto';
export { StaysModule } from './stays.module';
export type { NewStay } from './stays.repository';
export { StaysService } from './stays.service';
