export { ImportHotelBookings } from './import/import-hotel-bookings';
export { type NewStay, Stay, stayStatuses } from './stay.schema';
export { StayBookings } from './stay-bookings.service';
export { StaySales } from './stay-sales';
export { StayOutput } from './stays.dto';
export { StaysModule } from './stays.module';
export { StaysService } from './stays.service';
export { type StayAccount, StayAccounts } from './treatments/stay-accounts';
