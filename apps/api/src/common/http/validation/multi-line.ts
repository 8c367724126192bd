import { getMetadataStorage, registerDecorator } from 'class-validator';

const MULTI_LINE = 'multiLine';

/**
 * Control characters, and half of a surrogate pair: MongoDB stores neither as it was sent, and a log
 * or a mail header reads a line break in a name as the end of it. U+2028 and U+2029 break lines too.
 */
const NOT_IN_ONE_LINE = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const NOT_IN_LINES = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

export const isOneLine = (text: string): boolean => !NOT_IN_ONE_LINE.test(text);
export const areLines = (text: string): boolean => !NOT_IN_LINES.test(text);

/** A text of several lines, with tabs. Every other text of a request is one line (`InputPipe`). */
export function MultiLine(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: MULTI_LINE,
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || areLines(value),
        defaultMessage: () => `${String(property)} must not have control characters`,
      },
    });
}

const known = new WeakMap<object, ReadonlySet<string>>();

/** The fields of a DTO that are `MultiLine`, inherited and picked ones too. */
export function multiLineFieldsOf(dto: object): ReadonlySet<string> {
  const type = dto.constructor;
  const cached = known.get(type);
  if (cached) return cached;
  const fields = new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(type, '', true, false)
      .filter(({ name }) => name === MULTI_LINE)
      .map(({ propertyName }) => propertyName),
  );
  known.set(type, fields);
  return fields;
}
