import { isCalendarDate, parseStart } from '@atrium/rules/calendar-date';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { registerDecorator } from 'class-validator';

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
