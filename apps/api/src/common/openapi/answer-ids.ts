import type { OpenAPIObject } from '@nestjs/swagger';
import { ID_PATTERN } from '../http/validation/is-id';

interface Schema {
  $ref?: string;
  type?: string;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  [keyword: string]: unknown;
}

/** Fields named like an id that hold something else: a booking's reference, a hold's own id, a request's. */
const OTHERWISE = ['bookingId', 'holdId', 'requestId', 'externalId'];

/** Says of each id in an answer how ids are written; those in requests say so themselves (`IsId`). */
export function describeAnswerIds({
  paths,
  components,
}: Pick<OpenAPIObject, 'paths' | 'components'>): void {
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>;
  const operations = Object.values(paths).flatMap(({ get, post, put, patch, delete: remove }) =>
    [get, post, put, patch, remove].flatMap((operation) => operation ?? []),
  );
  const sent = namedBy(
    operations.map(({ requestBody }) => requestBody),
    schemas,
  );
  const answered = namedBy(
    operations.map(({ responses }) => responses),
    schemas,
  );
  for (const name of answered) {
    if (sent.has(name)) continue;
    for (const [field, schema] of Object.entries(schemas[name]?.properties ?? {})) {
      const isId = /^_|^ids?$|Ids?$/.test(field) && !OTHERWISE.includes(field);
      const text = schema.type === 'array' ? schema.items : schema;
      if (isId && text?.type === 'string') text.pattern ??= ID_PATTERN;
    }
  }
}

/** Names of the schemas that are used somewhere within. */
function namedBy(
  within: unknown,
  schemas: Record<string, Schema>,
  found = new Set<string>(),
): Set<string> {
  for (const [, name = ''] of JSON.stringify(within).matchAll(/#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namedBy(schemas[name] ?? {}, schemas, found);
  }
  return found;
}
