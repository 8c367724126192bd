import { formatMoney } from '@atrium/i18n/format';
import type { QuotedChange } from '@atrium/rules/payments/prepayment/told-change';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';

interface Props {
  quote: QuotedChange;
  /** ISO 4217. */
  currency: string;
}

/** What a change of a booking costs and gives back, before it is saved; nothing where the price stays. */
export function ChangeMoney({ quote: { total, due, later, givesBack }, currency }: Props) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const sum = (minor: number) => ({ sum: formatMoney(language, minor, currency) });

  if (due + later + givesBack === 0) return null;
  return (
    <Alert severity="info" role="status">
      <strong>{t('changeMoney.total', sum(total))}</strong>
      {due > 0 && <div>{t('changeMoney.now', sum(due))}</div>}
      {later > 0 && <div>{t('changeMoney.later', sum(later))}</div>}
      {givesBack > 0 && <div>{t('changeMoney.back', sum(givesBack))}</div>}
      {due > 0 && <div>{t('changeMoney.nowText')}</div>}
    </Alert>
  );
}
