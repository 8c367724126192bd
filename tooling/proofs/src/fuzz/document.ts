interface Schema {
  $ref?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
}

type Content = { content?: Record<string, { schema?: Schema }> };

/** What of an OpenAPI document matters here. */
interface Operation {
  operationId: string;
  'x-audience'?: 'guest' | 'staff';
  security: object[];
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** An operation, and where it is. */
export interface Placed extends Operation {
  method: string;
  path: string;
  /** Names of the fields of its body. */
  fields: string[];
}

export const operationsOf = ({ paths, components }: OpenApi): Placed[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const body = operation.requestBody?.content?.['application/json']?.schema ?? {};
      const named = body.$ref?.replace('#/components/schemas/', '');
      const { properties = {} } = named === undefined ? body : (components.schemas[named] ?? {});
      return { ...operation, method, path, fields: Object.keys(properties) };
    }),
  );

/** It answers for as long as the caller listens: bench:live has listeners for that. */
export const isStream = ({ responses }: Operation): boolean =>
  Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content);

/** Names of the parameters in its path that are ids. */
export const idsIn = ({ parameters = [] }: Operation): string[] =>
  parameters
    .filter(({ in: place, schema }) => place === 'path' && schema?.pattern !== undefined)
    .map(({ name }) => name);
