import type { ApiKeyOutput } from '@atrium/api-client/admin/integrations';
import {
  KEY_DAYS,
  KEY_RATES,
  type KeyMode,
  type KeyModule,
  type KeyScope,
  type KeyState,
  keyModes,
  keyModules,
  keyScopes,
} from '@atrium/rules/access/key-scopes';
import { wholeNumber } from '../../../../shared/forms/field-values';
import { requiredNumberProblem } from '../../../../shared/forms/number-problem';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

export type Grant = KeyMode | 'none';

export interface KeyValues {
  name: string;
  grants: Record<KeyModule, Grant>;
  perMinute: string;
  /** Empty: until it is revoked. */
  days: string;
}

/** What can be chosen of a module. */
export const modesOf = (module: KeyModule): Grant[] => [
  'none',
  ...keyModes.filter((mode) => keyScopes.some((scope) => scope === `${module}.${mode}`)),
];

/** The most that scopes grant of each module that they open. */
export const grantsOf = (scopes: readonly string[]): { module: KeyModule; mode: KeyMode }[] =>
  keyModules.flatMap((module) => {
    const mode = (['write', 'read'] as const).find((one) => scopes.includes(`${module}.${one}`));
    return mode ? [{ module, mode }] : [];
  });

const states: readonly KeyState[] = ['active', 'expired', 'revoked'];

export const stateOf = ({ state }: Pick<ApiKeyOutput, 'state'>): KeyState =>
  states.find((known) => known === state) ?? 'revoked';

export function toKeyValues(key: ApiKeyOutput | undefined): KeyValues {
  const granted = new Map(grantsOf(key?.scopes ?? []).map(({ module, mode }) => [module, mode]));
  const grants = Object.fromEntries(
    keyModules.map((module) => [module, granted.get(module) ?? 'none']),
  ) as Record<KeyModule, Grant>;
  return {
    ...{ name: key?.name ?? '', grants, days: '365' },
    perMinute: String(key?.perMinute ?? KEY_RATES.usual),
  };
}

const scopesOf = ({ grants }: Pick<KeyValues, 'grants'>): KeyScope[] =>
  keyScopes.filter((scope) => keyModules.some((module) => scope === `${module}.${grants[module]}`));

export const grantsNothing = (values: KeyValues): boolean => scopesOf(values).length === 0;

export const keyProblems = ({ name, perMinute }: KeyValues): FieldProblem[] => [
  ...(name.trim() === '' ? [{ name: 'name', code: 'FIELD_REQUIRED' } as const] : []),
  ...requiredNumberProblem(perMinute, [KEY_RATES.least, KEY_RATES.most], 'perMinute'),
];

/** Undefined while it may do nothing. */
export function toKeyInput(values: KeyValues) {
  const scopes = scopesOf(values);
  const perMinute = wholeNumber(values.perMinute);
  if (scopes.length === 0 || typeof perMinute !== 'number') return undefined;
  return { name: values.name.trim(), scopes, perMinute };
}

export const toDays = (text: string) =>
  KEY_DAYS.find((days) => String(days ?? '') === text) ?? null;
