const DAY = /^\d{4}-\d{2}-\d{2}/;

/**
 * What an answer says, for comparing it with the answer of another database: how many rows it has, their
 * numbers and days. Ids, names and references differ between any two databases and are left out.
 */
export const resultOf = (answer: unknown): string => JSON.stringify(comparable(answer));

function comparable(value: unknown): unknown {
  if (typeof value === 'string') return DAY.test(value) ? value.slice(0, 10) : '';
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, comparable(inner)]),
  );
}
