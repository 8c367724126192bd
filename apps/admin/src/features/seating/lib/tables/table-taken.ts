import { isApiError } from '@atrium/api-client/api-error';

export interface TableTaken {
  table: string;
  /** Of the guest; empty for a drop-in. */
  name: string;
  /** Why it is blocked, where no party has it. */
  reason?: string;
  /** Minutes from midnight of the day it is about. */
  until: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Who was first, where a table was taken by another party or is blocked; undefined for any other failure. */
export function tableTaken(error: unknown): TableTaken | undefined {
  if (!isApiError(error) || error.code !== 'TABLE_TAKEN') return undefined;
  const { table, holder, to } = error.data;
  if (!isRecord(table) || !isRecord(holder) || typeof to !== 'number') return undefined;
  return {
    table: typeof table.name === 'string' ? table.name : '',
    name: typeof holder.name === 'string' ? holder.name : '',
    until: to,
    ...(holder.kind === 'block' && {
      reason: typeof holder.reason === 'string' ? holder.reason : '',
    }),
  };
}
