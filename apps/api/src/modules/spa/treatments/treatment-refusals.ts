import { applyDecorators } from '@nestjs/common';
import { Fails } from '../../../common/http/answers';

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
    ),
  );
