import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { reachableSchemas } from './reachable-schemas';

/** What of a JSON schema matters here. */
export interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  type?: string | string[];
}
type Schemas = Record<string, Schema>;

/**
 * A document may be sent back as it was answered: of a PUT that takes a version, the fields that
 * only answers have are left out of the body before it is validated. Any other unknown field is
 * still refused, and so is a read-only field by itself: whoever sends that alone means to change it.
 */
export function ignoreReadOnlyFields(server: FastifyInstance, openApi: () => OpenAPIObject): void {
  server.addHook('onRoute', (route) => {
    if (route.method !== 'PUT') return;
    const document = openApi();
    const operation = document.paths[route.url.replace(/:(\w+)/g, '{$1}')]?.put;
    const sent = jsonSchema(operation?.requestBody);
    const answered = jsonSchema(operation?.responses[200]);
    if (!sent || !answered) return;
    const all = (document.components?.schemas ?? {}) as Schemas;
    const schemas = reachableSchemas(all, [sent, answered]);
    const data = fieldsOf(answered, schemas).data;
    if (!data || !('version' in fieldsOf(sent, schemas))) return;
    route.preHandler = async (request) => {
      if (!isDocument(request.body)) return;
      request.body = withoutReadOnly(request.body, sent, data, schemas);
    };
  });
}

/** Whether a body is a whole document, with its id and version. */
const isDocument = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && '_id' in body && 'version' in body;

/** The value without the fields that are in the schema of answers and not in that of requests. */
export function withoutReadOnly(
  value: unknown,
  sent: Schema,
  answered: Schema,
  schemas: Schemas,
): unknown {
  const [inSent, inAnswer] = [resolved(sent, schemas), resolved(answered, schemas)];
  if (Array.isArray(value)) {
    const [item, itemOfAnswer] = [inSent.items, inAnswer.items];
    if (!item || !itemOfAnswer) return value;
    return value.map((one) => withoutReadOnly(one, item, itemOfAnswer, schemas));
  }
  if (typeof value !== 'object' || value === null) return value;
  const [known, readable] = [fieldsOf(inSent, schemas), fieldsOf(inAnswer, schemas)];
  // an id, sent as the object that an answer has in its place
  if (Object.keys(known).length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const [own, other] = [known[name], readable[name]];
      if (!own) return other ? [] : [[name, field]];
      return [[name, other ? withoutReadOnly(field, own, other, schemas) : field]];
    }),
  );
}

function fieldsOf(schema: Schema, schemas: Schemas): Record<string, Schema> {
  const { properties = {}, allOf = [] } = resolved(schema, schemas);
  return Object.assign({}, ...allOf.map((part) => fieldsOf(part, schemas)), properties);
}

function resolved(schema: Schema, schemas: Schemas): Schema {
  const { $ref, allOf, anyOf } = schema;
  if ($ref) return schemas[$ref.replace('#/components/schemas/', '')] ?? {};
  const given = anyOf?.find(({ type }) => type !== 'null');
  if (given) return resolved(given, schemas);
  return allOf?.[0] && allOf.length === 1 ? resolved(allOf[0], schemas) : schema;
}

/** The JSON body of a request or an answer. */
function jsonSchema(described: unknown): Schema | undefined {
  const { content } = (described ?? {}) as { content?: Record<string, { schema: Schema }> };
  return content?.['application/json']?.schema;
}
