import { Types } from 'mongoose';
import type { ResourceOccupation } from '../claim';
import type { LedgerHold } from './ledger.schema';

/** The tables of a hold, with the hold as their holder. @param date yyyy-mm-dd, of its ledger */
export const heldTables = (
  { h, t, exp, tables = [], end = t }: LedgerHold,
  date: string,
): ResourceOccupation[] =>
  tables.map((table) => ({
    holder: h,
    kind: 'table',
    resource: Types.ObjectId.createFromHexString(table),
    ...{ date, start: t, end, exp },
  }));
