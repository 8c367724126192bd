import { BookingList } from '../../features/booking-list/components/booking-list';

export const Component = BookingList;
