import { type Contract, type ContractOperation, resolved, type Schema } from './partners-contract';

/** A change after which a program that worked may fail. */
export interface BreakingChange {
  /** The operation, or what webhooks tell of. */
  readonly of: string;
  readonly what: string;
}

/** Who writes the value: what is sent may be allowed more, and what is answered may be less open. */
type Direction = 'sent' | 'answered';

interface Comparison {
  readonly before: Contract;
  readonly after: Contract;
  readonly direction: Direction;
  readonly report: (what: string) => void;
  /** Pairs that are being compared: schemas refer to each other in circles. */
  readonly seen: Set<string>;
}

/** What a later contract takes from those who rely on an earlier one. */
export function breakingChanges(before: Contract, after: Contract): BreakingChange[] {
  const changes = Object.entries(before.operations).flatMap(([of, operation]) => {
    const found = new Set<string>();
    const report = (what: string) => found.add(what);
    const now = after.operations[of];
    if (!now) report('the operation is gone');
    else compareOperation({ before, after }, operation, now, report);
    return [...found].map((what) => ({ of, what }));
  });
  const events = (contract: Contract) => contract.schemas.WebhookEvent?.enum ?? [];
  const gone = events(before).filter((event) => !events(after).includes(event));
  return [...changes, ...gone.map((event) => ({ of: 'webhooks', what: `'${event}' is gone` }))];
}

function compareOperation(
  contracts: Pick<Comparison, 'before' | 'after'>,
  before: ContractOperation,
  after: ContractOperation,
  report: (what: string) => void,
): void {
  if (before.at !== after.at) report(`it was at ${before.at}`);
  const sent = { ...contracts, report, direction: 'sent', seen: new Set<string>() } as const;
  for (const [name, { required, schema }] of Object.entries(after.parameters)) {
    const known = before.parameters[name];
    if (required && !known?.required) report(`parameter '${name}' is needed`);
    if (known) compare(sent, known.schema, schema, name);
  }
  for (const name of Object.keys(before.parameters)) {
    if (!after.parameters[name]) report(`parameter '${name}' is gone`);
  }
  if (after.needsBody && !before.needsBody) report('a body is needed');
  if (before.body && after.body) compare(sent, before.body, after.body, 'body');
  else if (before.body) report('it takes no body');
  const answered = {
    ...contracts,
    report,
    direction: 'answered',
    seen: new Set<string>(),
  } as const;
  for (const [status, schema] of Object.entries(before.answers)) {
    const now = after.answers[status];
    if (now === undefined) report(`status ${status} is gone`);
    else if (schema && now) compare(answered, schema, now, status);
    else if (schema) report(`${status} answers nothing`);
  }
}

function compare(comparison: Comparison, was: Schema, is: Schema, at: string): void {
  const pair = `${was.$ref} ${is.$ref}`;
  if (was.$ref || is.$ref) {
    if (comparison.seen.has(pair)) return;
    comparison.seen.add(pair);
  }
  const before = resolved(comparison.before, was);
  const after = resolved(comparison.after, is);
  compareTypes(comparison, before, after, at);
  compareValues(comparison, before, after, at);
  if (comparison.direction === 'sent') compareLimits(comparison, before, after, at);
  compareFields(comparison, before, after, at);
  if (before.items && after.items) compare(comparison, before.items, after.items, `${at}[]`);
  for (const kind of ['anyOf', 'allOf', 'oneOf'] as const) {
    compareAlternatives(comparison, before[kind] ?? [], after[kind] ?? [], at);
  }
}

const typesOf = ({ type }: Schema): readonly string[] => [type ?? []].flat();

/** No type at all allows every one. */
function compareTypes(
  { direction, report }: Comparison,
  was: Schema,
  is: Schema,
  at: string,
): void {
  const [wide, narrow] = direction === 'sent' ? [is, was] : [was, is];
  const allowed = typesOf(wide);
  if (allowed.length === 0) return;
  const types = typesOf(narrow);
  const isMore = types.length === 0 ? !narrow.anyOf && !narrow.allOf && !narrow.oneOf : false;
  const others = types.filter((type) => !allowed.includes(type) && !isWhole(type, allowed));
  if (isMore || others.length > 0) {
    report(
      `${at} was ${typesOf(was).join(' or ') || 'anything'}, and is ${typesOf(is).join(' or ') || 'anything'}`,
    );
  }
}

const isWhole = (type: string, allowed: readonly string[]): boolean =>
  type === 'integer' && allowed.includes('number');

/** A value that is no longer sent or taken, and one list of values where there was none. */
function compareValues(
  { direction, report }: Comparison,
  was: Schema,
  is: Schema,
  at: string,
): void {
  if (was.enum) {
    if (!is.enum) {
      if (direction === 'answered') report(`${at} may be any value`);
      return;
    }
    for (const value of was.enum) {
      if (!is.enum.includes(value)) report(`${at} is never '${value}' any more`);
    }
  } else if (is.enum && direction === 'sent') report(`${at} takes only some values`);
}

const LOWEST = ['minimum', 'minLength', 'minItems'] as const;
const HIGHEST = ['maximum', 'maxLength', 'maxItems'] as const;

function compareLimits({ report }: Comparison, was: Schema, is: Schema, at: string): void {
  for (const limit of LOWEST) {
    const now = is[limit] ?? Number.NEGATIVE_INFINITY;
    if (now > (was[limit] ?? Number.NEGATIVE_INFINITY)) report(`${at} has ${limit} ${now}`);
  }
  for (const limit of HIGHEST) {
    const now = is[limit] ?? Number.POSITIVE_INFINITY;
    if (now < (was[limit] ?? Number.POSITIVE_INFINITY)) report(`${at} has ${limit} ${now}`);
  }
  if (is.pattern && is.pattern !== was.pattern) report(`${at} has to look like ${is.pattern}`);
}

function compareFields(comparison: Comparison, was: Schema, is: Schema, at: string): void {
  const { direction, report } = comparison;
  const fields = is.properties ?? {};
  const required = (schema: Schema) => schema.required ?? [];
  for (const [name, field] of Object.entries(was.properties ?? {})) {
    const now = fields[name];
    if (!now) report(`${at}.${name} is gone`);
    else compare(comparison, field, now, `${at}.${name}`);
  }
  const [needed, told] = direction === 'sent' ? [is, was] : [was, is];
  for (const name of required(needed)) {
    if (required(told).includes(name) || (direction === 'answered' && !fields[name])) continue;
    report(direction === 'sent' ? `${at}.${name} is needed` : `${at}.${name} may be absent`);
  }
}

/** Compared in their order: a form that is gone, and one more that may be answered. */
function compareAlternatives(
  comparison: Comparison,
  was: readonly Schema[],
  is: readonly Schema[],
  at: string,
): void {
  const { direction, report } = comparison;
  const isFewer = is.length < was.length;
  const isMore = is.length > was.length;
  if (direction === 'sent' ? isFewer : isMore) report(`${at} has other forms`);
  for (const [index, schema] of was.entries()) {
    const now = is[index];
    if (now) compare(comparison, schema, now, at);
  }
}

/** Headings of docs/api-changes.md are versions, such as `## 2026-11-28`, the newest first. */
export function changesByVersion(document: string): ReadonlyMap<string, string> {
  const [, ...sections] = document.split(/^## (?=\d{4}-\d{2}-\d{2}$)/m);
  return new Map(sections.map((section) => [section.slice(0, 10), section.slice(10)]));
}

/** Those that no version after the released one names, each by its operation in backquotes. */
export function unannounced(
  changes: readonly BreakingChange[],
  document: string,
  released: string,
): BreakingChange[] {
  const later = [...changesByVersion(document)].filter(([version]) => version > released);
  return changes.filter(({ of }) => !later.some(([, text]) => text.includes(`\`${of}\``)));
}
