import type { BookingOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { listName } from '@atrium/rules/guests/guest-name';
import { spanOn } from '@atrium/rules/seating/tables/table-time';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { guestText } from '../../../shared/guests/guest-text';
import type { TableBlocked } from '../lib/blocks/table-blocked';
import type { Table } from '../lib/room';
import type { DropPreview } from '../lib/tables/drop-preview';
import type { TableState } from '../lib/tables/table-state';

/** What a table says, for the eye and for screen readers; the same object until day or language change. */
export function useTableText(day: string): TableText {
  const { t } = useTranslation(['seating', 'admin']);
  return useMemo(() => tableText(t, day), [t, day]);
}

export type TableText = ReturnType<typeof tableText>;

function tableText(t: TFunction<['seating', 'admin']>, day: string) {
  const nameOf = ({ _customer }: BookingOutput) => listName(_customer, t('admin:booking.dropIn'));

  const nextText = ({ next, nextAt }: TableState): string | undefined =>
    next &&
    t('state.coming', {
      time: formatTime(nextAt ?? 0),
      name: nameOf(next),
      count: next.participants,
    });

  /**
   * The party and until when, then what comes first: the next party or a block.
   * @param block that comes later that day
   */
  const linesOf = (state: TableState, block?: TableBlocked) => {
    const { kind, party, until, nextAt } = state;
    const time = formatTime(until ?? 0);
    const closing = block && block.span.from <= (nextAt ?? block.span.from) ? block : undefined;
    const reason = closing?.block.reason ?? '';
    const closes =
      closing && t('state.comingBlock', { time: formatTime(closing.span.from), reason });
    if (!party) {
      const ends = closing?.span.from ?? nextAt;
      const untilTime = ends === undefined ? undefined : formatTime(ends);
      return {
        ...{ state: t('state.free'), who: undefined, untilTime, closes },
        until: untilTime && t('state.until', { time: untilTime }),
        coming: closing ? t('state.thenBlocked', { reason }) : nextText(state),
      };
    }
    return {
      state:
        party._bookingStatus?.name && kind === 'seated'
          ? party._bookingStatus.name
          : t(`state.${kind}`),
      who: t('state.party', { name: nameOf(party), count: party.participants }),
      until: t('state.until', { time }),
      ...{ untilTime: time, coming: closes ?? nextText(state), closes },
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

  /** Allergies, and whether they are a VIP; undefined for most. */
  const knownOf = ({ _customer }: BookingOutput) =>
    guestText(_customer, {
      vip: t('admin:guest.fields.vip'),
      allergies: t('admin:guest.fields.allergies'),
      preferences: t('admin:guest.fields.preferences'),
    });

  return { nameOf, knownOf, linesOf, dropText, labelOf };
}
