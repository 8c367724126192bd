import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { PageQuery } from '../../common/http/page.dto';
import { TakesVersion } from '../../common/http/version.interceptor';
import { AdministerVendorInput, CreateVendorInput, UpdateVendorInput } from './vendor-input.dto';
import { VendorOutput, VendorsPageOutput } from './vendors.dto';
import { VendorsService } from './vendors.service';

@ApiTags('vendors')
@Controller('api/v1/admin')
export class VendorsController {
  constructor(private readonly vendors: VendorsService) {}

  @Get('vendor')
  @StaffOnly('read')
  @Answers(VendorOutput)
  @ApiOperation({ operationId: 'getOwnVendor', summary: 'The caller’s venue' })
  own(@Ctx() ctx: RequestContext): Promise<VendorOutput> {
    return this.vendors.own(ctx);
  }

  @Put('vendor')
  @StaffOnly('vendor.edit')
  @Answers(VendorOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'INVALID_PHONE', 'NETWORKS_LOCK_OUT')
  @ApiOperation({
    operationId: 'updateOwnVendor',
    summary: 'Change the company info, settings and modules of the caller’s venue',
  })
  update(@Ctx() ctx: RequestContext, @Body() input: UpdateVendorInput): Promise<VendorOutput> {
    return this.vendors.update(ctx, input);
  }

  @Get('vendors')
  @StaffOnly('vendors.editAny')
  @Answers(VendorsPageOutput)
  @ApiOperation({ operationId: 'listVendors', summary: 'All venues, newest first' })
  list(@Query() query: PageQuery): Promise<VendorsPageOutput> {
    return this.vendors.list(query);
  }

  @Post('vendors')
  @StaffOnly('vendors.create')
  @Answers(VendorOutput, { status: 201 })
  @Fails(422, 'SLUG_TAKEN', 'INVALID_PHONE')
  @ApiOperation({
    operationId: 'createVendor',
    summary: 'Create a venue; invite its first owner with X-Vendor-Id',
  })
  create(@Ctx() ctx: RequestContext, @Body() input: CreateVendorInput): Promise<VendorOutput> {
    return this.vendors.create(ctx, input);
  }

  @Put('vendors/:id')
  @StaffOnly('vendors.editAny')
  @Answers(VendorOutput)
  @Fails(404, 'NOT_FOUND', 'VENDOR_NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'SLUG_TAKEN', 'INVALID_PHONE', 'NETWORKS_LOCK_OUT')
  @ApiOperation({ operationId: 'updateVendor', summary: 'Change the settings of any venue' })
  administer(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: AdministerVendorInput,
  ): Promise<VendorOutput> {
    return this.vendors.administer(ctx, id, input);
  }
}
