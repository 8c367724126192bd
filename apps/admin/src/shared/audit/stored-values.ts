/** As text; nothing if it is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

export const list = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(record) : [];

/** Lists and objects come as JSON; what an older version wrote otherwise is left out. */
export function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
