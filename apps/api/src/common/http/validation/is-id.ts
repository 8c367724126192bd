import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsMongoId, Matches } from 'class-validator';

/** How an id is written: 24 hexadecimal digits. */
export const ID_PATTERN = '^[0-9a-fA-F]{24}$';

const ID_OR_NONE = /^([0-9a-f]{24}|none)$/;

/** The id of what a client sends as answers have it, e.g. `_service: {_id, name}`. */
const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value;

/**
 * An id that a client sends, alone or in the object that an answer has in its place. The API
 * document knows it by its pattern.
 */
export function IsId({ each = false } = {}): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map(idOf) : idOf(value),
    ),
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
