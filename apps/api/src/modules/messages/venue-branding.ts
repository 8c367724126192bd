import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../common/context/request-context';
import { ThemesService } from '../themes/public';
import { VendorsService } from '../vendors/public';
import { mailColors } from './rendering/mail-colors';

/** How a venue appears in its mail. */
@Injectable()
export class VenueBranding {
  constructor(
    private readonly vendors: VendorsService,
    private readonly themes: ThemesService,
  ) {}

  /** Cached, because every booking asks. */
  async of({ vendorId }: TenantScope) {
    const [vendor, theme] = await Promise.all([
      this.vendors.resolve(vendorId),
      this.themes.cachedStyles({ vendorId }),
    ]);
    const { logo: _, ...rest } = vendor;
    const logo = await this.themes.mailLogo({ vendorId }, vendor);
    return { vendor: { ...rest, ...(logo ? { logo } : {}) }, colors: mailColors(theme) };
  }
}
