import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/access';
import { Answers } from '../../common/http/answers';
import { FoundVendorOutput, SearchVendorsQuery } from './hub-vendors.dto';
import { VendorsService } from './vendors.service';

@ApiTags('hub')
@Controller('api/v1/hub/vendors')
export class HubVendorsController {
  constructor(private readonly vendors: VendorsService) {}

  @Get()
  @Public()
  @Answers(FoundVendorOutput, { isArray: true })
  @ApiOperation({
    operationId: 'searchVendors',
    summary: 'Find venues by the start of their name, at most 20',
  })
  search(@Query() { search, module }: SearchVendorsQuery): Promise<FoundVendorOutput[]> {
    return this.vendors.search(search, module);
  }
}
