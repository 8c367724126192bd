import type { Types } from 'mongoose';
import type { Vendor } from './vendor.schema';

/** The fields that hold a picture of the venue. */
export const vendorPictures = ['_logoLight', '_logoDark', '_cover', '_icon'] as const;
export type VendorPicture = (typeof vendorPictures)[number];

export const picturesOfVendor = (
  vendor: Pick<Vendor, VendorPicture> | null,
): (Types.ObjectId | undefined)[] => vendorPictures.map((field) => vendor?.[field]);
