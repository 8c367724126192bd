import { isCalendarDate, parseStart } from '@atrium/rules/calendar-date';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min, registerDecorator } from 'class-validator';

/** Largest party; beyond it somebody mistyped. */
export const MAX_PARTICIPANTS = 1_000;

/** A calendar date, sent as `yyyy-mm-dd` or as an ISO date-time, whose written day counts. */
export function IsDay(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => parseStart(value) ?? value),
    (target: object, property: string | symbol) =>
      registerDecorator({
        name: 'isDay',
        target: target.constructor,
        propertyName: String(property),
        validator: {
          validate: isCalendarDate,
          defaultMessage: () => 'must be a calendar date, yyyy-mm-dd',
        },
      }),
  );
}

/** A start in minutes from midnight, 0 to 1439. */
export const IsStartMinutes = () => applyDecorators(IsInt(), Min(0), Max(1439));

/** An end in minutes from midnight of the day of the start, 1 to 2880. */
export const IsEndMinutes = () => applyDecorators(IsInt(), Min(1), Max(2880));

/** A count of people. 0 passes: the rules refuse it with the text of the specification. */
export const IsPeople = () => applyDecorators(IsInt(), Min(0), Max(MAX_PARTICIPANTS));
