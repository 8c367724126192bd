import type { Placed } from './document';
import type { Words } from './words';

/** What an answer must be; whether all that it refuses had to be refused is for tests that know the rules. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];

interface FuzzConfig {
  origin: string;
  seed: number;
  /** Of the whole run. */
  seconds: number;
  phases: readonly string[];
  workers: number;
  token?: string;
  /** Those that are called, each with the words that it takes, by parameter or field. */
  operations: readonly (readonly [Placed, ReadonlyMap<string, string>])[];
  /** Those that are not. */
  others: readonly Placed[];
  words: Words;
}

/** A schemathesis.toml. */
export function configText(config: FuzzConfig): string {
  const { origin, seed, seconds, phases, workers, token, operations, others, words } = config;
  return [
    `base-url = ${JSON.stringify(origin)}`,
    ...[`seed = ${seed}`, `workers = ${workers}`, `max-time = ${seconds}`],
    ...['continue-on-failure = true', 'request-timeout = 30', 'max-redirects = 0'],
    ...['suppress-health-check = ["all"]', 'warnings = false'],
    // nothing of another run
    ...section('cache', 'enabled = false'),
    ...section('generation', 'database = "none"', 'max-examples = 30', 'no-shrink = true'),
    ...section('generation.dictionaries', `string = ${from('every', 0.1)}`),
    ...[...words].flatMap(([name, values]) =>
      section(`dictionaries.${name}`, `values = ${list(values)}`),
    ),
    ...section('checks', 'enabled = false', ...CHECKS.map((check) => `${check}.enabled = true`)),
    ...section('phases', 'enabled = false', ...phases.map((phase) => `${phase}.enabled = true`)),
    ...(token ? section('auth.openapi.bearer', `bearer = ${JSON.stringify(token)}`) : []),
    ...(others.length > 0 ? [...operation(others), 'enabled = false'] : []),
    ...operations.flatMap(([one, bindings]) =>
      bindings.size === 0
        ? []
        : [...operation([one]), `parameters = { ${[...bindings].map(bound).join(', ')} }`],
    ),
    '',
  ].join('\n');
}

const section = (name: string, ...lines: string[]): string[] => ['', `[${name}]`, ...lines];
const list = (values: readonly string[]): string => JSON.stringify(values);
const operation = (some: readonly Placed[]): string[] =>
  section('[operations]', `include-operation-id = ${list(some.map((one) => one.operationId))}`);
const from = (words: string, probability: number): string =>
  `{ dictionary = "${words}", probability = ${probability} }`;
/** Most of the time, so that what is not there is asked for, too. */
const bound = ([place, words]: [string, string]): string => `"${place}" = ${from(words, 0.8)}`;
