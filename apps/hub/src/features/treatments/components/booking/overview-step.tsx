import type { HubTreatment, OfferedTreatmentDay, TreatmentOffer } from '@atrium/api-client/hub/spa';
import { formatDate, formatTime, formatTimeRange } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { askedFor, chosenAddons, chosenPrice } from '@atrium/rules/spa/treatments/guest-choice';
import { guestDeadline } from '@atrium/rules/spa/treatments/guest-treatment';
import { Money } from '@atrium/ui/components/display/money';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AddonList } from '../../../../shared/booking/addon-list';
import { MAX_COMMENT_LENGTH } from '../../../../shared/booking/booking-draft';
import { MembershipChoice } from '../../../../shared/booking/memberships/membership-choice';
import { usableMemberships } from '../../../../shared/booking/memberships/usable-memberships';
import { useBookedPlans } from '../../../../shared/booking/memberships/use-booked-plans';
import { useMyMemberships } from '../../../../shared/booking/memberships/use-my-memberships';
import { overlapping } from '../../../../shared/booking/overlapping';
import { OverlapNotice } from '../../../../shared/booking/steps/overlap-notice';
import { OverviewLine } from '../../../../shared/booking/steps/overview-line';
import { SignInToBook } from '../../../../shared/booking/steps/sign-in-to-book';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { SubmitButton } from '../../../../shared/components/fields/submit-button';
import { useGuest } from '../../../../shared/hooks/use-guest';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useMyStays } from '../../hooks/use-my-stays';
import { useTreatmentDraft } from '../../hooks/use-treatment-draft';
import { useTreatmentSubmission } from '../../hooks/use-treatment-submission';
import { useWishChoices } from '../../hooks/use-wish-choices';
import { includedInStay } from '../../lib/included-in-stay';
import type { TreatmentStep } from '../../lib/treatment-steps';
import { TreatmentProblem } from './treatment-problem';

export interface ChosenTreatment {
  length: string;
  wish: string | undefined;
  date: string;
  /** Minutes from midnight. */
  time: number;
}

interface Props {
  offer: TreatmentOffer;
  /** Days of the month. */
  days: readonly OfferedTreatmentDay[];
  chosen: ChosenTreatment;
  /** What is free is being asked for. */
  isLoading: boolean;
  onBooked: (booked: HubTreatment) => void;
  onGoTo: (step: TreatmentStep) => void;
  /** Another time instead of one that is gone. */
  onChooseInstead: (place: { date: string; time: number }) => void;
  /** The time is gone: what is free has to be asked for again. */
  onGone: () => void;
  takesFocus: boolean;
}

/** All that was chosen, what else the guest wants, and the button that books it. */
export function OverviewStep(props: Props) {
  const { offer, days, chosen, onGoTo } = props;
  const { length, wish, date, time } = chosen;
  const { t } = useTranslation(['hub', 'common']);
  const language = useLanguage();
  const durationText = useDurationText();
  const wishChoices = useWishChoices();
  const { timezone } = useVendor();
  const guest = useGuest();
  const { draft, setDraft, clearDraft } = useTreatmentDraft(offer._id);
  const { attempt, failure, pending, submit } = useTreatmentSubmission((booked) => {
    clearDraft();
    props.onBooked(booked);
  });
  const minutes = offer.lengths.find(({ _id }) => _id === length)?.minutes ?? 0;
  const end = time + minutes;
  const plans = overlapping({ date, start: time, end }, useBookedPlans(guest));
  const isFree = days.some((day) => day.date === date && day.starts.includes(time));
  const use = { service: offer._id, date, participants: offer.guests };
  const memberships = usableMemberships(useMyMemberships(guest) ?? [], use);
  const included = includedInStay(useMyStays(guest), {
    ...use,
    type: offer._id,
    guests: offer.guests,
  });
  // A stay pays unless the guest says otherwise: it is part of what they have bought.
  const isInStay =
    included !== undefined && (draft.membership === undefined || draft.membership === included);
  const paying = memberships.find(({ _id }) => _id === draft.membership);
  const isCovered = isInStay || paying !== undefined;
  const total = chosenPrice(offer, { length, wish, addons: draft.addons, isCovered });
  const coverText = (() => {
    if (isInStay) return 'booking.membership.stay';
    return paying ? 'booking.membership.covered' : 'newReservation.free';
  })();
  const choice = wishChoices(offer).find(({ value }) => value === (wish ?? ''));
  const asked = askedFor(wish);
  const deadline = guestDeadline(
    {
      ...{ date, timeindexStart: time, cancelInformation: offer.cancelInformation },
      ...{ status: 'confirmed', treatmentLock: false },
    },
    timezone,
  );
  const until = venueTimeOf(deadline, timezone);

  const book = () =>
    submit({
      ...{ _treatmentType: offer._id, _length: length, date, timeindexStart: time },
      ...(asked && { wish: asked }),
      ...(isInStay && { _stayTreatment: included }),
      ...(paying && { _membership: paying._id }),
      ...(draft.comment.trim() && { comment: draft.comment.trim() }),
      addons: chosenAddons(offer.addons, draft.addons).map(({ _id, quantity }) => ({
        ...{ _addon: _id, quantity },
      })),
    });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (guest.status === 'guest') void book();
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 560 }}
    >
      <StepHeading takesFocus={props.takesFocus}>{t('booking.steps.overview')}</StepHeading>
      <TreatmentProblem
        failure={failure}
        isFree={isFree || props.isLoading || attempt !== undefined || pending}
        days={days}
        date={date}
        time={time}
        onChoose={props.onChooseInstead}
        onChangeTime={() => onGoTo('time')}
        onGone={props.onGone}
      />
      {/* An unanswered request must not be edited before its outcome is known. */}
      <Box
        component="fieldset"
        disabled={attempt !== undefined}
        sx={{ display: 'grid', gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <Card component="section" sx={{ p: 2.5 }}>
          <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
            <OverviewLine label={t('booking.overview.when')} onChange={() => onGoTo('date')}>
              {`${formatDate(language, date, 'full')}, ${formatTimeRange(time, end)}`}
            </OverviewLine>
            <OverviewLine label={t('treatments.length')} onChange={() => onGoTo('treatment')}>
              {[
                durationText(minutes),
                ...(offer.guests > 1 ? [t('treatments.together', { count: offer.guests })] : []),
              ].join(' · ')}
            </OverviewLine>
            {offer.therapists.length > 1 && choice && (
              <OverviewLine label={t('treatments.wish.label')} onChange={() => onGoTo('treatment')}>
                {choice.label}
              </OverviewLine>
            )}
            {guest.status === 'guest' && (
              <OverviewLine label={t('booking.guest.title')}>
                {`${guest.guest.firstname} ${guest.guest.lastname}`.trim()}
              </OverviewLine>
            )}
          </Box>
        </Card>
        {offer.addons.length > 0 && (
          <AddonList
            addons={offer.addons.map(({ maxQuantity, ...addon }) => ({
              ...addon,
              most: maxQuantity ?? offer.guests,
            }))}
            currency={offer.currency}
            quantities={draft.addons}
            onChange={(id, quantity) =>
              setDraft({ ...draft, addons: { ...draft.addons, [id]: quantity } })
            }
          />
        )}
        {(memberships.length > 0 || included !== undefined) && (
          <MembershipChoice
            memberships={memberships}
            uses={offer.guests}
            stay={included}
            chosen={isInStay ? included : paying?._id}
            onChoose={(payer = '') => setDraft({ ...draft, membership: payer })}
          />
        )}
        <Card component="section" sx={{ p: 2.5 }}>
          <TextInput
            multiline
            minRows={2}
            label={`${t('newActivity.comment.label')} (${t('fields.optional', { ns: 'common' })})`}
            placeholder={t('newActivity.comment.placeholder')}
            value={draft.comment}
            onChange={(event) => setDraft({ ...draft, comment: event.target.value })}
            slotProps={{ htmlInput: { maxLength: MAX_COMMENT_LENGTH } }}
          />
        </Card>
      </Box>
      {plans.length > 0 && <OverlapNotice plans={plans} />}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 650 }}>
        <span>{t('newActivity.summary.total')}</span>
        <span>
          {total > 0 && <Money minor={total} currency={offer.currency} />}
          {total === 0 && t(coverText)}
        </span>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {total > 0 && `${t('newActivity.summary.payAtVenue')} `}
        {deadline > Date.now()
          ? t('newActivity.summary.cancelUntil', {
              date: formatDate(language, until.date, 'day'),
              time: formatTime(until.minutes),
            })
          : t('newActivity.summary.cannotCancel')}
      </Typography>
      {guest.status === 'visitor' ? (
        <SignInToBook />
      ) : (
        <SubmitButton pending={pending || guest.status !== 'guest'}>
          {pending && t('newActivity.booking')}
          {!pending && attempt && t('actions.retry', { ns: 'common' })}
          {!pending && !attempt && t('newActivity.completeBooking')}
        </SubmitButton>
      )}
    </Box>
  );
}
