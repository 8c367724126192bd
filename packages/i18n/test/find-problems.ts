import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Area } from '../src/areas';
import { areas, baseKey, textsOf } from './catalogue';
import { type FileUsage, scanFile, sourceFiles } from './scan-usage';
import { dynamicKeys, sources } from './usage-rules';

const root = join(__dirname, '../../..');

export interface Problems {
  /** Calls that name a key which is not there, or an area that their app does not load. */
  missing: string[];
  /** Templates whose keys no rule in `dynamicKeys` explains. */
  undeclared: string[];
  unused: { area: Area; key: string }[];
  /** Rules of `dynamicKeys` that no template needs any more. */
  staleRules: string[];
  /** Areas that are not judged, because the code that would speak them is not there yet. */
  waiting: Area[];
}

/** Compares what the sources ask for with what the English texts hold. */
export async function findProblems(): Promise<Problems> {
  const keys = new Map<string, Set<string>>();
  for (const area of areas) {
    keys.set(area, new Set([...(await textsOf(area, 'en')).keys()].map(baseKey)));
  }
  const problems: Problems = {
    missing: [],
    undeclared: [],
    unused: [],
    staleRules: [],
    waiting: [],
  };
  const used = new Set<string>();
  const templates: string[] = [];

  for (const { folder, speaks } of sources) {
    for (const file of existsSync(join(root, folder)) ? sourceFiles(join(root, folder)) : []) {
      const usage = scanFile(file);
      collectCalls(usage, speaks, keys, used, problems);
      for (const { areas: named, key } of usage.calls.filter((call) => call.key.includes('*'))) {
        templates.push(...(named.length > 0 ? named : speaks).map((area) => `${area}:${key}`));
      }
      collectLiterals(usage, speaks, keys, used);
    }
  }

  for (const area of areas) {
    if (isWaiting(area)) problems.waiting.push(area);
    for (const key of isWaiting(area) ? [] : (keys.get(area) ?? [])) {
      const explained = dynamicKeys.some(
        (rule) => rule.area === area && key.startsWith(rule.prefix),
      );
      if (!explained && !used.has(`${area}:${key}`)) problems.unused.push({ area, key });
    }
  }
  for (const { area, prefix } of dynamicKeys) {
    const needed = templates.some((template) => template.startsWith(`${area}:${prefix}`));
    if (prefix !== '' && !needed && !isWaiting(area)) problems.staleRules.push(`${area}:${prefix}`);
  }
  return problems;
}

function collectCalls(
  { calls }: FileUsage,
  speaks: readonly Area[],
  keys: ReadonlyMap<string, Set<string>>,
  used: Set<string>,
  problems: Problems,
): void {
  for (const call of calls) {
    const place = `${relative(root, call.file)}:${call.line} ${call.areas.join('|')}:${call.key}`;
    const allowed = (call.areas.length > 0 ? call.areas : speaks).filter((area) =>
      speaks.some((spoken) => spoken === area),
    );
    if (call.key.includes('*')) {
      const explained = dynamicKeys.some(
        (rule) => allowed.includes(rule.area) && call.key.startsWith(rule.prefix),
      );
      if (!explained) problems.undeclared.push(place);
      continue;
    }
    const found = allowed.filter((area) => keys.get(area)?.has(call.key));
    if (found.length === 0) problems.missing.push(place);
    for (const area of found) used.add(`${area}:${call.key}`);
  }
}

/** A key in a table of constants, as `{ label: 'tabs.stays' }`, counts as used. */
function collectLiterals(
  { literals }: FileUsage,
  speaks: readonly Area[],
  keys: ReadonlyMap<string, Set<string>>,
  used: Set<string>,
): void {
  for (const literal of literals) {
    for (const area of speaks) {
      const key = literal.startsWith(`${area}:`) ? literal.slice(area.length + 1) : literal;
      // A single word is too common to be taken for a key.
      const isKey = key.includes('.') || key !== literal;
      if (isKey && keys.get(area)?.has(key)) used.add(`${area}:${key}`);
    }
  }
}

/** Until every folder that speaks an area has code, its unused keys only wait for it. */
function isWaiting(area: Area): boolean {
  return sources
    .filter(({ speaks }) => speaks.includes(area))
    .some(({ startsWith }) => {
      const folder = join(root, startsWith.folder);
      return (
        !existsSync(folder) || !sourceFiles(folder).some((file) => startsWith.files.test(file))
      );
    });
}
