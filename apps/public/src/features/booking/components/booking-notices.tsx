import { formatDate, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { HeldTime } from './held-time';

interface Props {
  /** It has to be paid in advance, which nobody has been told yet. */
  isPrepaid: boolean;
  /** A card has to be given, in the same way. */
  givesCard: boolean;
  waiting: boolean;
  /** The chosen time, where it can be changed. */
  place: { date: string; time: number } | undefined;
  /** ISO instant. */
  heldUntil: string | undefined;
  /** Why the time could not be held. */
  problem: string | undefined;
  onChangeTime: () => void;
}

/** What the visitor must know of the time that they have chosen. */
export function BookingNotices(props: Props) {
  const { isPrepaid, givesCard, waiting, place, heldUntil, problem, onChangeTime } = props;
  const { t } = useTranslation('public');
  const language = useLanguage();
  return (
    <>
      {isPrepaid && <Alert severity="info">{t('payment.inAdvance')}</Alert>}
      {givesCard && !isPrepaid && <Alert severity="info">{t('payment.cardInAdvance')}</Alert>}
      {place && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
            {formatDate(language, place.date, 'full')}, {formatTime(place.time)}
          </Box>
          <Button onClick={onChangeTime}>{t('booking.changeTime')}</Button>
        </Box>
      )}
      {waiting && <Alert severity="info">{t('booking.waiting')}</Alert>}
      {heldUntil && <HeldTime key={heldUntil} until={heldUntil} />}
      {problem && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={onChangeTime}>
              {t('booking.chooseOther')}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
    </>
  );
}
