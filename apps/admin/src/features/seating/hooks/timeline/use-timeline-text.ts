import type { BookingOutput } from '@atrium/api-client/admin';
import { formatTimeRange } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';
import type { Table } from '../../lib/room';
import type { DropPreview } from '../../lib/tables/drop-preview';
import type { Target } from '../../lib/timeline/timeline-drop';
import { useTableText } from '../use-table-text';

/** What the timeline says of a party on its way. */
export function useTimelineText(day: string, tables: ReadonlyMap<string, Table>) {
  const { t } = useTranslation('seating');
  const { nameOf, dropText } = useTableText(day);

  const rowName = (table: string) => tables.get(table)?.name ?? t('list.noTable');
  const previewText = (party: BookingOutput, { table }: Target, preview: DropPreview): string => {
    const over = tables.get(table);
    // where it is taken from: nothing to put down, but nothing wrong either
    if (preview.kind === 'nothing' && (over?.guestCount ?? 1) > 0) return t('timeline.unmoved');
    if (preview.kind === 'taken' || over) {
      return dropText(preview, over ?? { minGuests: 0 }, party);
    }
    return t('list.noTable');
  };

  return {
    previewText,
    /** Who is carried, where they are, and what putting them down would do. */
    carriedText: (party: BookingOutput, target: Target, preview: DropPreview): string =>
      t('timeline.carried', {
        name: nameOf(party),
        count: party.participants,
        table: rowName(target.table),
        time: formatTimeRange(target.span.from, target.span.until),
        drop: previewText(party, target, preview),
      }),
    refusedText: (party: BookingOutput, target: Target, preview: DropPreview): string =>
      `${rowName(target.table)}: ${previewText(party, target, preview)}`,
  };
}
