import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { Outlet, useParams } from 'react-router-dom';
import { vendorOfHost } from '../../../paths';
import { VendorGate } from './vendor-gate';
import { VenueBoundary } from './venue-boundary';

/** The venue's pages at `/activity-hub/{vendor}/…`, or at the root of the venue's own address. */
export function AddressVendorGate() {
  const { vendor: inPath } = useParams();
  const hostVendor = vendorOfHost(window.location);
  const vendor = inPath ?? hostVendor;
  if (!vendor) return <NotFoundPage />;
  return (
    <VendorGate key={vendor} vendor={vendor} hostVendor={hostVendor}>
      <VenueBoundary>
        <Outlet />
      </VenueBoundary>
    </VendorGate>
  );
}
