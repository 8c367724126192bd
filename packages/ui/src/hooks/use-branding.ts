import { createContext, useContext, useLayoutEffect } from 'react';
import type { VendorBranding } from '../theme/vendor-branding';

export const BrandingContext = createContext<(branding: VendorBranding | undefined) => void>(
  () => {},
);

/**
 * Gives the whole app a venue's look for as long as the calling component is shown. Before the
 * next paint, so that no frame shows ours.
 * @param branding must keep its identity between renders while it is the same (as a query's data does)
 */
export function useBranding(branding: VendorBranding | undefined): void {
  const setBranding = useContext(BrandingContext);
  useLayoutEffect(() => {
    setBranding(branding);
    return () => setBranding(undefined);
  }, [branding, setBranding]);
}
