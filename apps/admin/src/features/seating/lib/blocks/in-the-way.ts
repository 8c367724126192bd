import type { TableBlockOutput } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';

/** A reservation at a table that was to be blocked. */
export interface ReservationInTheWay {
  _id: string;
  /** Absent: a drop-in. */
  guest?: string;
  date: string;
  timeindex: number;
  timeindexEnd: number;
  participants: number;
}

export interface InTheWay {
  /** How many reservations. */
  bookings: number;
  /** Those that are named. */
  items: readonly ReservationInTheWay[];
  blocks: readonly TableBlockOutput[];
}

/** Who has tables that were to be blocked; undefined for any other failure. */
export function inTheWay(error: unknown): InTheWay | undefined {
  if (!isApiError(error) || error.code !== 'RESERVATIONS_IN_THE_WAY') return undefined;
  const { bookings, items, blocks } = error.data;
  return {
    bookings: typeof bookings === 'number' ? bookings : 0,
    items: Array.isArray(items) ? items : [],
    blocks: Array.isArray(blocks) ? blocks : [],
  };
}
