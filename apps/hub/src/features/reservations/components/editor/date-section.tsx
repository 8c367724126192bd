import type { AvailableDay } from '@atrium/api-client/hub';
import { formatDate } from '@atrium/i18n/format';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { unavailableDates } from '../../../../shared/lib/availability';
import { Section } from './section';

interface Props {
  open: boolean;
  onToggle: () => void;
  date: CalendarDate;
  days: readonly AvailableDay[];
  month: CalendarDate;
  latestDate: CalendarDate | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
  onMonthChange: (month: CalendarDate) => void;
  onChoose: (date: CalendarDate) => void;
}

export function DateSection(props: Props) {
  const { open, onToggle, date, days, month, latestDate, loading, error } = props;
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const language = useLanguage();
  const errorText = useErrorText();

  return (
    <Section
      title={t('activity.dateSection')}
      value={formatDate(language, date, 'full')}
      open={open}
      onToggle={onToggle}
    >
      {error === undefined ? (
        <MonthCalendar
          selection={{ start: date }}
          onSelect={({ start }) => start !== undefined && props.onChoose(start)}
          today={venueToday(Date.now(), timezone)}
          hidePast
          {...(latestDate !== undefined && { latestDate })}
          unavailableDates={unavailableDates(days)}
          initialMonth={month}
          onMonthChange={props.onMonthChange}
          loading={loading}
        />
      ) : (
        <ErrorState message={errorText(error)} onRetry={props.onRetry} />
      )}
    </Section>
  );
}
