import { Injectable } from '@nestjs/common';
import {
  type CallContext,
  type RequestContext,
  withVendor,
} from '../../common/context/request-context';
import type { Vendor } from './vendor.schema';
import { VendorsRepository } from './vendors.repository';

@Injectable()
export class VendorsService {
  constructor(private readonly vendors: VendorsRepository) {}

  /**
   * The vendor that a path or body names by slug or id.
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  resolve(slugOrId: string): Promise<Vendor> {
    return this.vendors.getBySlugOrId(slugOrId);
  }

  /** A public call, placed in the vendor it names. */
  async enter(
    call: CallContext,
    slugOrId: string,
  ): Promise<{ ctx: RequestContext; vendor: Vendor }> {
    const vendor = await this.resolve(slugOrId);
    return { ctx: withVendor(call, vendor._id.toHexString()), vendor };
  }

  /** The vendor of a call. */
  current(ctx: RequestContext): Promise<Vendor> {
    return this.resolve(ctx.vendorId);
  }
}
