import type { TreatmentOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';

/** 'start - end (end including reset)'; the reset is left out where there is none. */
export function useTreatmentTime() {
  const { t } = useTranslation('treatments');
  return ({
    timeindexStart,
    timeindexEnd,
    timeindexEndAndReset,
  }: Pick<TreatmentOutput, 'timeindexStart' | 'timeindexEnd' | 'timeindexEndAndReset'>): string => {
    const time = { start: formatTime(timeindexStart), end: formatTime(timeindexEnd) };
    return timeindexEndAndReset === timeindexEnd
      ? t('time', time)
      : t('timeAndReset', { ...time, reset: formatTime(timeindexEndAndReset) });
  };
}
