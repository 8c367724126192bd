import { formatDate, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import RemoveIcon from '@mui/icons-material/CloseRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { BasketItem } from '../lib/together';

interface Props {
  items: readonly BasketItem[];
  /** The item that had no room and could wait instead. */
  full: number | undefined;
  isBooking: boolean;
  onWait: (index: number) => void;
  onRemove: (index: number) => void;
  onBook: () => void;
}

/** The items so far; all are booked together or not at all. Waiting items take no places. */
export function Basket({ items, full, isBooking, onWait, onRemove, onBook }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const fullItem = full === undefined ? undefined : items[full];
  return (
    <Card component="section" aria-label={t('series.basket')} sx={{ p: 2, mb: 2 }}>
      <Typography variant="subtitle2" component="h2">
        {t('series.basket')}
      </Typography>
      <Box component="ul" sx={{ m: 0, my: 1, p: 0, listStyle: 'none' }}>
        {items.map(({ place, draft, name, waits }, index) => {
          const when = `${formatDate(language, place.date, 'day')} ${formatTime(place.start)}`;
          const text = `${name} · ${when}`;
          return (
            <Box
              component="li"
              key={`${text}-${draft.selection.adults}`}
              sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
            >
              <Typography variant="body2" sx={{ flex: 1 }}>
                {`${text} · ${t('listBookings.totalParticipants', {
                  count: draft.selection.adults + draft.selection.children,
                })}`}
              </Typography>
              {waits && <Chip size="small" label={t('booking.waitingList')} />}
              <IconButton
                size="small"
                aria-label={t('series.removeItem', { name: text })}
                onClick={() => onRemove(index)}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      {full !== undefined && fullItem && (
        <Alert
          severity="info"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" size="small" onClick={() => onWait(full)}>
              {t('series.putOnList', { name: fullItem.name })}
            </Button>
          }
        >
          {t('series.fullItem', { name: fullItem.name })}
        </Alert>
      )}
      <Button size="small" variant="contained" loading={isBooking} onClick={onBook}>
        {t('series.bookAll', { count: items.length })}
      </Button>
    </Card>
  );
}
