import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsMongoId, Matches } from 'class-validator';

/** How an id is written: 24 hexadecimal digits. */
export const ID_PATTERN = '^[0-9a-fA-F]{24}$';

const ID_OR_NONE = /^([0-9a-f]{24}|none)$/;

/** An id that a client sends. The API document knows it by its pattern. */
export function IsId({ each = false } = {}): PropertyDecorator {
  return applyDecorators(
    IsMongoId({ each }),
    ApiProperty({ type: String, isArray: each, pattern: ID_PATTERN }),
  );
}

/** An id to filter by, or `none` for what has none. */
export function IsIdOrNone(): PropertyDecorator {
  return applyDecorators(
    Matches(ID_OR_NONE),
    ApiProperty({ type: String, pattern: ID_OR_NONE.source }),
  );
}
