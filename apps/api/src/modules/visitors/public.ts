export { asVisitor } from './as-visitor';
export { type LostBooking, LostLinks } from './lost-links.service';
export { BookingLinkQuery, VisitorInput } from './visitor.dto';
export { VisitorsModule } from './visitors.module';
export { Visitors } from './visitors.service';
