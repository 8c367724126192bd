import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { vendorOfCode } from '../lib/vendor-of-code';
import { UnknownVendor } from './unknown-vendor';
import { VendorGate } from './vendor-gate';

interface Props {
  /** Title of the page for a link that does not even name a venue. */
  title: string;
  incomplete: string;
  children: ReactNode;
}

/** Pages that a link in a message leads to: the venue is the one its code was made in. */
export function LinkVendorGate({ title, incomplete, children }: Props) {
  const [query] = useSearchParams();
  const vendor = vendorOfCode(query.get('code'));
  if (!vendor) return <UnknownVendor title={title} text={incomplete} />;
  return (
    <VendorGate key={vendor} vendor={vendor}>
      {children}
    </VendorGate>
  );
}
