import { isApiError } from '@atrium/api-client/api-error';

export interface TableTaken {
  table: string;
  /** Empty for a drop-in. */
  name: string;
  /** Minutes from midnight of the day it is about. */
  until: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Who was first, where a table was taken by another party; undefined for any other failure. */
export function tableTaken(error: unknown): TableTaken | undefined {
  if (!isApiError(error) || error.code !== 'TABLE_TAKEN') return undefined;
  const { table, holder, to } = error.data;
  if (!isRecord(table) || !isRecord(holder) || typeof to !== 'number') return undefined;
  if (holder.kind !== 'booking') return undefined;
  return {
    table: typeof table.name === 'string' ? table.name : '',
    name: typeof holder.name === 'string' ? holder.name : '',
    until: to,
  };
}
