import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { ViewLinks } from '../../../shared/ui/view-links';

interface Props {
  /** What the next view keeps of this one. */
  search?: string;
}

/** Between the list, the days, and what is to be done. */
export function PaymentsViews({ search = '' }: Props) {
  const { t } = useTranslation('payments');
  return (
    <ViewLinks
      label={t('views.label')}
      search={search}
      views={[
        { to: paths.payments, label: t('views.list') },
        { to: paths.settlement, label: t('views.days') },
        { to: paths.paymentManagement, label: t('views.todo') },
        { to: paths.vouchers, label: t('giftCard.view') },
      ]}
    />
  );
}
