export { declines, GuestConsents } from './consents/guest-consents';
export { Customer } from './customer.schema';
export { CustomerOutput, OwnDataOutput } from './customers.dto';
export { CustomersModule } from './customers.module';
export {
  CustomersService,
  type GuestContact,
  type NewGuest,
  type VisitingGuest,
} from './customers.service';
export { type ErasedGuest, erasedIn } from './erasure/erased-lines';
export { GuestEraser } from './erasure/guest-eraser';
export { RestoredGuests } from './erasure/restored-guests';
export { searchFieldsOf } from './guest-details';
export { GuestBelongingsService } from './merge/guest-belongings.service';
export { GuestRestriction } from './restriction/guest-restriction';
