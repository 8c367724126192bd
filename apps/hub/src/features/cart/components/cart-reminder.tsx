import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useCart } from '../../../shared/cart/use-cart';
import { useCartText } from '../../../shared/cart/use-cart-text';
import { useGuest } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** Says what is still in the cart, on a page that is not about it. */
export function CartReminder() {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const { items } = useCart(useGuest());
  const cartText = useCartText();
  if (items.length === 0) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 3 }}
      action={
        <Button
          color="inherit"
          component={RouterLink}
          to={paths.newReservation}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('booking.cart.see')}
        </Button>
      }
    >
      {cartText(items)}
    </Alert>
  );
}
