import { MAX_ORIGIN_LENGTH, originOf } from '@atrium/rules/widgets/widget';
import { registerDecorator } from 'class-validator';

/** Sites as a browser names them: https, or http on one's own machine. */
export const IsOrigins = (): PropertyDecorator => (target, property) =>
  registerDecorator({
    name: 'isOrigins',
    target: target.constructor,
    propertyName: String(property),
    options: { each: true },
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' &&
        value.length <= MAX_ORIGIN_LENGTH &&
        originOf(value) !== undefined,
      defaultMessage: () => 'must be the address of a site, such as https://www.example.com',
    },
  });
