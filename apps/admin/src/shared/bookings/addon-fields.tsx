import type { ServiceAddonOutput } from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { Counter } from '@atrium/ui/components/fields/counter';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';

interface Props {
  addons: readonly ServiceAddonOutput[];
  /** By addon id. */
  quantities: Readonly<Record<string, number>>;
  /** Of an addon without a limit of its own. */
  limit: number;
  onChange: (quantities: Record<string, number>) => void;
}

/** What is booked along with the service. */
export function AddonFields({ addons, quantities, limit, onChange }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const id = useId();

  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 0.5 }}>
      <Typography id={id} variant="subtitle2">
        {t('booking.addons')}
      </Typography>
      {addons.map(({ _id, name, price, maxQuantity }) => {
        const quantity = quantities[_id] ?? 0;
        const set = (next: number) => onChange({ ...quantities, [_id]: next });
        return (
          <Counter
            key={_id}
            label={`${name} · ${formatMoney(language, price, vendor.currency)}`}
            value={quantity}
            decreaseLabel={t('newBooking.fewer', { name })}
            increaseLabel={t('newBooking.more', { name })}
            canDecrease={quantity > 0}
            canIncrease={quantity < (maxQuantity ?? limit)}
            onDecrease={() => set(Math.max(0, quantity - 1))}
            onIncrease={() => set(Math.min(maxQuantity ?? limit, quantity + 1))}
          />
        );
      })}
    </Box>
  );
}
