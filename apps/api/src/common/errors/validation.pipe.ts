import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { AppError, type FieldError } from './app-error';

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
  const own = Object.values(error.constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, field))];
}
