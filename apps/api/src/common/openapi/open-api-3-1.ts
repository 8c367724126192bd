import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document of OpenAPI 3.0, as Nest writes it, in the words of 3.1; its paths in order. */
export function toOpenApi31(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1));
  const converted = converting({ ...document, paths: Object.fromEntries(paths) });
  return { ...(converted as OpenAPIObject), openapi: '3.1.0' };
}

function converting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(converting);
  if (!isObject(value)) return value;
  const { nullable, ...rest } = Object.fromEntries(
    // an example is data, whatever it looks like
    Object.entries(value).map(([key, field]) => [
      key,
      /^(example|examples|default|enum)$/.test(key) ? field : converting(field),
    ]),
  );
  const schema = withIntegers(alone(rest));
  return nullable === true ? orNull(schema) : schema;
}

/** Nest wraps a reference so that more can be said beside it, even where nothing is. */
function alone(schema: Json): Json {
  const { allOf, ...beside } = schema;
  const [only, ...others] = Array.isArray(allOf) ? allOf : [];
  const isAlone = isObject(only) && others.length === 0 && Object.keys(beside).length === 0;
  return isAlone ? only : schema;
}

/** Every number is whole but for those with a format: minutes, people, minor units. */
function withIntegers(schema: Json): Json {
  return schema.type === 'number' && schema.format === undefined
    ? { ...schema, type: 'integer' }
    : schema;
}

function orNull({ description, ...schema }: Json): Json {
  const described = description === undefined ? {} : { description };
  if (Array.isArray(schema.allOf)) {
    return { ...described, anyOf: [...schema.allOf, { type: 'null' }] };
  }
  if (typeof schema.type !== 'string') {
    return { ...described, anyOf: [schema, { type: 'null' }] };
  }
  const values = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {};
  return { ...described, ...schema, type: [schema.type, 'null'], ...values };
}
