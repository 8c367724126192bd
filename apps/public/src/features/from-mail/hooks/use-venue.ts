import { isApiError } from '@atrium/api-client/api-error';
import { useGetVendorBrandingQuery } from '@atrium/api-client/public';
import { adoptLanguage, adoptVendorLanguage } from '@atrium/i18n/create-i18n';
import { useBranding } from '@atrium/ui/hooks/use-branding';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmbedding } from '../../../shared/embedding/embedding';

/**
 * The venue whose message led here, with its theme and, if the browser asks for none of ours, its
 * language.
 */
export function useVenue(slugOrId: string) {
  const { i18n } = useTranslation();
  const { data, error, refetch } = useGetVendorBrandingQuery({ vendor: slugOrId });
  const { accent, language } = useEmbedding() ?? {};
  const own = data?.data;
  const branding = useMemo(
    () =>
      own && accent
        ? { ...own, buttonCTA: { ...own.buttonCTA, backgroundColor: accent }, link: {} }
        : own,
    [own, accent],
  );
  const languageCode = branding?._vendor.languageCode;
  useBranding(branding);

  useEffect(() => {
    // if the texts fail to load, the current language stays
    const adopt = async () => {
      if (language) await adoptLanguage(i18n, language);
      else if (languageCode) await adoptVendorLanguage(i18n, languageCode);
    };
    void adopt().catch(() => undefined);
  }, [i18n, language, languageCode]);

  return {
    venue: branding?._vendor,
    isUnknown: isApiError(error) && error.status === 404,
    isFailed: error !== undefined,
    retry: refetch,
  };
}
