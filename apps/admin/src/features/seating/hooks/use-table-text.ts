import type { BookingOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { listName } from '@atrium/rules/guests/guest-name';
import { spanOn } from '@atrium/rules/seating/table-time';
import { useTranslation } from 'react-i18next';
import type { DropPreview } from '../lib/drop-preview';
import type { Table } from '../lib/room';
import type { TableState } from '../lib/table-state';

/** What a table says, for the eye and for screen readers. */
export function useTableText(day: string) {
  const { t } = useTranslation(['seating', 'admin']);
  const nameOf = ({ _customer }: BookingOutput) => listName(_customer, t('admin:booking.dropIn'));

  /** The party and until when, then the next one. */
  const linesOf = ({ kind, party, until, next, nextAt }: TableState) => {
    const time = formatTime(until ?? 0);
    const coming =
      next &&
      t('state.coming', {
        time: formatTime(nextAt ?? 0),
        name: nameOf(next),
        count: next.participants,
      });
    if (!party) {
      const nextTime = nextAt === undefined ? undefined : formatTime(nextAt);
      const freeUntil = nextTime && t('state.until', { time: nextTime });
      return {
        ...{ state: t('state.free'), who: undefined },
        ...{ until: freeUntil, untilTime: nextTime, coming },
      };
    }
    return {
      state:
        party._bookingStatus?.name && kind === 'seated'
          ? party._bookingStatus.name
          : t(`state.${kind}`),
      who: t('state.party', { name: nameOf(party), count: party.participants }),
      until: t('state.until', { time }),
      untilTime: time,
      coming,
    };
  };

  const dropText = (
    preview: DropPreview,
    table: Pick<Table, 'minGuests'>,
    party: BookingOutput,
  ): string => {
    switch (preview.kind) {
      case 'adds':
        return t('drop.adds', { seats: preview.seats, count: party.participants });
      case 'large':
        return t('drop.large', { least: table.minGuests });
      case 'taken': {
        const time = formatTime(spanOn(day, preview.by).until);
        return t('drop.taken', { name: nameOf(preview.by), time });
      }
      case 'blocked':
        return t('drop.blocked', { time: formatTime(preview.until) });
      default:
        return t(`drop.${preview.kind}`);
    }
  };

  const labelOf = (table: Table, said: readonly (string | undefined)[]) =>
    [`${table.name}, ${t('seats', { count: table.guestCount })}`, ...said]
      .filter(Boolean)
      .join('. ');

  return { nameOf, linesOf, dropText, labelOf };
}
