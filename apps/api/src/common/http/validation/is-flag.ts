import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

const words: Readonly<Record<string, boolean>> = {
  '': true,
  '1': true,
  true: true,
  '0': false,
  false: false,
};

/** Yes or no in a query: `true` or `1`, `false` or `0`; the bare name means yes. */
export const IsFlag = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (words[value] ?? value) : value,
    ),
    IsBoolean(),
  );
