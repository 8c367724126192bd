import { isApiError } from '@atrium/api-client/api-error';
import { useGetVendorBrandingQuery } from '@atrium/api-client/public';
import { adoptVendorLanguage } from '@atrium/i18n/create-i18n';
import { useBranding } from '@atrium/ui/hooks/use-branding';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The venue whose message led here, with its theme and, if the browser asks for none of ours, its
 * language.
 */
export function useVenue(slugOrId: string) {
  const { i18n } = useTranslation();
  const { data, error, refetch } = useGetVendorBrandingQuery({ vendor: slugOrId });
  const branding = data?.data;
  const languageCode = branding?._vendor.languageCode;
  useBranding(branding);

  useEffect(() => {
    // if the texts fail to load, the current language stays
    if (languageCode) void adoptVendorLanguage(i18n, languageCode).catch(() => undefined);
  }, [i18n, languageCode]);

  return {
    venue: branding?._vendor,
    isUnknown: isApiError(error) && error.status === 404,
    isFailed: error !== undefined,
    retry: refetch,
  };
}
