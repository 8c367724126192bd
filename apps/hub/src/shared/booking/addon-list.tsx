import { formatMoney } from '@atrium/i18n/format';
import { MAX_ADDON_QUANTITY } from '@atrium/rules/bookings/booking-request';
import { Counter } from '@atrium/ui/components/fields/counter';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface OfferedAddon {
  _id: string;
  name: string;
  /** Minor units, each. */
  price: number;
  /** Most of it; absent: as many as anybody may have. */
  most?: number;
}

interface Props {
  addons: readonly OfferedAddon[];
  currency: string;
  quantities: Readonly<Record<string, number>>;
  onChange: (id: string, quantity: number) => void;
}

/** The addons, with prices and quantities. */
export function AddonList({ addons, currency, quantities, onChange }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();

  return (
    <Card component="section" sx={{ p: 2.5 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
        {t('newActivity.addons.title')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {addons.map(({ _id, name, price, most = MAX_ADDON_QUANTITY }) => {
          const quantity = quantities[_id] ?? 0;
          return (
            <li key={_id}>
              <Counter
                label={name}
                value={quantity}
                decreaseLabel={t('newActivity.addons.fewer', { addon: name })}
                increaseLabel={t('newActivity.addons.more', { addon: name })}
                canDecrease={quantity > 0}
                canIncrease={quantity < most}
                onDecrease={() => quantity > 0 && onChange(_id, quantity - 1)}
                onIncrease={() => onChange(_id, quantity + 1)}
              />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('newActivity.addons.each', { price: formatMoney(language, price, currency) })}
              </Typography>
            </li>
          );
        })}
      </Box>
    </Card>
  );
}
