import { ExpressBooking } from '../../features/express-booking/components/express-booking';

export const Component = ExpressBooking;
