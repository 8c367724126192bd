import type { Dashboard } from '@atrium/api-client/admin';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { hasPart } from '@atrium/rules/venue/modules';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '../../../shared/access/use-me';
import { byNextTime } from '../lib/by-next-time';
import { dayLinks } from '../lib/day-links';
import { BookingRowsCard } from './booking-rows-card';
import { FailedMessagesCard } from './failed-messages-card';
import { ServiceDayCard } from './service-day-card';

// Only venues with nothing to book yet see these, so others do not load them.
const FirstSteps = lazy(async () => ({
  default: (await import('../../../shared/settings/first-steps')).FirstSteps,
}));

interface Props {
  day: Dashboard;
  /** The venue's. */
  today: string;
  /** Minutes from midnight at the venue; 0 for another day, where nothing is over. */
  now: number;
}

/** Arrivals by service, waiting guests, new bookings, and messages that failed. */
export function DayCards({ day, today, now }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { level, vendor } = useMe();
  const links = dayLinks(day.date, today);
  const isQuiet = day.bookings === 0 && day.waiting === 0;
  const mayBeNew =
    day.services.length === 0 && may(level, 'services.edit') && hasPart(vendor.modules, 'bookings');

  return (
    <>
      {mayBeNew && (
        <Suspense>
          <FirstSteps />
        </Suspense>
      )}
      {isQuiet && (
        <Box sx={{ mb: 2 }}>
          <EmptyState
            title={t(day.date === today ? 'today.none' : 'dashboard.noneOfDay')}
            text={t('today.noneHint')}
          />
        </Box>
      )}
      {day.bookings > day.arrivals.length && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button component={Link} to={links.bookings} color="inherit" size="small">
              {t('dashboard.showList')}
            </Button>
          }
        >
          {t('dashboard.shownOf', { shown: day.arrivals.length, count: day.bookings })}
        </Alert>
      )}
      <Box
        sx={{
          columnWidth: 310,
          columnGap: 2,
          // the last margin of a column is lost at its end
          mb: 2,
          '& > *': { mb: 2, breakInside: 'avoid' },
        }}
      >
        {byNextTime(day.services, day.arrivals, now).map((service) => (
          <ServiceDayCard
            key={service._id}
            service={service}
            bookings={day.arrivals.filter(({ _service }) => _service._id === service._id)}
            now={now}
            to={links.ofService(service._id)}
          />
        ))}
        {day.waitingList.length > 0 && (
          <BookingRowsCard
            title={t('booking.waitingList')}
            bookings={day.waitingList}
            count={day.waiting}
            to={links.waiting}
            timeOf={({ timeindex, _service }) => `${formatTime(timeindex)} · ${_service.name}`}
          />
        )}
        {day.newBookings.length > 0 && (
          <BookingRowsCard
            title={t('dashboard.newBookings')}
            bookings={day.newBookings}
            count={day.newBookingsCount}
            to={links.newBookings}
            timeOf={({ date, timeindex, _service }) =>
              `${formatDate(language, date, 'day')} ${formatTime(timeindex)} · ${_service.name}`
            }
          />
        )}
        {day.failedMessages.length > 0 && (
          <FailedMessagesCard messages={day.failedMessages} count={day.failedMessagesCount} />
        )}
      </Box>
    </>
  );
}
