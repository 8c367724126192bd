import type { BookingOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useTranslation } from 'react-i18next';
import type { SlotDrop } from '../lib/slot-drop';

/** What the timeline says of a booking on its way. */
export function useDropText() {
  const { t } = useTranslation(['frontDesk', 'admin']);

  const dropText = (drop: SlotDrop): string => {
    if (drop.kind === 'fits') return t('dayTimeline.fits', { count: drop.left });
    if (drop.kind !== 'full') return t(`dayTimeline.${drop.kind}`);
    return drop.left > 0 ? t('dayTimeline.tooFew', { count: drop.left }) : t('dayTimeline.full');
  };

  return {
    dropText,
    /** Who is carried, to when, and what putting them down would do. */
    carriedText: (booking: BookingOutput, start: number, drop: SlotDrop): string =>
      t('dayTimeline.carried', {
        name: displayName(booking._customer) || t('admin:booking.dropInGuest'),
        count: booking.participants,
        time: formatTime(start),
        drop: dropText(drop),
      }),
    refusedText: (start: number, drop: SlotDrop): string =>
      `${formatTime(start)}: ${dropText(drop)}`,
  };
}
