import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { LargeBody } from '../../common/http/json-body';
import { TakesVersion } from '../../common/http/version.interceptor';
import { PackageChange, PackageInput, PackageOutput } from './packages.dto';
import { PackagesService } from './packages.service';

@ApiTags('packages')
@Controller('api/v1/admin/packages')
export class PackagesController {
  constructor(private readonly packages: PackagesService) {}

  @Get()
  @StaffOnly('read')
  @Answers(PackageOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listPackages',
    summary: 'The venue’s packages by name, including those no longer sold',
  })
  list(@Ctx() ctx: RequestContext): Promise<PackageOutput[]> {
    return this.packages.list(ctx);
  }

  @Get(':id')
  @StaffOnly('read')
  @Answers(PackageOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getPackage', summary: 'Get a package' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<PackageOutput> {
    return this.packages.show(ctx, id);
  }

  @Post()
  @LargeBody(2_000)
  @StaffOnly('packages.edit')
  @Answers(PackageOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'UNKNOWN_SERVICE', 'STAY_DAY_OUT_OF_RANGE', 'PICTURE_WITHOUT_TEXT')
  @ApiOperation({ operationId: 'createPackage', summary: 'Create a package' })
  create(@Ctx() ctx: RequestContext, @Body() input: PackageInput): Promise<PackageOutput> {
    return this.packages.create(ctx, input);
  }

  @Put(':id')
  @LargeBody(2_000)
  @StaffOnly('packages.edit')
  @Answers(PackageOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'UNKNOWN_SERVICE', 'STAY_DAY_OUT_OF_RANGE', 'PICTURE_WITHOUT_TEXT')
  @ApiOperation({
    operationId: 'updatePackage',
    summary: 'Change a package; stays already made from it do not change',
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: PackageChange,
  ): Promise<PackageOutput> {
    return this.packages.update(ctx, id, change);
  }

  @Delete(':id')
  @StaffOnly('packages.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'deletePackage', summary: 'Delete a package' })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.packages.delete(ctx, id);
  }
}
