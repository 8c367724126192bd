import { formatDate, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '../../../../shared/cart/cart';
import { useCartText } from '../../../../shared/cart/use-cart-text';

interface Props {
  items: readonly CartItem[];
}

/** What waits in the cart while another activity is being booked. */
export function CartContents({ items }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const cartText = useCartText();

  return (
    <Card component="section" sx={{ p: 2.5 }}>
      <Typography variant="h5" component="h3">
        {t('booking.cart.also')}
      </Typography>
      <Box component="ul" sx={{ m: 0, my: 1, p: 0, listStyle: 'none' }}>
        {items.map(({ id, name, input }) => (
          <li key={id}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>
            {`, ${formatDate(language, input.date, 'day')}, ${formatTime(input.timeindex)}`}
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {cartText(items)}
      </Typography>
    </Card>
  );
}
