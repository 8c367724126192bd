import { formatDate, formatTimeRange } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { treatmentStatusKeys } from '../../../../../shared/treatments/treatment-status';
import { useTreatmentName } from '../../../../../shared/treatments/use-treatment-name';
import { PrintedPage } from '../../../../../shared/ui/printed-page';
import { type Bar, type Column, therapistColumns } from '../../lib/columns';
import type { SpaDay } from '../../lib/spa-day';

interface Props {
  day: SpaDay;
  onPrinted: () => void;
}

/** The day on paper: who comes to whom, a list for each therapist to take along. */
export function PrintedDay({ day, onPrinted }: Props) {
  const { t } = useTranslation(['spa', 'admin']);
  const language = useLanguage();
  const nameOf = useTreatmentName();
  const columns = therapistColumns(day).filter(({ bars }) => bars.length > 0);
  const heads = [
    t('admin:booking.time'),
    t('admin:booking.guest'),
    t('admin:auditLogs.words.spa.type'),
    t('day.room'),
    t('admin:booking.status'),
    t('admin:booking.comment'),
  ];
  const notesOf = ({ treatment: { comment, internalComment, _customer } }: Bar) =>
    [
      _customer?.allergies && `${t('admin:guest.fields.allergies')}: ${_customer.allergies}`,
      comment,
      internalComment,
    ]
      .filter(Boolean)
      .join(' · ');
  const rowsOf = ({ bars }: Column) =>
    bars.map((bar) => (
      <tr key={bar.treatment._id}>
        <td>{formatTimeRange(bar.treatment.timeindexStart, bar.treatment.timeindexEnd)}</td>
        <td>{nameOf(bar.treatment)}</td>
        <td>{bar.treatment._treatmentType?.name}</td>
        <td>{bar.treatment._room?.name}</td>
        <td>{t(treatmentStatusKeys[bar.treatment.status], { ns: 'admin' })}</td>
        <td>{notesOf(bar)}</td>
      </tr>
    ));

  return (
    <PrintedPage
      title={t('admin:nav.treatments')}
      subtitle={formatDate(language, day.date, 'full')}
      onPrinted={onPrinted}
    >
      {columns.length === 0 && <p>{t('day.none')}</p>}
      {columns.map((column) => (
        <section key={column.key} aria-label={column.name}>
          <h2>{column.name}</h2>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{rowsOf(column)}</tbody>
          </table>
        </section>
      ))}
    </PrintedPage>
  );
}
