/** What partners rely on, in a small form of the document: the operations that keys may call, without texts. */
export interface Contract {
  readonly operations: Readonly<Record<string, ContractOperation>>;
  readonly schemas: Readonly<Record<string, Schema>>;
}

export interface ContractOperation {
  /** Method and path. */
  readonly at: string;
  /** Of the path and the query, by name. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly body?: Schema;
  readonly needsBody?: boolean;
  /** By status; null where it says nothing, or refuses. */
  readonly answers: Readonly<Record<string, Schema | null>>;
}

interface Parameter {
  readonly required: boolean;
  readonly schema: Schema;
}

/** What of a schema says which values fit. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

const SAYS_WHAT_FITS = new Set([
  ...['$ref', 'type', 'enum', 'required', 'items', 'anyOf', 'allOf', 'oneOf', 'pattern'],
  ...[
    'additionalProperties',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
  ],
]);
const PREFIX = '#/components/schemas/';
/** Webhooks tell of these: no answer, and a promise all the same. */
const EVENTS = 'WebhookEvent';

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface Operation {
  readonly operationId: string;
  readonly 'x-key-scope'?: string;
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: object;
  }[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** The contract in a document of OpenAPI 3.1. */
export function contractIn({ paths, components }: Document): Contract {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation['x-key-scope']
        ? [
            [
              operation.operationId,
              operationIn(`${method.toUpperCase()} ${path}`, operation),
            ] as const,
          ]
        : [],
    ),
  );
  const sorted = Object.fromEntries(operations.sort(([a], [b]) => (a < b ? -1 : 1)));
  return { operations: sorted, schemas: reachable(components.schemas, sorted) };
}

function operationIn(at: string, { parameters = [], requestBody, responses }: Operation) {
  const taken = parameters.filter((one) => one.in !== 'header');
  return {
    at,
    parameters: Object.fromEntries(
      taken.map(({ name, required = false, schema }) => [
        name,
        { required, schema: small(schema) },
      ]),
    ),
    ...(requestBody
      ? { body: schemaOf(requestBody) ?? {}, needsBody: requestBody.required === true }
      : {}),
    answers: Object.fromEntries(
      Object.entries(responses).map(([status, answer]) => [
        status,
        (Number(status) < 300 ? schemaOf(answer) : undefined) ?? null,
      ]),
    ),
  };
}

const schemaOf = ({ content }: Content): Schema | undefined => {
  const { schema } = content?.['application/json'] ?? {};
  return schema && small(schema);
};

/** Without what describes. */
function small(schema: object): Schema {
  const kept = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'properties') {
      const fields = Object.entries(value as Record<string, object>);
      return [[key, Object.fromEntries(fields.map(([name, field]) => [name, small(field)]))]];
    }
    if (!SAYS_WHAT_FITS.has(key)) return [];
    if (Array.isArray(value)) {
      return [[key, /Of$/.test(key) ? value.map((one: object) => small(one)) : value]];
    }
    return [[key, typeof value === 'object' && value !== null ? small(value) : value]];
  });
  return Object.fromEntries(kept);
}

function reachable(
  schemas: Readonly<Record<string, object>>,
  root: object,
): Record<string, Schema> {
  const reached: Record<string, Schema> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('$ref' in value && typeof value.$ref === 'string') {
      const name = value.$ref.replace(PREFIX, '');
      const schema = schemas[name];
      if (!schema || reached[name]) return;
      reached[name] = small(schema);
      visit(reached[name]);
      return;
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(root);
  visit({ $ref: PREFIX + EVENTS });
  return Object.fromEntries(Object.entries(reached).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a reference stands for. */
export const resolved = ({ schemas }: Contract, schema: Schema): Schema =>
  schema.$ref ? (schemas[schema.$ref.replace(PREFIX, '')] ?? {}) : schema;
