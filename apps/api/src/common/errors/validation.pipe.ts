import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import { isOneLine, multiLineFieldsOf } from '../http/validation/multi-line';
import { rememberRules } from '../http/validation/remembered-rules';
import { AppError, type ErrorCode, type FieldError } from './app-error';

/**
 * class-validator over every DTO: unknown fields refused, fields named dotted in the answer. Every
 * text of a path, query or body is one line, except for fields that are `MultiLine`.
 */
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => refusalOf(errors.flatMap((error) => flatten(error))),
    });
    rememberRules();
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const input: unknown = await super.transform(value, metadata);
    if (metadata.type === 'custom') return input;
    const broken = textsNotInOneLine(input, metadata.data ?? '');
    if (broken.length > 0) throw refusalOf(broken);
    return input;
  }
}

const refusalOf = (details: readonly FieldError[]) =>
  new AppError(400, 'VALIDATION_FAILED', { details });

function textsNotInOneLine(value: unknown, field: string): FieldError[] {
  if (typeof value === 'string') {
    if (isOneLine(value)) return [];
    const message = `${field} must be one line without control characters`;
    return [{ field, code: 'FIELD_INVALID', message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const mayHaveLines = multiLineFieldsOf(value);
  return Object.entries(value).flatMap(([name, item]) =>
    mayHaveLines.has(name) ? [] : textsNotInOneLine(item, field ? `${field}.${name}` : name),
  );
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
  isTextFile: 'IMPORT_NOT_TEXT',
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
