import {
  type BookingSeriesInput,
  type BookingSeriesPlan,
  usePreviewBookingSeriesMutation,
} from '@atrium/api-client/admin';
import { useDebounced } from '@atrium/ui/hooks/use-debounced';

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

const TYPING_PAUSE_MS = 350;

/**
 * The outcome of a series, fetched again with each change, so that nobody finds out afterwards
 * which dates were full.
 * @param input undefined if nothing is repeated
 */
export function useSeriesPlan(input: BookingSeriesInput | undefined) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [preview] = usePreviewBookingSeriesMutation();
  const asked = useDebounced(input === undefined ? '' : JSON.stringify(input), TYPING_PAUSE_MS);
  const [answer, setAnswer] = useState<{
    asked: string;
    plan?: BookingSeriesPlan;
    error?: unknown;
  }>();

  useEffect(() => {
    if (!asked) return;
    let isStale = false;
    const ask = async () => {
      try {
        const { data } = await preview({ bookingSeriesInput: JSON.parse(asked) }).unwrap();
        if (!isStale) setAnswer({ asked, plan: data });
      } catch (error) {
        if (!isStale) setAnswer({ asked, error });
      }
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, [asked, preview]);

  const isCurrent = answer !== undefined && answer.asked === JSON.stringify(input);
  return {
    plan: isCurrent ? answer.plan : undefined,
    failure:
      isCurrent && answer.error !== undefined
        ? errorText(answer.error, t('series.planFailed'))
        : undefined,
    isLoading: input !== undefined && !isCurrent,
  };
}
