import { Transform } from 'class-transformer';

/** A text without the blanks around it, before it is validated. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown =>
    typeof value === 'string' ? value.trim() : value,
  );
