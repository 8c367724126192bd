import { RuleError } from '../../common/errors/app-error';
import type { ImportField } from './importer';

/** The meaning of a file's columns. */
export interface ColumnPlan {
  readonly columns: readonly { readonly column: string; readonly field: string }[];
  /** Columns that are not read. */
  readonly ignored: readonly string[];
}

/**
 * Maps columns to fields: by the given mapping, otherwise by name, ignoring case. If two columns
 * mean the same field, the first wins.
 * @throws {RuleError} IMPORT_COLUMNS_MISSING for a required field without a column, or a mapping
 * from or to something that does not exist
 */
export function planColumns(
  fields: readonly ImportField[],
  names: readonly string[],
  mapping: readonly { column: string; field: string }[],
): ColumnPlan {
  const wished = new Map(mapping.map(({ column, field }) => [column, field]));
  const unknown = mapping.filter(
    ({ column, field }) =>
      !names.includes(column) || (field !== '' && !fields.some(({ name }) => name === field)),
  );
  if (unknown.length > 0) throw missing(unknown.map(({ column, field }) => field || column));
  const taken = new Set(wished.values());
  const columns: { column: string; field: string }[] = [];
  for (const column of names) {
    const told = wished.get(column);
    const field = told ?? byName(fields, column);
    if (!field || (told === undefined && taken.has(field))) continue;
    if (told === undefined) taken.add(field);
    columns.push({ column, field });
  }
  const lacking = fields.filter(({ name, required }) => required && !taken.has(name));
  if (lacking.length > 0) throw missing(lacking.map(({ name }) => name));
  return {
    columns,
    ignored: names.filter((name) => !columns.some(({ column }) => column === name)),
  };
}

function byName(fields: readonly ImportField[], column: string): string | undefined {
  const name = column.trim().toLowerCase();
  const found =
    fields.find((field) => field.name.toLowerCase() === name) ??
    fields.find(({ aliases }) => aliases?.includes(name));
  return found?.name;
}

const missing = (names: readonly string[]) =>
  new RuleError('IMPORT_COLUMNS_MISSING', {
    details: names.map((field) => ({ field, message: field })),
  });
