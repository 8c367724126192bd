import { formatDate, formatDateRange, formatTimeRange } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { PrintedPage } from '../../../../shared/ui/printed-page';
import { useHoursText } from '../hooks/use-hours-text';
import type { DayOfTherapist, ScheduleRow } from '../lib/schedule-rows';

interface Props {
  rows: readonly ScheduleRow[];
  onPrinted: () => void;
}

/** The plan on paper, for the staff room: who works when, but not why somebody is away. */
export function PrintedSchedule({ rows, onPrinted }: Props) {
  const { t } = useTranslation(['schedules', 'admin']);
  const language = useLanguage();
  const hoursText = useHoursText();
  const days = rows.flatMap((row) => row.days.map(({ date }) => date)).toSorted();
  const [first = '', last = first] = [days[0], days.at(-1)];
  const textOf = ({ shifts, absences }: DayOfTherapist) => [
    ...shifts.map(({ shiftStart, shiftEnd }) => formatTimeRange(shiftStart, shiftEnd)),
    ...absences.map(() => t('grid.away')),
  ];

  return (
    <PrintedPage
      title={t('admin:nav.schedules')}
      subtitle={formatDateRange(language, first, last)}
      onPrinted={onPrinted}
    >
      {rows.map(({ first: start, therapist, days: own, minutes }) => (
        <section key={`${therapist._id} ${start}`}>
          <h2>{`${therapist.name} · ${hoursText(minutes)}`}</h2>
          <table>
            <thead>
              <tr>
                {own.map(({ date }) => (
                  <th key={date} scope="col">
                    {formatDate(language, date, 'day')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {own.map((day) => (
                  <td key={day.date}>{textOf(day).join(', ') || '–'}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      ))}
    </PrintedPage>
  );
}
