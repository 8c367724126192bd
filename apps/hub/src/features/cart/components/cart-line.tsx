import { formatDate, formatTime } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePartyText } from '@atrium/ui/hooks/use-party-text';
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CartItem, itemPrice } from '../../../shared/cart/cart';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Props {
  item: CartItem;
  /** It is why the whole was refused. */
  isRefused: boolean;
  /** Absent while it must not be changed. */
  onRemove: (() => void) | undefined;
  /** Ways to pay for it. */
  payment: ReactNode;
}

/** One item of the cart. */
export function CartLine({ item, isRefused, onRemove, payment }: Props) {
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const language = useLanguage();
  const partyText = usePartyText();
  const {
    date,
    timeindex,
    participants,
    numberOfChildren = 0,
    childAges,
    _membership,
  } = item.input;
  const { _stayService, waitingList = false } = item.input;
  const until = item.heldUntil === undefined ? 0 : Date.parse(item.heldUntil);
  const price = itemPrice(item);

  return (
    <Box
      component="li"
      sx={{ py: 1, borderBottom: 1, borderColor: isRefused ? 'error.main' : 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{item.name}</Typography>
          <Typography variant="body2">
            {`${formatDate(language, date, 'day')}, ${formatTime(timeindex)} · ${partyText({ participants, numberOfChildren, childAges })}`}
          </Typography>
          {waitingList && (
            <Typography variant="body2">{t('newActivity.waitingList.flag')}</Typography>
          )}
          {until > 0 && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {until > Date.now()
                ? t('booking.cart.heldUntil', {
                    time: formatTime(venueTimeOf(until, timezone).minutes),
                  })
                : t('booking.cart.notHeld')}
            </Typography>
          )}
        </Box>
        {price > 0 && <Money minor={price} currency={item.currency} />}
        {price === 0 && _membership !== undefined && t('booking.membership.covered')}
        {onRemove && (
          <IconButton
            aria-label={t('booking.cart.remove', { activity: item.name })}
            onClick={onRemove}
          >
            <RemoveIcon />
          </IconButton>
        )}
      </Box>
      {_stayService !== undefined && (
        <Typography variant="body2">{t('booking.membership.stay')}</Typography>
      )}
      {payment}
    </Box>
  );
}
