import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../../../shared/cart/cart';
import { useCartText } from '../../../../shared/cart/use-cart-text';

interface Props {
  /** The activity of this page. */
  name: string;
  /** What would stay in the cart; none while the cart is empty. */
  items: readonly CartItem[];
  onAdd: () => void;
  onBookOnly: () => void;
}

/** Other ways to end: the cart for later, or this activity alone, which says what stays unbooked. */
export function CartChoice({ name, items, onAdd, onBookOnly }: Props) {
  const { t } = useTranslation('hub');
  const confirm = useConfirm();
  const cartText = useCartText();

  const bookOnly = async () => {
    const confirmed = await confirm({
      title: `${t('booking.cart.only', { activity: name })}?`,
      message: cartText(items),
      confirmLabel: t('booking.cart.only', { activity: name }),
      cancelLabel: t('booking.cart.back'),
    });
    if (confirmed) onBookOnly();
  };

  return (
    <>
      <Button fullWidth variant="outlined" onClick={onAdd} sx={{ mt: 1.5 }}>
        {items.length === 0 ? t('booking.cart.another') : t('booking.cart.add')}
      </Button>
      {items.length > 0 && (
        <Button fullWidth onClick={bookOnly} sx={{ mt: 1 }}>
          {t('booking.cart.only', { activity: name })}
        </Button>
      )}
    </>
  );
}
