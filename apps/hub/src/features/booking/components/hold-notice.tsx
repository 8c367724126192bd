import HoldIcon from '@mui/icons-material/TimerOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCountdown, type Hold, secondsLeft } from '../lib/hold';

interface Props {
  hold: Hold;
  onChooseAgain: () => void;
}

/** The time left on the hold, and what to do once it has expired. */
export function HoldNotice({ hold, onChooseAgain }: Props) {
  const { t } = useTranslation('hub');
  const [left, setLeft] = useState(() => secondsLeft(hold, Date.now()));

  useEffect(() => {
    const tick = () => setLeft(secondsLeft(hold, Date.now()));
    const timer = setInterval(tick, 1000);
    // A phone that was asleep stopped the clock.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [hold]);

  if (left > 0) {
    return (
      <Alert
        severity="info"
        icon={<HoldIcon />}
        role="timer"
        aria-live="off"
        sx={{ mb: 3, fontVariantNumeric: 'tabular-nums' }}
      >
        {t('newActivity.hold.left', { time: formatCountdown(left) })}
      </Alert>
    );
  }
  return (
    <Alert
      severity="warning"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" onClick={onChooseAgain}>
          {t('newActivity.hold.chooseAgain')}
        </Button>
      }
    >
      <AlertTitle>{t('newActivity.hold.expiredTitle')}</AlertTitle>
      {t('newActivity.hold.expiredText')}
    </Alert>
  );
}
