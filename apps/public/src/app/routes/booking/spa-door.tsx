import { useGetVendorBrandingQuery, type VendorBrandingOutput } from '@atrium/api-client/public';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import type { ReactNode } from 'react';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';

interface Props {
  /** Short name of the venue, as the address has it. */
  name: string;
  /** Where treatments are booked in the hub, or nobody knows the venue. */
  otherwise: ReactNode;
  children: (venue: VendorBrandingOutput['_vendor']) => ReactNode;
}

/** A venue's own page, where its treatments can be booked without an account. */
export function SpaDoor({ name, otherwise, children }: Props) {
  const { data, error } = useGetVendorBrandingQuery({ vendor: name });
  if (!data && !error) return <LoadingScreen fullScreen />;
  if (!data?.data._vendor.modules.openBooking) return otherwise;
  return <VenueDoor vendor={name}>{children}</VenueDoor>;
}
