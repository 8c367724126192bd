import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const secondsUntil = (instant: string): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1_000));

/** How long the time is still kept. @param until ISO instant */
export function HeldTime({ until }: { until: string }) {
  const { t } = useTranslation('public');
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(until));
    const timer = setInterval(tick, 1_000);
    // A phone that was asleep stopped the clock.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until]);

  if (left === 0) return <Alert severity="warning">{t('booking.expired')}</Alert>;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Alert severity="info" role="timer" aria-live="off" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t('booking.kept', { time })}
    </Alert>
  );
}
