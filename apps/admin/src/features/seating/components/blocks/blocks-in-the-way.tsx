import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { useBlockText } from '../../hooks/blocks/use-block-text';
import type { InTheWay } from '../../lib/blocks/in-the-way';

interface Props {
  found: InTheWay;
}

/** Who has the tables that are to be blocked, and what becomes of them. */
export function BlocksInTheWay({ found: { bookings, items, blocks } }: Props) {
  const { t } = useTranslation(['seating', 'admin', 'common']);
  const language = useLanguage();
  const { whenText } = useBlockText();
  const more = bookings - items.length;
  return (
    <Alert severity="warning">
      <Box sx={{ fontWeight: 650 }}>
        {bookings > 0
          ? t('blocks.inTheWay', { count: bookings })
          : t('blocks.blockInTheWay', { count: blocks.length })}
      </Box>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, maxHeight: 180, overflowY: 'auto' }}>
        {items.map(({ _id, guest, date, timeindex, timeindexEnd, participants }) => (
          <li key={_id}>
            <Link href={paths.reservation(_id)} target="_blank" rel="noopener" color="inherit">
              {guest ?? t('admin:booking.dropInGuest')}
            </Link>
            {`, ${formatDate(language, date, 'day')} ${formatTimeRange(timeindex, timeindexEnd)}, ${t('common:units.person', { count: participants })}`}
          </li>
        ))}
        {more > 0 && <li>{t('blocks.more', { count: more })}</li>}
        {blocks.map((block) => (
          <li key={block._id}>{`${block.reason}, ${whenText(block)}`}</li>
        ))}
      </Box>
      <div>{t('blocks.aroundHint')}</div>
    </Alert>
  );
}
