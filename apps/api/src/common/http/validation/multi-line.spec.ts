import { PartialType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, IsString, ValidateNested } from 'class-validator';
import { InputPipe } from '../../errors/validation.pipe';
import { areLines, isOneLine, MultiLine } from './multi-line';

class Line {
  @IsString() name: string;
}

class Input {
  @IsString() name: string;
  @IsString({ each: true }) @IsOptional() names?: string[];
  @IsString() @MultiLine() @IsOptional() comment?: string;
  @ValidateNested({ each: true }) @Type(() => Line) @IsOptional() lines?: Line[];
}

class Change extends PartialType(PickType(Input, ['name', 'comment'])) {}

const send = (input: object, metatype: new () => object = Input) =>
  new InputPipe().transform(input, { type: 'body', metatype });

const refused = async (input: object, metatype?: new () => object) => {
  const error = await send(input, metatype).then(
    () => undefined,
    (thrown) => thrown,
  );
  return error?.options.details.map(({ field }: { field: string }) => field);
};

it.each(['\0', '\n', '\r', '\t', '\x1b', '\x7f', '\x85', '\u2028', '\uD800'])(
  '%j is not part of a name, wherever it stands',
  async (character) => {
    const name = `Kari${character}Nordmann`;
    expect(isOneLine(name)).toBe(false);
    expect(await refused({ name })).toEqual(['name']);
    expect(await refused({ name: 'Kari', names: ['x', name] })).toEqual(['names.1']);
    expect(await refused({ name: 'Kari', lines: [{ name }] })).toEqual(['lines.0.name']);
    expect(await refused({ name }, Change)).toEqual(['name']);
  },
);

it.each(['Kari Nordmann', 'Ærø 👩‍🍳', '山田 太郎', 'O’Hara-Smith'])(
  '%s is a name',
  async (name) => {
    expect(isOneLine(name)).toBe(true);
    await expect(send({ name })).resolves.toEqual({ name });
  },
);

it('a text of several lines has line breaks and tabs, and nothing else', async () => {
  const comment = 'one\ntwo\r\n\tthree';
  expect(areLines(comment)).toBe(true);
  await expect(send({ name: 'x', comment })).resolves.toEqual({ name: 'x', comment });
  await expect(send({ comment }, Change)).resolves.toEqual({ comment });
  expect(await refused({ name: 'x', comment: 'one\0two' })).toEqual(['comment']);
  expect(await refused({ comment: 'one\x1btwo' }, Change)).toEqual(['comment']);
});

it('a parameter is one line, what a decorator made is left alone', async () => {
  const pipe = new InputPipe();
  const call = (type: 'param' | 'custom') =>
    pipe.transform('a\0b', { type, metatype: String, data: 'id' });
  await expect(call('param')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(call('custom')).resolves.toBe('a\0b');
});
