import { formatTime } from '@atrium/i18n/format';
import { listName } from '@atrium/rules/guests/guest-name';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { tableTaken } from '../lib/tables/table-taken';

/** Why a reservation was not saved; where somebody was first, who. */
export function useFailureText() {
  const { t } = useTranslation(['seating', 'admin']);
  const errorText = useErrorText();

  return (error: unknown, fallback: string): string => {
    const taken = tableTaken(error);
    if (!taken) return errorText(error, fallback);
    const time = formatTime(taken.until);
    if (taken.reason !== undefined) {
      return t('carry.blocked', { table: taken.table, time, reason: taken.reason });
    }
    const name = listName({ lastname: taken.name }, t('admin:booking.dropIn'));
    return t('carry.taken', { name, table: taken.table, time });
  };
}
