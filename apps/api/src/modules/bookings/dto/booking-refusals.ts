import { applyDecorators } from '@nestjs/common';
import { Fails } from '../../../common/http/answers';

/** What any new booking can be refused for, even one beyond availability. */
export const FailsOfParty = (): MethodDecorator =>
  applyDecorators(
    Fails(404, 'NOT_FOUND'),
    Fails(
      422,
      'MISSING_PARTICIPANTS',
      'MISSING_GUEST_DETAILS',
      'INVALID_CHILDREN',
      'CHILD_AGES_REQUIRED',
      'INVALID_TIME',
      'DATE_IN_PAST',
      'UNKNOWN_ADDON',
      'INVALID_ADDON_QUANTITY',
    ),
  );

/** What one is refused for that keeps to what the service offers, with or without room. */
export const FailsOfOpening = (): MethodDecorator =>
  applyDecorators(
    FailsOfParty(),
    Fails(
      422,
      'SERVICE_CLOSED',
      'SERVICE_WITHOUT_TIMES',
      'TIME_NOT_OFFERED',
      'CHILDREN_NOT_ALLOWED',
      'SERVICE_INACTIVE',
    ),
  );

/** What a booking within the places is refused for. */
export const FailsOfBooking = (): MethodDecorator =>
  applyDecorators(FailsOfOpening(), Fails(409, 'SLOT_FULL', 'BOOKING_FAILED', 'NO_TABLE_FREE'));

/** What a guest is refused beside that. */
export const FailsOfGuest = (): MethodDecorator =>
  applyDecorators(
    FailsOfBooking(),
    Fails(409, 'PACING_FULL'),
    Fails(422, 'TOO_LATE_NOTICE', 'BEYOND_BOOKING_WINDOW', 'ADULT_REQUIRED', 'BOOKING_PAUSED'),
  );

/** What one is refused that names a membership or a stay to pay for it. */
export const FailsOfCover = (): MethodDecorator =>
  applyDecorators(
    Fails(409, 'MEMBERSHIP_USED_UP', 'STAY_SERVICE_BOOKED'),
    Fails(
      422,
      'COVERED_TWICE',
      'MEMBERSHIP_DOES_NOT_COVER',
      'MEMBERSHIP_NOT_STARTED',
      'MEMBERSHIP_PAUSED',
      'MEMBERSHIP_ENDED',
      'MEMBERSHIP_EXPIRED',
      'STAY_DOES_NOT_INCLUDE',
      'STAY_CANCELLED',
    ),
  );
