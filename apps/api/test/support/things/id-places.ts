/** The parts of an API document that say where ids are sent. */
interface Schema {
  $ref?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
}

export interface DocumentedOperation {
  parameters?: { in: string; name: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-audience'?: string;
  /** Whoever calls it must be signed in. */
  security?: object[];
}

export type Components = Record<string, Schema>;

/** Where an operation takes ids: `path id`, `query service`, `body items[]._service`. */
export function idPlaces(operation: DocumentedOperation, components: Components): string[] {
  const { parameters = [], requestBody } = operation;
  const body = requestBody?.content['application/json']?.schema;
  return [
    ...parameters
      .filter(({ in: place, name, schema }) => {
        return place !== 'header' && name !== 'cursor' && schema && isId(schema);
      })
      .map(({ in: place, name }) => `${place} ${name}`),
    ...(body ? inSchema(body, components).map((field) => `body ${field}`) : []),
  ];
}

/** As `idPlaces`, of a call: where it sends one of these ids. */
export function placesOf(
  template: string,
  { path, body }: { path: string; body?: unknown },
  ids: ReadonlySet<string>,
): string[] {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const sent = pathname.split('/');
  return [
    ...template
      .split('/')
      .flatMap((part, index) =>
        part.startsWith('{') && ids.has(sent[index] ?? '') ? [`path ${part.slice(1, -1)}`] : [],
      ),
    ...[...searchParams].filter(([, value]) => ids.has(value)).map(([name]) => `query ${name}`),
    ...inValue(body, ids).map((field) => `body ${field}`),
  ];
}

const isId = ({ pattern = '' }: Schema): boolean => pattern.includes('{24}');

function inSchema(schema: Schema, components: Components, at = ''): string[] {
  const { $ref, items, properties = {}, allOf = [], anyOf = [] } = schema;
  const named = $ref && components[$ref.replace('#/components/schemas/', '')];
  if (named) return inSchema(named, components, at);
  if (items) return inSchema(items, components, `${at}[]`);
  return [
    ...(isId(schema) ? [at] : []),
    ...[...allOf, ...anyOf].flatMap((part) => inSchema(part, components, at)),
    ...Object.entries(properties).flatMap(([name, field]) =>
      inSchema(field, components, at ? `${at}.${name}` : name),
    ),
  ];
}

function inValue(value: unknown, ids: ReadonlySet<string>, at = ''): string[] {
  if (typeof value === 'string') return ids.has(value) ? [at] : [];
  if (Array.isArray(value)) return value.flatMap((item) => inValue(item, ids, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    inValue(field, ids, at ? `${at}.${name}` : name),
  );
}
