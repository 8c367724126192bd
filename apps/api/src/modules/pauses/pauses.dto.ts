import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { registerDecorator } from 'class-validator';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import type { Pause } from './pause.schema';

const SHORTEST = 5;
const LONGEST = 24 * 60;

/** Minutes from now, or `tomorrow`. */
export type PauseEnd = number | 'tomorrow';

const IsPauseEnd = (): PropertyDecorator =>
  applyDecorators(
    (target: object, property: string | symbol) =>
      registerDecorator({
        name: 'isPauseEnd',
        target: target.constructor,
        propertyName: String(property),
        validator: {
          validate: (value: unknown) =>
            value === 'tomorrow' ||
            (Number.isInteger(value) && Number(value) >= SHORTEST && Number(value) <= LONGEST),
          defaultMessage: () => `must be ${SHORTEST} to ${LONGEST} minutes, or tomorrow`,
        },
      }),
    ApiProperty({
      oneOf: [
        { type: 'integer', minimum: SHORTEST, maximum: LONGEST },
        { type: 'string', enum: ['tomorrow'] },
      ],
    }),
  );

/** What guests cannot book online meanwhile; without `_service` and `_venue`, everything. */
export class PauseInput {
  @MayBeLeftOut() @IsId() _service?: string;
  /** A dining room: every service that seats guests there, alone or beside other rooms. */
  @MayBeLeftOut() @IsId() _venue?: string;
  /** Minutes from now, 5 to 1440; or `tomorrow`, the venue’s next midnight. */
  @IsPauseEnd() until: PauseEnd;
}

/** Guests are offered nothing that begins in this time. */
export class PauseOutput {
  _id: string;
  /** The service that is paused, if it is one. */
  _service?: string;
  /** The dining room that is paused, if it is one. */
  _venue?: string;
  /** Ids of the services that are paused; absent: all. */
  services?: string[];
  /** ISO date-time. */
  from: string;
  /** ISO date-time; then it ends by itself. */
  until: string;
  /** Who paused. */
  by?: string;
}

export function toPauseOutput(pause: Pause): PauseOutput {
  const { _id, _service, _venue, services, from, until, by } = pause;
  return {
    _id: _id.toHexString(),
    ...(_service ? { _service: _service.toHexString() } : {}),
    ...(_venue ? { _venue: _venue.toHexString() } : {}),
    ...(services ? { services: services.map((id) => id.toHexString()) } : {}),
    from: from.toISOString(),
    until: until.toISOString(),
    ...(by ? { by } : {}),
  };
}
