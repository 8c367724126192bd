import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { ContextualRequest } from '../../common/auth/access.guard';
import { VendorsService } from './vendors.service';

/**
 * A system administrator may work in any venue that exists: what they write in one that does not
 * would belong to nobody.
 */
@Injectable()
export class ChosenVendorGuard implements CanActivate {
  constructor(private readonly vendors: VendorsService) {}

  /** @throws {NotFoundError} VENDOR_NOT_FOUND */
  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const { context } = execution.switchToHttp().getRequest<ContextualRequest>();
    if (context?.vendorId && context.vendorId !== context.homeVendorId) {
      await this.vendors.resolve(context.vendorId);
    }
    return true;
  }
}
