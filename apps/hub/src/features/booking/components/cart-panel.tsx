import { useReleaseHoldMutation } from '@atrium/api-client/api';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { Money } from '@atrium/ui/components/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SubmitButton } from '../../../shared/components/submit-button';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useGuest } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { useCart } from '../hooks/use-cart';
import { useCartSubmission } from '../hooks/use-cart-submission';
import { type CartItem, cartTotal, refusedItem } from '../lib/cart';
import { CartLine } from './cart-line';

/** What was chosen to be booked together: more can be added, and all is booked in one go or nothing. */
export function CartPanel() {
  const { t } = useTranslation(['hub', 'common']);
  const { paths } = useVendor();
  const guest = useGuest();
  const language = useLanguage();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const showToast = useToast();
  const [releaseHold] = useReleaseHoldMutation();
  const cart = useCart();
  const { attempt, pending, failure, submit } = useCartSubmission(() => {
    cart.clear();
    showToast({
      type: 'success',
      title: t('newActivity.success.title'),
      message: t('newActivity.success.text'),
    });
    navigate(paths.overview);
  });
  const { items } = cart;
  if (guest.status !== 'guest' || items.length === 0) return null;

  const error = failure && 'error' in failure ? failure.error : undefined;
  const refused = refusedItem(items, error);
  const [first] = items;
  const problem = (): string => {
    if (failure?.kind === 'undecided') {
      return t('booking.sending.undecided', {
        date: formatDate(language, first?.input.date ?? '', 'day'),
        time: formatTime(first?.input.timeindex ?? 0),
      });
    }
    const text = errorText(error);
    return refused ? `${refused.name}: ${text}` : text;
  };
  const remove = ({ id, input: { holdId } }: CartItem) => {
    cart.remove(id);
    if (holdId !== undefined) void releaseHold({ id: holdId });
  };

  return (
    <Card
      component="form"
      aria-label={t('booking.cart.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ items: items.map(({ input }) => input) });
      }}
      sx={{ p: 2.5, mb: 3 }}
    >
      <Typography variant="h4" component="h2">
        {t('booking.cart.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('booking.cart.intro')}</Typography>
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <AlertTitle>
            {failure.kind === 'undecided'
              ? t('newActivity.failed.undecidedTitle')
              : t('newActivity.failed.title')}
          </AlertTitle>
          {problem()}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, my: 1, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            isRefused={item === refused}
            onRemove={attempt || pending ? undefined : () => remove(item)}
          />
        ))}
      </Box>
      {cartTotal(items) > 0 && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1.5, fontWeight: 650 }}>
          <span>{t('newActivity.summary.total')}</span>
          <Money minor={cartTotal(items)} currency={first?.currency ?? ''} />
        </Box>
      )}
      <SubmitButton pending={pending}>
        {pending && t('newActivity.booking')}
        {!pending && attempt && t('actions.retry', { ns: 'common' })}
        {!pending && !attempt && t('newActivity.completeBooking')}
      </SubmitButton>
    </Card>
  );
}
