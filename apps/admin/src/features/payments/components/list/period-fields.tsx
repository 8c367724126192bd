import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';

interface Period {
  from: string;
  until: string;
}

interface Props {
  period: Period;
  onChange: (period: Period) => void;
}

/** First and last day; one that passes the other takes it along. */
export function PeriodFields({ period: { from, until }, onChange }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      <DateField
        dense
        label={t('listBookings.from')}
        value={from}
        onChange={(day) => onChange({ from: day, until: until < day ? day : until })}
      />
      <DateField
        dense
        label={t('listBookings.to')}
        value={until}
        min={from}
        onChange={(day) => onChange({ from: day < from ? day : from, until: day })}
      />
    </>
  );
}
