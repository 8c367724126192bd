import type { OpenAPIObject } from '@nestjs/swagger';
import { toOpenApi31 } from './open-api-3-1';

const ref = { $ref: '#/components/schemas/Style' };

const convert = (schema: object) => {
  const document = { openapi: '3.0.0', paths: {}, components: { schemas: { A: schema } } };
  return toOpenApi31(document as unknown as OpenAPIObject).components?.schemas?.A;
};

it.each([
  [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
  [
    { type: 'number', minimum: 0 },
    { type: 'integer', minimum: 0 },
  ],
  [
    { type: 'number', format: 'double' },
    { type: 'number', format: 'double' },
  ],
  [{ type: 'number', nullable: true }, { type: ['integer', 'null'] }],
  [
    { type: 'string', enum: ['a'], nullable: true },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  [{ allOf: [ref] }, ref],
  [
    { description: 'Of the page', allOf: [ref] },
    { description: 'Of the page', allOf: [ref] },
  ],
  [{ nullable: true, allOf: [ref] }, { anyOf: [ref, { type: 'null' }] }],
  [{ type: 'object', nullable: true, allOf: [ref] }, { anyOf: [ref, { type: 'null' }] }],
  [
    { type: 'object', properties: { b: { type: 'number', nullable: true } } },
    { type: 'object', properties: { b: { type: ['integer', 'null'] } } },
  ],
  [
    { type: 'object', example: { type: 'number', nullable: true } },
    { type: 'object', example: { type: 'number', nullable: true } },
  ],
])('%j of 3.0 is %j of 3.1', (before, after) => {
  expect(convert(before)).toEqual(after);
});

it('paths are in order, wherever the modules stand', () => {
  const document = { openapi: '3.0.0', paths: { '/b': {}, '/a': {} } };
  const { openapi, paths } = toOpenApi31(document as unknown as OpenAPIObject);
  expect([openapi, Object.keys(paths)]).toEqual(['3.1.0', ['/a', '/b']]);
});
