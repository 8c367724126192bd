import { seatedServices } from '@atrium/rules/seating/evening/seated-services';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { LargeBody } from '../../common/http/json-body';
import { TakesVersion } from '../../common/http/version.interceptor';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import { ServiceImpact, ServiceImpactQuery } from './dto/service-impact.dto';
import { ServiceChange, ServiceChangeWithId, ServiceInput } from './dto/service-input.dto';
import { ServiceOutput, toServiceOutput } from './dto/service-output.dto';
import { ServiceEditor } from './service-editor';
import { ServicesService } from './services.service';

@ApiTags('services')
@Controller()
export class ServicesController {
  constructor(
    private readonly services: ServicesService,
    private readonly editor: ServiceEditor,
  ) {}

  @Get('api/v1/services')
  @StaffOnly('read')
  @Answers(ServiceOutput, { isArray: true })
  @ApiOperation({ operationId: 'listServices', summary: 'All services, by sortOrder and name' })
  async list(@Ctx() ctx: RequestContext): Promise<ServiceOutput[]> {
    return (await this.services.list(ctx)).map(toServiceOutput);
  }

  @Get('api/v1/services/active')
  @StaffOnly('read')
  @Answers(ServiceOutput, { isArray: true })
  @ApiOperation({ operationId: 'listActiveServices', summary: 'Services that can be booked' })
  async active(@Ctx() ctx: RequestContext): Promise<ServiceOutput[]> {
    return (await this.services.active(ctx)).map(toServiceOutput);
  }

  @Get('api/v1/seating/services')
  @StaffOnly('read')
  @Answers(ServiceOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listSeatingServices',
    summary: 'Services whose guests sit at tables, and where none says so all that can be booked',
  })
  async seating(@Ctx() ctx: RequestContext): Promise<ServiceOutput[]> {
    return seatedServices((await this.services.active(ctx)).map(toServiceOutput));
  }

  @Get('api/v1/services/:id')
  @StaffOnly('read')
  @Answers(ServiceOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getService', summary: 'Get a service' })
  async get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<ServiceOutput> {
    return toServiceOutput(await this.services.get(ctx, id));
  }

  @Post('api/v1/services')
  @LargeBody(20_000)
  @StaffOnly('services.edit')
  @Answers(ServiceOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'CODE_TAKEN', 'INVALID_TIME', 'INVALID_PERIOD', 'PICTURE_WITHOUT_TEXT')
  @Fails(422, 'AGE_BAND_INVALID', 'AGE_BANDS_OVERLAP')
  @ApiOperation({ operationId: 'createService', summary: 'Create a service' })
  create(@Ctx() ctx: RequestContext, @Body() input: ServiceInput): Promise<ServiceOutput> {
    return this.editor.create(ctx, input);
  }

  @Put('api/v1/services')
  @LargeBody(20_000)
  @StaffOnly('services.edit')
  @Answers(ServiceOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion({ required: false })
  @Fails(409, 'CAPACITY_BREAKS_BOOKINGS')
  @Fails(422, 'CODE_TAKEN', 'INVALID_TIME', 'INVALID_PERIOD', 'PICTURE_WITHOUT_TEXT')
  @Fails(422, 'AGE_BAND_INVALID', 'AGE_BANDS_OVERLAP')
  @ApiOperation({
    operationId: 'saveService',
    summary: 'Change the service named in the body; omitted fields stay',
  })
  save(
    @Ctx() ctx: RequestContext,
    @Body() { _id, ...change }: ServiceChangeWithId,
  ): Promise<ServiceOutput> {
    return this.editor.change(ctx, _id, change);
  }

  @Put('api/v1/services/:id')
  @LargeBody(20_000)
  @StaffOnly('services.edit')
  @Answers(ServiceOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409, 'CAPACITY_BREAKS_BOOKINGS')
  @Fails(422, 'CODE_TAKEN', 'INVALID_TIME', 'INVALID_PERIOD', 'PICTURE_WITHOUT_TEXT')
  @Fails(422, 'AGE_BAND_INVALID', 'AGE_BANDS_OVERLAP')
  @ApiOperation({
    operationId: 'updateService',
    summary: 'Change a service; omitted fields stay',
  })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: ServiceChange,
  ): Promise<ServiceOutput> {
    return this.editor.change(ctx, id, change);
  }

  @Post('api/v1/services/:id/preview-change')
  @LargeBody(20_000)
  @StaffOnly('services.edit')
  @Answers(ServiceImpact)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion({ required: false })
  @Fails(409)
  @Fails(422, 'INVALID_TIME', 'INVALID_PERIOD', 'PICTURE_WITHOUT_TEXT')
  @Fails(422, 'AGE_BAND_INVALID', 'AGE_BANDS_OVERLAP')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'previewServiceChange',
    summary: 'Preview a change: which bookings would no longer fit',
  })
  preview(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() change: ServiceChange,
    @Query() page: ServiceImpactQuery,
  ): Promise<ServiceImpact> {
    return this.editor.preview(ctx, id, change, page);
  }

  @Delete('api/v1/services/:id')
  @StaffOnly('services.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'SERVICE_IN_USE')
  @ApiOperation({
    operationId: 'deleteService',
    summary: 'Delete a service that was never booked; otherwise set active to false',
  })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.editor.delete(ctx, id);
  }
}
