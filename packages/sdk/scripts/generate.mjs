// `node scripts/generate.mjs [--check] [openapi.json]`: the types and the list of the operations that partners' keys
// may call, from the API's document. With --check nothing is written, and what is stale is told.
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const TYPES = here('../src/generated/api.gen.ts');
const OPERATIONS = here('../src/generated/operations.gen.ts');
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const KEY = 'Idempotency-Key';
const HEAD =
  '// Written by `npm run generate` from packages/api-client/openapi.json; do not edit.\n';

const args = process.argv.slice(2);
const isCheck = args.includes('--check');
const [file = here('../../api-client/openapi.json')] = args.filter((arg) => arg !== '--check');
const document = JSON.parse(await readFile(file, 'utf8'));

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) =>
    item[method]?.['x-key-scope'] ? [{ path, method, operation: item[method] }] : [],
  ),
);

/** Succeeds or throws: what a refusal looks like is the business of one class, and headers are the client's. */
const answersOf = ({ responses }) =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { headers: _, ...answer }]) => [status, answer]),
  );

/** Headers are the client's business. */
const parametersOf = ({ parameters = [] }) =>
  parameters.filter(({ in: place }) => place !== 'header');

/** Only what a partner calls, and what that refers to. */
function partnersDocument() {
  const paths = {};
  for (const { path, method, operation } of operations) {
    const { operationId, summary, description, requestBody } = operation;
    paths[path] = {
      ...paths[path],
      [method]: {
        ...{ operationId, summary, description, parameters: parametersOf(operation) },
        ...(requestBody ? { requestBody: withoutExamples(requestBody) } : {}),
        responses: withoutExamples(answersOf(operation)),
      },
    };
  }
  const schemas = reachable(document.components.schemas, [paths, EVENTS]);
  return {
    openapi: document.openapi,
    info: { title: 'Atrium', version: '1' },
    paths,
    components: { schemas },
  };
}

const withoutExamples = (value) =>
  JSON.parse(JSON.stringify(value, (key, field) => (/^examples?$/.test(key) ? undefined : field)));

/** What webhooks tell of is no answer, but a partner's program needs the names. */
const EVENTS = { $ref: '#/components/schemas/WebhookEvent' };

function reachable(schemas, roots) {
  const reached = {};
  const visit = (value) => {
    if (typeof value !== 'object' || value === null) return;
    if (typeof value.$ref === 'string') {
      const name = value.$ref.replace('#/components/schemas/', '');
      if (schemas[name] && !(name in reached)) {
        reached[name] = schemas[name];
        visit(schemas[name]);
      }
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const root of roots) visit(root);
  return Object.fromEntries(Object.entries(reached).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Codes of every refusal that one of these operations is answered with. */
function errorCodes() {
  const codes = operations.flatMap(({ operation }) =>
    Object.values(operation.responses).flatMap(({ $ref, content }) => {
      const examples = content?.['application/json']?.examples ?? {};
      return $ref ? [$ref.split('.').at(-1)] : Object.keys(examples);
    }),
  );
  return [...new Set(codes)].filter((code) => /^[A-Z_]+$/.test(code)).sort();
}

/** How often an operation may be sent: a write with a key, whatever only reads, or once. */
function repeatsOf({ method, operation }) {
  if (method === 'get' || /^(list|get)[A-Z]/.test(operation.operationId)) return 'read';
  return operation.parameters?.some(({ name }) => name === KEY) ? 'key' : 'once';
}

const quoted = (value) => `'${value}'`;

const table = operations
  .map((one) => {
    const { method, path, operation } = one;
    const entry = [method.toUpperCase(), path, repeatsOf(one)].map(quoted).join(', ');
    return `  ${operation.operationId}: [${entry}],\n`;
  })
  .sort()
  .join('');

const written = new Map([
  [
    TYPES,
    HEAD +
      astToString(
        await openapiTS(partnersDocument(), { alphabetize: true, defaultNonNullable: false }),
      ),
  ],
  [
    OPERATIONS,
    `${HEAD}
/** Method, path, and whether a call that failed may be sent again: a read, or a write with its idempotency key. */
export const OPERATIONS = {
${table}} as const;

/** Codes of refusals. A later version of the API may have others. */
export type KnownErrorCode =
${errorCodes()
  .map((code) => `  | ${quoted(code)}`)
  .join('\n')};
`,
  ],
]);

const stale = [];
for (const [path, text] of written) {
  const before = await readFile(path, 'utf8').catch(() => '');
  if (before === text) continue;
  stale.push(relative(process.cwd(), path));
  if (!isCheck) await writeFile(path, text);
}
if (isCheck && stale.length > 0) {
  console.error(`Not what the API's document generates: ${stale.join(', ')}`);
  console.error('Bring them up to date with `npm run generate` and commit them.');
  process.exitCode = 1;
}
