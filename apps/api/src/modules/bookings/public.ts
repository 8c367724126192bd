export type { AvailableDay } from './availability/availability.dto';
export { AvailabilityService } from './availability/availability.service';
export { offeredDay } from './availability/offered-days';
export { Booking, type BookingTable } from './booking.schema';
export { tablesOf } from './booking-claims';
export { BookingsModule } from './bookings.module';
export { OverridableInput } from './change/booking-input.dto';
export { CreateBooking } from './create/create-booking';
export { TableWishInput } from './create/new-booking.dto';
export { BookingOutput, HubReservation } from './dto/booking.dto';
export { FailsOfGuest, FailsOfParty } from './dto/booking-refusals';
export { AreChildAges, IsEndMinutes, IsPeople, IsStartMinutes } from './dto/fields';
export type { SumName } from './figures/booking-figures';
export { BookingFiguresService } from './figures/booking-figures.service';
export { type FigureRoom, TableFiguresService } from './figures/table-figures.service';
export { BookingImports, type ImportedBooking } from './lifecycle/booking-imports.service';
export { GuestBookings } from './lists/booking-list.dto';
export { BookingListsService } from './lists/booking-lists.service';
export { HubReservationsService } from './lists/hub-reservations.service';
export { BookingLinks } from './notifications/booking-links';
export {
  type ComingBooking,
  type MailedBooking,
  MailedBookingsService,
  type UsedBooking,
} from './notifications/mailed-bookings.service';
export { GuestPayment, PrepaidFields } from './prepaid/prepaid.dto';
export { type PrepaidBooker, PrepaidBookings } from './prepaid/prepaid-bookings';
export { ChangeSeatedBooking, type SeatedBookingChange } from './seated/change-seated-booking';
export { EveningParties } from './seated/evening-parties';
export { ReseatBookings, type Reseating } from './seated/reseat-bookings';
export { SeatBooking, type SeatedBookingInput } from './seated/seat-booking';
export { capsOf } from './service-caps';
export { roomsOf, type SeatingRoom, ServiceTables, seatsInRooms } from './tables/service-tables';
export { BookingChecker } from './verify/booking-checker';
export { BookingRepair } from './verify/booking-repair';
export { describe, isRepairable } from './verify/difference';
export { MEMBERSHIP_LEDGER } from './verify/membership-recount';
export { MembershipRepair } from './verify/membership-repair';
export { STAY_LEDGER } from './verify/stays/stay-recount';
export { StayRepair } from './verify/stays/stay-repair';
export { BookingWrites } from './write/booking-writes';
