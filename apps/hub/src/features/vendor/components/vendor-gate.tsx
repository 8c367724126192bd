import { useGetVendorBrandingQuery, type VendorBrandingOutput } from '@atrium/api-client/hub';
import { restoreSession } from '@atrium/api-client/session/session-actions';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { useBranding } from '@atrium/ui/hooks/use-branding';
import { lazy, type ReactNode, useEffect, useMemo, useState } from 'react';
import { vendorPaths } from '../../../paths';
import { VendorContext } from '../../../shared/hooks/use-vendor';
import { useRefetchInLanguage } from '../hooks/use-refetch-in-language';
import { useVendorLanguage } from '../hooks/use-vendor-language';
import { Installable } from './installable';
import { QuietLoading } from './quiet-loading';

// Hardly anybody sees these.
const UnknownVendor = lazy(async () => ({
  default: (await import('./unknown-vendor')).UnknownVendor,
}));
const VendorFailure = lazy(async () => ({
  default: (await import('./vendor-failure')).VendorFailure,
}));

interface Props {
  /** Slug or id. */
  vendor: string;
  /** The venue this host belongs to, if any. */
  hostVendor?: string | undefined;
  children: ReactNode;
}

/**
 * Shows a venue's pages once its theme and language are known, so that no other look flashes first.
 * Key it by the venue: it caches one venue's data.
 */
export function VendorGate({ vendor: slugOrId, hostVendor, children }: Props) {
  const { data, error, refetch } = useGetVendorBrandingQuery({ vendor: slugOrId });
  // Signing in empties the API's cache; the venue's look must outlive that.
  const [known, setKnown] = useState<VendorBrandingOutput>();
  const branding = data?.data ?? known;
  if (branding !== known) setKnown(branding);
  const dispatch = useAppDispatch();
  useBranding(branding);
  useEffect(() => {
    void dispatch(restoreSession(slugOrId));
  }, [dispatch, slugOrId]);
  useRefetchInLanguage();
  const languageReady = useVendorLanguage(branding?._vendor.languageCode);

  const current = useMemo(
    () =>
      branding && {
        ...branding._vendor,
        paths: vendorPaths(branding._vendor.slug, hostVendor),
      },
    [branding, hostVendor],
  );

  if (current && languageReady) {
    return (
      <VendorContext value={current}>
        <Installable slug={current.slug} color={branding?.buttonCTA.backgroundColor} />
        {children}
      </VendorContext>
    );
  }
  if (error && 'status' in error && error.status === 404) return <UnknownVendor />;
  if (error) return <VendorFailure error={error} onRetry={refetch} />;
  return <QuietLoading />;
}
