import { generatedApi } from '@atrium/api-client/hub';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Services and treatments come in the request's language, so they are fetched again when it changes. */
export function useRefetchInLanguage(): void {
  const { language } = useTranslation().i18n;
  const dispatch = useAppDispatch();
  const asked = useRef(language);

  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    dispatch(
      generatedApi.util.invalidateTags([
        'Activity',
        'Booking',
        'Stay',
        'Treatment',
        'TreatmentType',
        'TreatmentWait',
      ]),
    );
  }, [dispatch, language]);
}
