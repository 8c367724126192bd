import { formatDate, formatTime } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/time-zone';
import { Money } from '@atrium/ui/components/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePartyText } from '../../../shared/hooks/use-party-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import type { CartItem } from '../lib/cart';

interface Props {
  item: CartItem;
  /** It is why the whole was refused. */
  isRefused: boolean;
  /** Absent while it must not be changed. */
  onRemove: (() => void) | undefined;
}

/** One of the activities that are booked together. */
export function CartLine({ item, isRefused, onRemove }: Props) {
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const language = useLanguage();
  const partyText = usePartyText();
  const { date, timeindex, participants, numberOfChildren = 0 } = item.input;
  const until = item.heldUntil === undefined ? 0 : Date.parse(item.heldUntil);

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: isRefused ? 'error.main' : 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{item.name}</Typography>
        <Typography variant="body2">
          {`${formatDate(language, date, 'day')}, ${formatTime(timeindex)} · ${partyText({ participants, numberOfChildren })}`}
        </Typography>
        {until > Date.now() && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('booking.cart.heldUntil', {
              time: formatTime(venueTimeOf(until, timezone).minutes),
            })}
          </Typography>
        )}
      </Box>
      {item.price > 0 && <Money minor={item.price} currency={item.currency} />}
      {onRemove && (
        <IconButton
          aria-label={t('booking.cart.remove', { activity: item.name })}
          onClick={onRemove}
        >
          <RemoveIcon />
        </IconButton>
      )}
    </Box>
  );
}
