import {
  type GetLinkedTreatmentApiArg,
  type HubTreatment,
  useCancelLinkedTreatmentMutation,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { useLazyGetLinkedTreatmentCalendarFileQuery } from '@atrium/api-client/public/linked-calendar';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { saveFile } from '@atrium/ui/lib/save-file';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useRefusalText } from '../../../../shared/use-refusal-text';
import { BookingFacts } from '../booking-facts';

const loadMove = () => import('./move-treatment');
const MoveTreatment = lazy(async () => ({ default: (await loadMove()).MoveTreatment }));

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  link: GetLinkedTreatmentApiArg;
  treatment: HubTreatment;
  isNew: boolean;
  isCancelled: boolean;
  /** @param treatment as it was */
  onCancelled: (treatment: HubTreatment) => void;
}

/** What became of a treatment, and what can still be done with it. */
export function LinkedTreatmentCard(props: Props) {
  const { venue, link, treatment, isNew, isCancelled } = props;
  const { t } = useTranslation('public');
  const language = useLanguage();
  const confirm = useConfirm();
  const refusalText = useRefusalText();
  useIdlePreload(loadMove);
  const [isMoving, setMoving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [cancel, { error, isLoading }] = useCancelLinkedTreatmentMutation();
  const [fetchCalendar, calendar] = useLazyGetLinkedTreatmentCalendarFileQuery();
  const until = venueTimeOf(Date.parse(treatment.cancellationDeadline), venue.timezone);
  const { bookingId = '' } = treatment;

  const title = (): string => {
    if (isCancelled) return t('booking.cancelled');
    return t(isNew ? 'booking.booked' : 'booking.yours');
  };
  const ask = async () => {
    const isSure = await confirm({
      title: t('booking.cancelAsk'),
      confirmLabel: t('booking.cancel'),
      cancelLabel: t('booking.keep'),
      destructive: true,
    });
    if (!isSure) return;
    const answer = await cancel(link);
    if (!answer.error) props.onCancelled(treatment);
  };
  const saveCalendar = async () => {
    const { data: content } = await fetchCalendar(link);
    if (content) saveFile({ name: `${bookingId}.ics`, type: 'text/calendar', content });
  };

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box role="status">
        <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
          {title()}
        </Typography>
        {isNew && !isCancelled && <Typography sx={{ mt: 1 }}>{t('booking.bookedText')}</Typography>}
      </Box>
      {isSaved && !isCancelled && <Alert severity="success">{t('booking.saved')}</Alert>}
      <Card component="section" sx={{ p: 2.5 }}>
        <BookingFacts
          name={treatment._treatmentType.name}
          date={treatment.date}
          start={treatment.timeindexStart}
          end={treatment.timeindexEnd}
          participants={treatment.guests}
          numberOfChildren={0}
          addons={treatment.addons.map(({ _addon, quantity }) => ({ name: _addon.name, quantity }))}
          total={treatment.total}
          currency={treatment.currency}
          isCounted={treatment.guests > 1}
          more={
            <>
              {treatment.therapists.length > 0 && (
                <Typography>
                  {t('spa.therapists', {
                    count: treatment.therapists.length,
                    names: treatment.therapists.join(', '),
                  })}
                </Typography>
              )}
              {treatment.comment && (
                <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {treatment.comment}
                </Typography>
              )}
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>
                {`${t('booking.number')}: ${bookingId}`}
              </Typography>
            </>
          }
        />
        {!isCancelled && (
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {treatment.canCancel
              ? t('booking.cancelUntil', {
                  date: formatDate(language, until.date, 'day'),
                  time: formatTime(until.minutes),
                })
              : t('spa.askVenue', { venue: venue.name })}
          </Typography>
        )}
      </Card>
      {error !== undefined && <Alert severity="error">{refusalText(error)}</Alert>}
      {isMoving && treatment.canChange && !isCancelled ? (
        <Suspense fallback={<FormSkeleton fields={3} />}>
          <MoveTreatment
            {...{ venue, link, treatment }}
            onDone={(saved) => {
              setMoving(false);
              setSaved(saved);
            }}
          />
        </Suspense>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {!isCancelled && (
            <Button
              variant="outlined"
              onClick={() => void saveCalendar()}
              loading={calendar.isFetching}
            >
              {t('booking.calendar')}
            </Button>
          )}
          {treatment.canChange && !isCancelled && (
            <Button variant="outlined" onClick={() => setMoving(true)}>
              {t('spa.anotherTime')}
            </Button>
          )}
          {treatment.canCancel && !isCancelled && (
            <Button variant="outlined" color="error" onClick={() => void ask()} loading={isLoading}>
              {t('booking.cancel')}
            </Button>
          )}
          {venue.modules.openBooking && (
            <Button component={RouterLink} to={paths.treatmentsAt(venue.slug)}>
              {t('booking.more')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
