import { formatDate, formatTime } from '@atrium/i18n/format';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SendingFailure } from '../../../shared/booking/sending/sending-failure';
import type { CartItem } from '../../../shared/cart/cart';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { CartAlternatives } from './cart-alternatives';

interface Props {
  failure: SendingFailure;
  items: readonly CartItem[];
  /** The item that the refusal names. */
  refused: CartItem | undefined;
  onMove: (item: CartItem, place: { date: CalendarDate; time: number }) => void;
  onWait: (item: CartItem) => void;
  onChooseOther: (item: CartItem) => void;
}

/** Why nothing was booked: the item concerned, and what can be done. */
export function CartProblem(props: Props) {
  const { failure, items, refused, onMove, onWait, onChooseOther } = props;
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const errorText = useErrorText();
  const alert = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is to be read
  useEffect(() => alert.current?.focus(), [failure]);
  const isUndecided = failure.kind === 'undecided';

  const text = (): string => {
    if (isUndecided) {
      const [first] = items;
      return t('booking.sending.undecided', {
        date: formatDate(language, first?.input.date ?? '', 'day'),
        time: formatTime(first?.input.timeindex ?? 0),
      });
    }
    const reason = errorText(failure.error);
    return refused ? `${refused.name}: ${reason}` : reason;
  };

  return (
    <Alert ref={alert} severity="error" tabIndex={-1} sx={{ mt: 2, outline: 'none' }}>
      <AlertTitle>
        {isUndecided ? t('newActivity.failed.undecidedTitle') : t('newActivity.failed.title')}
      </AlertTitle>
      {text()}
      {!isUndecided && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('booking.cart.nothingBooked')}
          {refused && items.length > 1 && ` ${t('booking.cart.rest', { activity: refused.name })}`}
        </Typography>
      )}
      {failure.kind === 'gone' && refused && (
        <CartAlternatives
          key={refused.id}
          item={refused}
          onMove={(place) => onMove(refused, place)}
          onWait={() => onWait(refused)}
          onChooseOther={() => onChooseOther(refused)}
        />
      )}
    </Alert>
  );
}
