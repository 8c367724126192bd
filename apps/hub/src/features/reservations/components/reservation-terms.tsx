import type { HubReservation } from '@atrium/api-client/hub';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { isByAge, usePriceLineText } from '@atrium/ui/hooks/use-price-line-text';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TableWishText } from '../../../shared/components/table-wish-text';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Props {
  reservation: HubReservation;
}

/** What a booking costs and includes, and until when it can be changed. */
export function ReservationTerms({ reservation }: Props) {
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const language = useLanguage();
  const { addons, totalPrice, currency, cancellationDeadline, rooms, tableWish } = reservation;
  const { priceLines = [] } = reservation;
  const lineText = usePriceLineText(currency, reservation._service.name);
  const until = venueTimeOf(Date.parse(cancellationDeadline), timezone);

  return (
    <Box>
      {rooms.length > 0 && <Typography>{rooms.join(', ')}</Typography>}
      {tableWish && (
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          <TableWishText wish={tableWish} />
        </Typography>
      )}
      {addons.map(({ _id, _addon, quantity }) => (
        <Typography key={_id}>{`${quantity} × ${_addon.name}`}</Typography>
      ))}
      {isByAge(priceLines) &&
        priceLines
          .filter(({ kind }) => kind !== 'addon')
          .map((line) => (
            <Typography key={`${line.kind} ${line.from}`}>{lineText(line)}</Typography>
          ))}
      <Typography sx={{ fontWeight: 600 }}>
        {`${t('newActivity.summary.total')}: `}
        {totalPrice > 0 ? (
          <Money minor={totalPrice} currency={currency} />
        ) : (
          t('newReservation.free')
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('activity.changeUntil', {
          date: formatDate(language, until.date, 'day'),
          time: formatTime(until.minutes),
        })}
      </Typography>
    </Box>
  );
}
