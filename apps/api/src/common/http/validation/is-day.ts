import { isCalendarDate, parseStart } from '@atrium/rules/calendar/calendar-date';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { registerDecorator } from 'class-validator';

/** Dates outside this range are typing errors, and their neighbours could not be written. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2999-12-31';

/** Whether a client may send this date: yyyy-mm-dd, years 1900 to 2999. */
export const isNamableDay = (value: unknown): boolean =>
  typeof value === 'string' && isCalendarDate(value) && value >= FIRST_DAY && value <= LAST_DAY;

/**
 * A calendar date, sent as `yyyy-mm-dd` or as an ISO date-time, of which only the written day
 * counts.
 */
export function IsDay(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => parseStart(value) ?? value),
    isValidDay,
  );
}

/** The `date` of a request that may say `start` instead, as answers carry both. */
export function IsDateOrStart(): PropertyDecorator {
  return applyDecorators(
    // exposed, or nothing would be transformed where it is absent
    Expose(),
    Transform(({ value, obj }: { value: unknown; obj: { start?: unknown } }) => {
      const sent = value ?? obj.start;
      return parseStart(sent) ?? sent;
    }),
    isValidDay,
    ApiProperty({
      required: false,
      type: String,
      description: 'yyyy-mm-dd or an ISO date-time. Left out: the day of `start`.',
    }),
  );
}

const isValidDay: PropertyDecorator = (target, property) =>
  registerDecorator({
    name: 'isDay',
    target: target.constructor,
    propertyName: String(property),
    validator: {
      validate: isNamableDay,
      defaultMessage: () => 'must be a calendar date, yyyy-mm-dd, 1900 to 2999',
    },
  });
