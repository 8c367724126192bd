import { readSession, writeSession } from '../../../shared/session-store';

const KEY = 'atrium.visitor.where';

/** Which service is being booked, for the addresses that name only a day or a step. */
export interface InProgress {
  vendor: string;
  service: string;
  date?: string | undefined;
  /** Minutes from midnight. */
  time?: number | undefined;
}

export const rememberProgress = (where: InProgress): void => writeSession(KEY, where);

export function readProgress(): InProgress | undefined {
  const stored = readSession(KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { vendor, service, date, time } = stored as Partial<InProgress>;
  return vendor && service ? { vendor, service, date, time } : undefined;
}
