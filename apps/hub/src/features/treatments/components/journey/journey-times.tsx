import { useListMyJourneyOffersQuery } from '@atrium/api-client/hub/spa';
import { formatDate } from '@atrium/i18n/format';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { SlotList } from '@atrium/ui/components/calendar/slot-list';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BookingSkeleton } from '../../../../shared/booking/steps/booking-skeleton';
import { SignInToBook } from '../../../../shared/booking/steps/sign-in-to-book';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useGuest } from '../../../../shared/hooks/use-guest';
import { journeyQuery } from '../../lib/journey-query';
import type { JourneyChoice } from '../../lib/journey-steps';

interface Props {
  choice: JourneyChoice;
  /** `yyyy-mm-dd` */
  date: string;
  /** Another day instead. */
  onDate: (date: string) => void;
  onChangeDate: () => void;
  /** @param start minutes from midnight */
  onChoose: (start: number) => void;
  takesFocus: boolean;
}

/** When all of it fits on a day. Times are only worked out for who is signed in. */
export function JourneyTimes({ choice, date, onDate, onChangeDate, onChoose, takesFocus }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const errorText = useErrorText();
  const guest = useGuest();
  const { currentData, error, isFetching, refetch } = useListMyJourneyOffersQuery(
    { hubJourneyQuery: journeyQuery(choice, date) },
    { skip: guest.status !== 'guest', refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const offers = currentData?.data.offers;

  const content = () => {
    if (guest.status === 'visitor') return <SignInToBook />;
    if (error && !isFetching) return <ErrorState message={errorText(error)} onRetry={refetch} />;
    if (!offers) return <BookingSkeleton />;
    if (offers.length === 0) {
      return (
        <EmptyState
          title={t('journeys.noTimes')}
          text={t('journeys.noTimesHint')}
          action={
            <Button variant="contained" onClick={() => onDate(addDays(date, 1))}>
              {t('journeys.nextDay')}
            </Button>
          }
        />
      );
    }
    return (
      <SlotList
        slots={offers.map(({ timeindexStart, timeindexEnd }) => ({
          ...{ start: timeindexStart, end: timeindexEnd, available: 1 },
          ...{ showAvailability: false, showEndTime: true },
        }))}
        onSelect={({ start }) => onChoose(start)}
      />
    );
  };

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, flexWrap: 'wrap' }}>
        <Box sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
          {formatDate(language, date, 'full')}
        </Box>
        <Button onClick={onChangeDate}>{t('newActivity.changeDate')}</Button>
      </Box>
      <StepHeading takesFocus={takesFocus}>{t('newActivity.chooseTime')}</StepHeading>
      {content()}
    </>
  );
}
