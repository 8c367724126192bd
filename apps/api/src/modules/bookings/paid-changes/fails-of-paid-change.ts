import { applyDecorators } from '@nestjs/common';
import { Fails } from '../../../common/http/answers';
import { FailsOfGuest } from '../dto/booking-refusals';

/** What the payment of a change is refused for. */
export const FailsOfPaidChange = (): MethodDecorator =>
  applyDecorators(
    FailsOfGuest(),
    Fails(409, 'PRICE_CHANGED', 'PAYMENT_BEING_TAKEN'),
    Fails(422, 'NOTHING_TO_PREPAY', 'CANCELLATION_DEADLINE_PASSED', 'BOOKING_CANCELLED'),
  );
