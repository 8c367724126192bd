import { VenueLogo } from '@atrium/ui/components/display/venue-logo';
import type { ReactNode } from 'react';
import { useVendor } from '../../hooks/use-vendor';
import { VenueCover } from './venue-cover';

export interface VendorPicturesProps {
  /** Of the logo, in pixels. */
  height: number;
  isPanel: boolean | undefined;
  /** Its name, for want of a logo. */
  children: ReactNode;
}

export function VendorPictures({ height, isPanel, children }: VendorPicturesProps) {
  const { name, logo, pictures } = useVendor();
  const cover = isPanel ? pictures?.cover : undefined;
  const ground = cover ? 'picture' : isPanel ? 'primary' : 'page';
  return (
    <>
      {cover && <VenueCover cover={cover} />}
      <VenueLogo name={name} logo={logo} pictures={pictures} height={height} ground={ground}>
        {children}
      </VenueLogo>
    </>
  );
}
