import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/access';
import { Call } from '../../common/context/ctx.decorator';
import type { CallContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { Revalidated } from '../../common/http/revalidated';
import { VendorBrandingOutput } from './themes.dto';
import { ThemesService } from './themes.service';

@ApiTags('hub')
@Controller('api/v1/hub/vendors')
export class BrandingController {
  constructor(private readonly themes: ThemesService) {}

  @Get(':vendor')
  @Public()
  @Revalidated()
  @Answers(VendorBrandingOutput)
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'getVendorBranding',
    summary: 'A venue (slug or id) and its theme',
  })
  get(@Call() call: CallContext, @Param('vendor') vendor: string): Promise<VendorBrandingOutput> {
    return this.themes.branding(call, vendor);
  }
}
