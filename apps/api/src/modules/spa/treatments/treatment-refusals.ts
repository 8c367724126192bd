import { applyDecorators } from '@nestjs/common';
import { Fails } from '../../../common/http/answers';

/** Why a membership or a stay does not pay for a treatment, but for being used up (409). */
export const COVER_PROBLEMS = [
  'MEMBERSHIP_DOES_NOT_COVER',
  'MEMBERSHIP_NOT_STARTED',
  'MEMBERSHIP_PAUSED',
  'MEMBERSHIP_ENDED',
  'MEMBERSHIP_EXPIRED',
  'STAY_CANCELLED',
  'STAY_DOES_NOT_INCLUDE',
  'COVERED_TWICE',
] as const;

/** What booking or moving a treatment can be refused for. */
export const FailsOfTreatment = (): MethodDecorator =>
  applyDecorators(
    Fails(403, 'FORBIDDEN'),
    Fails(404, 'NOT_FOUND'),
    Fails(
      409,
      'THERAPIST_TAKEN',
      'ROOM_TAKEN',
      'THERAPIST_NOT_WORKING',
      'NO_THERAPIST_FREE',
      'NO_TREATMENT_ROOM_FREE',
      'MEMBERSHIP_USED_UP',
      'STAY_SERVICE_BOOKED',
    ),
    Fails(
      422,
      'FIELD_REQUIRED',
      'INVALID_TIME',
      'PAUSE_WITH_GUEST',
      'PAUSE_WITHOUT_RESOURCE',
      'TREATMENT_TYPE_INACTIVE',
      'THERAPIST_CANNOT_GIVE',
      'ROOM_NOT_SUITABLE',
      'WISH_NOT_KEPT',
      'UNKNOWN_ADDON',
      'INVALID_ADDON_QUANTITY',
      ...COVER_PROBLEMS,
    ),
  );
