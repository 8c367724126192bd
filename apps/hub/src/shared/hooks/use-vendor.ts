import type { BrandedVendor } from '@atrium/api-client/hub';
import { createContext, useContext } from 'react';
import type { VendorPaths } from '../../paths';

/** The venue whose pages are shown. */
export interface CurrentVendor extends BrandedVendor {
  paths: VendorPaths;
}

export const VendorContext = createContext<CurrentVendor | null>(null);

export function useVendor(): CurrentVendor {
  const vendor = useContext(VendorContext);
  if (!vendor) throw new Error('useVendor needs a VendorGate above it.');
  return vendor;
}
