import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { AppError, type ErrorCode, type FieldError } from './app-error';

/** class-validator over every DTO: unknown fields refused, fields named dotted in the answer. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) =>
      new AppError(400, 'VALIDATION_FAILED', {
        details: errors.flatMap((error) => flatten(error)),
      }),
  });
}

function flatten(error: ValidationError, parent = ''): FieldError[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([constraint, message]) => ({
    field,
    code: codeOf(constraint, error.value),
    message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, field))];
}

/** What is wrong of a field, by the name of the constraint that it breaks; of any other it is not valid. */
const codes: Readonly<Record<string, ErrorCode>> = {
  whitelistValidation: 'FIELD_UNKNOWN',
  isNotEmpty: 'FIELD_REQUIRED',
  minLength: 'FIELD_TOO_SHORT',
  arrayMinSize: 'FIELD_TOO_SHORT',
  maxLength: 'FIELD_TOO_LONG',
  arrayMaxSize: 'FIELD_TOO_LONG',
  min: 'FIELD_OUT_OF_RANGE',
  max: 'FIELD_OUT_OF_RANGE',
  isEmail: 'INVALID_EMAIL',
  isDay: 'INVALID_DATE',
  isHexColor: 'INVALID_COLOR',
};

/**
 * The first constraint that is broken is seldom the one that a person would name: of a field left out it may be
 * its length, and of a word where a number belongs its range.
 */
function codeOf(constraint: string, value: unknown): ErrorCode {
  const code = codes[constraint] ?? 'FIELD_INVALID';
  if (code === 'FIELD_UNKNOWN') return code;
  if (value === undefined || value === null) return 'FIELD_REQUIRED';
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
  switch (code) {
    case 'FIELD_TOO_SHORT':
      if (length === undefined) return 'FIELD_INVALID';
      return length === 0 ? 'FIELD_REQUIRED' : code;
    case 'FIELD_TOO_LONG':
      return length === undefined ? 'FIELD_INVALID' : code;
    case 'FIELD_OUT_OF_RANGE':
      return Number.isFinite(value) ? code : 'FIELD_INVALID';
    default:
      return code;
  }
}
