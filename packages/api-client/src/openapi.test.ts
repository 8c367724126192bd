import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  properties?: Record<string, Schema>;
}
interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  operationId: string;
  description?: string;
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: Content;
  responses: Record<string, Content>;
  security?: Record<string, unknown>[];
  'x-audience'?: string;
}

const document = JSON.parse(readFileSync(resolve(__dirname, '../openapi.json'), 'utf8')) as {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
const operation = (id: string) => operations.find(({ operationId }) => operationId === id);
const idsOf = (found: Operation[]) => found.map(({ operationId }) => operationId);

/** Every schema of the document, with where it stands; examples are none. */
function schemasIn(value: unknown, at = ''): [string, Schema][] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .flatMap(([key, part]) => schemasIn(part, `${at}/${key}`));
  return [[at, value as Schema], ...inside];
}
const schemas = schemasIn(document);
const isOf = ({ type }: Schema, name: string) => [type].flat().includes(name);

test('it is OpenAPI 3.1, and says where it is served', () => {
  expect(document.openapi).toMatch(/^3\.1/);
  expect(document.servers).toHaveLength(1);
  expect(operations.length).toBeGreaterThan(250);
});

test('every operation says who may call it', () => {
  expect(idsOf(operations.filter(({ security }) => security === undefined))).toEqual([]);
  // for programs by `security`, for people by the description
  const said = /(^|\n\n)For (everyone|guests|staff)\b.*\.$/;
  expect(idsOf(operations.filter(({ description = '' }) => !said.test(description)))).toEqual([]);
  const open = operations.filter(({ security }) => security?.length === 0);
  expect(idsOf(open)).toContain('login');
  expect(idsOf(open)).not.toContain('getMe');
});

test('no header is demanded, and staff can name the venue that they look after', () => {
  const headers = operations.flatMap(({ parameters = [] }) =>
    parameters.filter((parameter) => parameter.in === 'header'),
  );
  expect(headers.filter(({ required }) => required)).toEqual([]);
  const staff = operations.filter((one) => one['x-audience'] === 'staff');
  const unnamed = staff.filter(
    ({ parameters = [] }) => !parameters.some(({ name }) => name === 'X-Vendor-Id'),
  );
  expect(staff.length).toBeGreaterThan(100);
  expect(idsOf(unnamed)).toEqual([]);
});

test('whole numbers are integers, and every other number says that it is none', () => {
  const integers = schemas.filter(([, schema]) => isOf(schema, 'integer'));
  expect(integers.length).toBeGreaterThan(300);
  const vague = schemas.filter(([, schema]) => isOf(schema, 'number') && !schema.format);
  expect(vague.map(([at]) => at)).toEqual([]);
  // a generated client of a typed language does not compile with one
  const chosen = schemas.filter(([, schema]) => isOf(schema, 'number') && schema.enum);
  expect(chosen.map(([at]) => at)).toEqual([]);
});

test('every id has its pattern', () => {
  const without = schemas.flatMap(([at, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([name, { pattern, $ref }]) => name === '_id' && !pattern && !$ref)
      .map(([name]) => `${at}/${name}`),
  );
  expect(without).toEqual([]);
});

test('what is sent and answered beside JSON data is declared', () => {
  const answered = (id: string) => operation(id)?.responses[200]?.content ?? {};
  expect(operation('logout')?.requestBody?.content).toHaveProperty('application/json');
  expect(Object.keys(answered('exportProfile'))).toEqual(['application/json', 'text/html']);
  const [manifest] = Object.values(answered('getWebManifest'));
  expect(manifest?.schema).not.toMatchObject({ type: 'string' });
});
