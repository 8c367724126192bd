import { ValidateIf } from 'class-validator';

/**
 * A field that may be omitted but not null. class-validator's `IsOptional` lets null through, and
 * an update would write it over a required value.
 */
export const MayBeLeftOut = (): PropertyDecorator =>
  ValidateIf((_object, value: unknown) => value !== undefined);
