import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

interface Props {
  activity: Pick<ActivityWithAvailability, 'prepayment' | 'price'>;
}

/** Says before the first step what the last one asks for: the price is paid in advance. */
export function PrepaymentNotice({ activity: { prepayment, price } }: Props) {
  const { t } = useTranslation('hub');
  if (prepayment !== 'required' || price === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('newActivity.prepaid')}
    </Alert>
  );
}
