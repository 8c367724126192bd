import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_VERSIONS } from '@atrium/rules/access/api-versions';
import { keyScopeOf } from '@atrium/rules/access/key-scopes';
import { partOfEndpoint, parts } from '@atrium/rules/venue/modules';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { isOfSession } from './common/auth/origin';
import type { ErrorCode } from './common/errors/app-error';
import { refusalOf } from './common/http/answers';
import { IGNORES_KEY_EXTENSION } from './common/idempotency/ignores-idempotency-key';
import { describeAnswerIds } from './common/openapi/answer-ids';
import { describeCallers } from './common/openapi/callers';
import { toOpenApi31 } from './common/openapi/open-api-3-1';
import { describePathIds } from './common/openapi/path-ids';
import { addExamples, readExamples } from './common/openapi/recorded-examples';
import { describeHeaders } from './common/openapi/request-headers';
import { shareRefusals } from './common/openapi/share-refusals';
import { describeTags } from './common/openapi/tags';
import { transportRefusals } from './common/openapi/transport-refusals';
import { addVersionHeaders, describeVersionHeaders } from './common/openapi/version-headers';

/** Written by `npm run build`, beside the compiled code. */
const BUILT_FILE = join(__dirname, 'openapi.json');
const EXAMPLES_FILE = join(__dirname, '..', 'openapi-examples.json');

const writes = ['post', 'put', 'patch', 'delete'] as const;

/** What the document calls signing in with a partner's key. */
const KEY_SCHEME = 'key';

/**
 * Reads the document that the build wrote. It is kept only until the routes are registered: in
 * memory it is a tenth of the process. Code run from source has no such file and makes the document.
 */
export async function openApiReader(app: NestFastifyApplication): Promise<() => OpenAPIObject> {
  if (!existsSync(BUILT_FILE)) {
    const document = await buildOpenApi(app);
    return () => document;
  }
  let kept: OpenAPIObject | undefined;
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onReady', async () => {
      kept = undefined;
    });
  return () => {
    kept ??= JSON.parse(readFileSync(BUILT_FILE, 'utf8')) as OpenAPIObject;
    return kept;
  };
}

/** Builds the OpenAPI document. */
export async function buildOpenApi(app: NestFastifyApplication): Promise<OpenAPIObject> {
  await loadDtoMetadata();
  const config = new DocumentBuilder()
    .setTitle('Atrium API')
    .setDescription(
      [
        'Booking and guest management. Dates are the venue’s calendar dates (`yyyy-mm-dd`), times are',
        'minutes from midnight of that day, and prices are minor units of the venue’s currency.',
        '',
        'Success is `{success: true, data}`; a failure is `{success: false, statusCode, code, error,',
        'message, details?}` with a stable `code`. A path asked with a method that it does not have answers',
        '405 `METHOD_NOT_ALLOWED` and names in `Allow` those that it has.',
      ].join('\n'),
    )
    .setVersion('1')
    .addServer('/', 'The address that serves this document')
    .addBearerAuth()
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description:
          'A partner’s key, `atrium_live_…`, made by the venue in its settings. It does what `x-key-scope` says, at its venue alone.',
      },
      KEY_SCHEME,
    )
    .build();
  const document = SwaggerModule.createDocument(app, config);
  for (const [address, path] of Object.entries(document.paths)) {
    for (const method of ['get', ...writes] as const) {
      dropNeedOfDefaults(path[method]);
      const operation: Described | undefined = path[method];
      if (!operation) continue;
      // said of each: an operation without is open to everybody
      operation.security ??= [];
      describeHeaders(operation);
      describeModules(operation, method, address);
      describeKeys(operation, method, address);
      describeCallers(operation);
      if (operation['x-audience'] === 'staff') addCode(operation, 404, 'VENDOR_NOT_FOUND');
      for (const [status, code] of transportRefusals(operation)) addCode(operation, status, code);
    }
    for (const method of writes) {
      const operation = path[method];
      if (!operation) continue;
      describeIdempotency(operation);
      if (isOfSession(address)) addCode(operation, 403, 'ORIGIN_NOT_ALLOWED');
    }
  }
  describePathIds(document);
  describeAnswerIds(document);
  describeTags(document);
  addVersionHeaders(document);
  shareRefusals(document);
  addExamples(document, readExamples(EXAMPLES_FILE));
  return toOpenApi31(document);
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;
type Described = Operation & { 'x-audience'?: string };

/**
 * A field with a default may be omitted; the plugin, reading the initialiser, marks it as required.
 */
function dropNeedOfDefaults(operation: Operation | undefined): void {
  for (const parameter of operation?.parameters ?? []) {
    if ('schema' in parameter && parameter.schema && 'default' in parameter.schema) {
      parameter.required = false;
    }
  }
}

/** Every write may carry an Idempotency-Key, but for those that ignore it. */
function describeIdempotency(operation: Operation & { [IGNORES_KEY_EXTENSION]?: true }): void {
  if (operation[IGNORES_KEY_EXTENSION]) {
    delete operation[IGNORES_KEY_EXTENSION];
    return;
  }
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Chosen by the client, 1 to 128 characters. For 48 hours the same key and body get the first answer again, and another body gets 422.',
      schema: { type: 'string', maxLength: 128 },
    },
  ];
  addCode(operation, 409, 'IDEMPOTENCY_IN_FLIGHT');
  addCode(operation, 422, 'IDEMPOTENCY_KEY_REUSED');
}

/** Which operations keys may call, and what scope that takes. */
function describeKeys(operation: Operation, method: string, path: string): void {
  const scope = keyScopeOf(method.toUpperCase(), path);
  if (!scope) return;
  operation.security = [...(operation.security ?? []), { [KEY_SCHEME]: [] }];
  Object.assign(operation, { 'x-key-scope': scope });
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'Atrium-Version',
      in: 'header',
      required: false,
      description:
        'Of a partner’s program, the version of the API it was written for; of others it is ignored. Unless sent, the newest one when the key was made. The answer tells it in the same header.',
      schema: { type: 'string', enum: [...API_VERSIONS] },
    },
  ];
  describeVersionHeaders(operation);
  addCode(operation, 400, 'API_VERSION_UNKNOWN');
  addCode(operation, 401, 'KEY_INVALID');
  addCode(operation, 403, 'KEY_SCOPE_MISSING');
}

/** The modules an endpoint needs, and the refusal without them. */
function describeModules(operation: Operation | undefined, method: string, path: string): void {
  const part = partOfEndpoint(method.toUpperCase(), path);
  if (!operation || !part) return;
  Object.assign(operation, { 'x-modules': parts[part] });
  addCode(operation, 403, 'MODULE_OFF');
}

function addCode(operation: Operation, status: number, code: ErrorCode): void {
  const known = operation.responses[status] as
    | { content?: Record<string, { examples?: Record<string, unknown> }> }
    | undefined;
  const examples = known?.content?.['application/json']?.examples;
  const codes = new Set([...Object.keys(examples ?? {}), code] as ErrorCode[]);
  operation.responses[status] = refusalOf(status, [...codes]);
}

let loaded: Promise<void> | undefined;

/** Metadata the build extracted from the DTOs' types and comments. */
function loadDtoMetadata(): Promise<void> {
  loaded ??= import('./metadata').then(({ default: metadata }) =>
    SwaggerModule.loadPluginMetadata(metadata),
  );
  return loaded;
}
