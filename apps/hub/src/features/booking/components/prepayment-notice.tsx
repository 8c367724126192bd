import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

interface Props {
  activity: Pick<ActivityWithAvailability, 'prepayment' | 'price' | 'noShowFee'>;
}

/** Says before the first step what the last one asks for: the price is paid in advance, or a card is given. */
export function PrepaymentNotice({ activity: { prepayment, price, noShowFee } }: Props) {
  const { t } = useTranslation('hub');
  const isPrepaid = prepayment === 'required' && price > 0;
  if (!isPrepaid && !noShowFee) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t(isPrepaid ? 'newActivity.prepaid' : 'newActivity.cardInAdvance')}
    </Alert>
  );
}
