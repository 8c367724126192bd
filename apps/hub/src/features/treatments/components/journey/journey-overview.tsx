import type { BookableTreatmentOutput } from '@atrium/api-client/hub/spa';
import { type HubJourney, useListMyJourneyOffersQuery } from '@atrium/api-client/hub/spa';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { guestDeadline } from '@atrium/rules/spa/treatments/guest-treatment';
import { Money } from '@atrium/ui/components/display/money';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_COMMENT_LENGTH } from '../../../../shared/booking/booking-draft';
import { useBookedPlans } from '../../../../shared/booking/memberships/use-booked-plans';
import { useMyMemberships } from '../../../../shared/booking/memberships/use-my-memberships';
import { overlapping } from '../../../../shared/booking/overlapping';
import { BookingSkeleton } from '../../../../shared/booking/steps/booking-skeleton';
import { OverlapNotice } from '../../../../shared/booking/steps/overlap-notice';
import { OverviewLine } from '../../../../shared/booking/steps/overview-line';
import { SignInToBook } from '../../../../shared/booking/steps/sign-in-to-book';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { SubmitButton } from '../../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useGuest } from '../../../../shared/hooks/use-guest';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useJourneySubmission } from '../../hooks/use-journey-submission';
import { useMyStays } from '../../hooks/use-my-stays';
import { useWishChoices } from '../../hooks/use-wish-choices';
import { journeyPayers, payerOf } from '../../lib/journey-payers';
import { choicePrice, givenPicks, journeyQuery } from '../../lib/journey-query';
import type { JourneyChoice } from '../../lib/journey-steps';
import { JourneyParts } from './journey-parts';
import { JourneyPayment } from './journey-payment';

interface Props {
  types: readonly BookableTreatmentOutput[];
  chosen: JourneyChoice & {
    /** `yyyy-mm-dd` */
    date: string;
    /** Minutes from midnight. */
    time: number;
  };
  onBooked: (booked: HubJourney) => void;
  onChangeTreatments: () => void;
  onChangeTime: () => void;
  takesFocus: boolean;
}

/** All of it as it would be, and the button that books it. */
export function JourneyOverview({ types, chosen, onBooked, ...props }: Props) {
  const { t } = useTranslation(['hub', 'common', 'errors']);
  const language = useLanguage();
  const errorText = useErrorText();
  const guest = useGuest();
  const { timezone } = useVendor();
  const wishChoices = useWishChoices();
  const typesById = new Map(types.map((type) => [type._id, type]));
  const [comment, setComment] = useState('');
  const [chosenPayers, setChosenPayers] = useState<readonly (string | undefined)[]>([]);
  const { date, time, guests } = chosen;
  const query = journeyQuery(chosen, date);
  const { currentData, refetch } = useListMyJourneyOffersQuery(
    { hubJourneyQuery: query },
    { skip: guest.status !== 'guest' },
  );
  const has = { memberships: useMyMemberships(guest) ?? [], stays: useMyStays(guest) };
  const payers = journeyPayers(chosen, date, has, chosenPayers);
  const { attempt, failure, pending, submit } = useJourneySubmission(onBooked);
  const answer = currentData?.data;
  const offer = answer?.offers.find(({ timeindexStart }) => timeindexStart === time);
  const end = offer?.timeindexEnd ?? time;
  const plans = overlapping({ date, start: time, end }, useBookedPlans(guest));
  const isGone = failure?.kind === 'gone' || (answer && !offer && !attempt && !pending);

  const deadline = Math.min(
    ...(offer?.treatments ?? []).map((part) =>
      guestDeadline(
        {
          ...{ date, timeindexStart: part.timeindexStart },
          ...{ status: 'confirmed', treatmentLock: false },
          cancelInformation: typesById.get(part._treatmentType)?.cancelInformation,
        },
        timezone,
      ),
    ),
  );
  const until = venueTimeOf(Number.isFinite(deadline) ? deadline : 0, timezone);

  if (guest.status === 'visitor') return <SignInToBook />;
  if (!answer) return <BookingSkeleton />;
  const picks = givenPicks(types, chosen);
  const covered = chosen.picks.filter((_, place) => payers[place]?.paying !== undefined);
  const total = answer.price - choicePrice(types, { picks: covered, guests });
  const parts = (offer?.treatments ?? [])
    .map((part, index) => {
      const type = typesById.get(part._treatmentType);
      const wish = picks[index]?.wish;
      const wished = wish && type && wishChoices(type).find(({ value }) => value === wish)?.label;
      const whom = part.guests > 1 ? t('journeys.together') : t('journeys.forOne');
      return {
        key: String(index),
        name: type?.name ?? '',
        ...{ start: part.timeindexStart, end: part.timeindexEnd },
        about: [
          ...(guests > 1 ? [whom] : []),
          ...(wished ? [`${t('treatments.wish.label')}: ${wished}`] : []),
        ].join(' · '),
      };
    })
    .toSorted((a, b) => a.start - b.start);

  const problem = (): string => {
    if (failure?.kind === 'undecided') {
      return t('booking.sending.undecided', {
        date: formatDate(language, date, 'day'),
        time: formatTime(time),
      });
    }
    return failure ? errorText(failure.error) : t('JOURNEY_TAKEN', { ns: 'errors' });
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const starts = offer?.treatments.map(({ timeindexStart }) => timeindexStart);
        if (guest.status === 'guest' && starts) {
          void submit({
            ...{ ...query, starts },
            treatments: query.treatments.map((one, place) => {
              const payer = payers[place];
              return { ...one, ...(payer && payerOf(payer)) };
            }),
            ...(comment.trim() && { comment: comment.trim() }),
          });
        }
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 560 }}
    >
      <StepHeading takesFocus={props.takesFocus}>{t('booking.steps.overview')}</StepHeading>
      {(failure || isGone) && (
        <Alert severity="error">
          <AlertTitle>
            {failure?.kind === 'undecided'
              ? t('newActivity.failed.undecidedTitle')
              : t('newActivity.failed.title')}
          </AlertTitle>
          {problem()}
          {isGone && (
            <Box sx={{ mt: 1 }}>
              <Button
                color="inherit"
                variant="outlined"
                onClick={() => {
                  void refetch();
                  props.onChangeTime();
                }}
              >
                {t('newActivity.failed.chooseOther')}
              </Button>
            </Box>
          )}
        </Alert>
      )}
      {/* An unanswered request must not be edited before its outcome is known. */}
      <Box
        component="fieldset"
        disabled={attempt !== undefined}
        sx={{ display: 'grid', gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <Card component="section" sx={{ p: 2.5 }}>
          <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
            <OverviewLine label={t('booking.overview.when')} onChange={props.onChangeTime}>
              {formatDate(language, date, 'full')}
            </OverviewLine>
            <OverviewLine
              label={t('journeys.steps.treatments')}
              onChange={props.onChangeTreatments}
            >
              <JourneyParts parts={parts} />
            </OverviewLine>
            {guest.status === 'guest' && (
              <OverviewLine label={t('booking.guest.title')}>
                {`${guest.guest.firstname} ${guest.guest.lastname}`.trim()}
              </OverviewLine>
            )}
          </Box>
        </Card>
        <JourneyPayment
          types={types}
          choice={chosen}
          payers={payers}
          onChoose={(place, payer) =>
            setChosenPayers(chosen.picks.map((_, at) => (at === place ? payer : chosenPayers[at])))
          }
        />
        <Card component="section" sx={{ p: 2.5 }}>
          <TextInput
            multiline
            minRows={2}
            label={`${t('newActivity.comment.label')} (${t('fields.optional', { ns: 'common' })})`}
            placeholder={t('newActivity.comment.placeholder')}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_COMMENT_LENGTH } }}
          />
        </Card>
      </Box>
      {plans.length > 0 && <OverlapNotice plans={plans} />}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 650 }}>
        <span>{t('newActivity.summary.total')}</span>
        <span>
          {total > 0 ? (
            <Money minor={total} currency={answer.currency} />
          ) : (
            t(covered.length > 0 ? 'booking.membership.covered' : 'newReservation.free')
          )}
        </span>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {total > 0 && `${t('newActivity.summary.payAtVenue')} `}
        {`${t('journeys.allOrNothing')} `}
        {deadline > Date.now()
          ? t('newActivity.summary.cancelUntil', {
              date: formatDate(language, until.date, 'day'),
              time: formatTime(until.minutes),
            })
          : t('newActivity.summary.cannotCancel')}
      </Typography>
      <SubmitButton pending={pending || (!offer && !attempt)}>
        {pending && t('newActivity.booking')}
        {!pending && attempt && t('actions.retry', { ns: 'common' })}
        {!pending && !attempt && t('newActivity.completeBooking')}
      </SubmitButton>
    </Box>
  );
}
