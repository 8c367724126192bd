import { type BookingOutput, useUpdateSeatingReservationMutation } from '@atrium/api-client/admin';
import { formatTimeRange } from '@atrium/i18n/format';
import { listName } from '@atrium/rules/guests/guest-name';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import { type Table, tableNames } from '../../lib/room';
import { useFailureText } from '../use-failure-text';

/** Where a party goes; what is left out stays. */
export interface Move {
  tables?: readonly string[];
  times?: Pick<BookingOutput, 'date' | 'timeindex' | 'timeindexEnd'>;
}

const places = (tables: readonly string[]) => tables.map((_table) => ({ _table }));

/** Where it was, as far as it is moved. */
const before = ({ tables, date, timeindex, timeindexEnd }: BookingOutput, move: Move): Move => ({
  ...(move.tables && { tables: tables.map(({ _table }) => _table) }),
  ...(move.times && { times: { date, timeindex, timeindexEnd } }),
});

/** The evening is not drawn again as a move is sent and answered: what it changes comes with the list. */
const nothing = {};

/** Gives a party other tables or another time, and its old ones back if that is undone. */
export function useMoveParty(known: ReadonlyMap<string, Table>) {
  const { t } = useTranslation(['seating', 'admin']);
  const run = useAction();
  const failureText = useFailureText();
  const [update] = useUpdateSeatingReservationMutation({ selectFromResult: () => nothing });

  const inFlight = useRef(new Map<string, Promise<unknown>>());
  const versions = useRef(new Map<string, number>());

  const send = async (party: BookingOutput, { tables, times }: Move) => {
    const id = party._id;
    // a host may be quicker than the answer to the move before, which alone knows the new version
    const before = inFlight.current.get(id);
    if (before) await before.catch(() => undefined);
    const version = Math.max(party.version, versions.current.get(id) ?? party.version);
    const change = { version, ...times, ...(tables && { tables: places(tables) }) };
    const { data } = await update({ id, seatingReservationChange: change }).unwrap();
    versions.current.set(id, data.version);
    return data;
  };
  const seat = (party: BookingOutput, move: Move) => {
    const moved = send(party, move);
    inFlight.current.set(party._id, moved);
    const settle = () => {
      if (inFlight.current.get(party._id) === moved) inFlight.current.delete(party._id);
    };
    moved.then(settle, settle);
    return moved;
  };

  /** Resolves to whether it worked. */
  return (party: BookingOutput, move: Move): Promise<boolean> => {
    const name = listName(party._customer, t('admin:booking.dropIn'));
    const names = move.tables && (tableNames(places(move.tables), known) || t('list.noTable'));
    const time = move.times && formatTimeRange(move.times.timeindex, move.times.timeindexEnd);
    const where = [names, time].filter(Boolean).join(', ');
    return run(() => seat(party, move), {
      failed: t('updateFailed'),
      failureText,
      done: `${t('updated')}. ${t('carry.done', { name, tables: where })}`,
      undo: (after) => seat(after, before(party, move)),
    });
  };
}
