import { ValidateIf } from 'class-validator';

/**
 * A field that a request may leave out, but not send as null: `IsOptional` of class-validator lets
 * null through, which an update would then write over a value that must be there.
 */
export const MayBeLeftOut = (): PropertyDecorator =>
  ValidateIf((_object, value: unknown) => value !== undefined);
