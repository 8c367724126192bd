import { type BookingOutput, useUpdateSeatingReservationMutation } from '@atrium/api-client/admin';
import { listName } from '@atrium/rules/guests/guest-name';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../shared/hooks/use-action';
import { type Table, tableNames } from '../lib/room';
import { useFailureText } from './use-failure-text';

const places = (tables: readonly string[]) => tables.map((_table) => ({ _table }));

/** Gives a party other tables, and its old ones back if that is undone. */
export function useMoveParty(known: ReadonlyMap<string, Table>) {
  const { t } = useTranslation(['seating', 'admin']);
  const run = useAction();
  const failureText = useFailureText();
  const [update] = useUpdateSeatingReservationMutation();

  const seat = async ({ _id, version }: BookingOutput, tables: readonly string[]) =>
    (
      await update({
        id: _id,
        seatingReservationChange: { version, tables: places(tables) },
      }).unwrap()
    ).data;

  /** Resolves whether it worked. */
  return (party: BookingOutput, tables: readonly string[]): Promise<boolean> => {
    const before = party.tables.map(({ _table }) => _table);
    const name = listName(party._customer, t('admin:booking.dropIn'));
    const names = tableNames(places(tables), known);
    return run(() => seat(party, tables), {
      failed: t('updateFailed'),
      failureText,
      done: `${t('updated')}. ${t('carry.done', { name, tables: names || t('list.noTable') })}`,
      undo: (after) => seat(after, before),
    });
  };
}
