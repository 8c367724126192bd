import { Body, Controller, Delete, Get, Param, Post, Query, Redirect } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public, StaffOnly } from '../../common/auth/access';
import { Call, Ctx } from '../../common/context/ctx.decorator';
import type { CallContext, RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { Throttled } from '../../common/throttling/throttled';
import {
  OptOutByLinkInput,
  OptOutInput,
  OptOutOutput,
  OptOutsPageOutput,
  OptOutsQuery,
} from './opt-outs.dto';
import { OptOutsService } from './opt-outs.service';

/** Guests who declined marketing. */
@ApiTags('customers')
@Controller()
export class OptOutsController {
  constructor(private readonly optOuts: OptOutsService) {}

  @Get('api/v1/admin/optOuts')
  @StaffOnly('read')
  @Answers(OptOutsPageOutput)
  @ApiOperation({ operationId: 'listOptOuts', summary: 'Guests who declined marketing' })
  list(@Ctx() ctx: RequestContext, @Query() query: OptOutsQuery): Promise<OptOutsPageOutput> {
    return this.optOuts.page(ctx, query);
  }

  @Post('api/v1/admin/optOuts')
  @StaffOnly('customers.edit')
  @Answers(OptOutOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'addOptOut',
    summary: 'Record that a guest declined marketing by a channel',
  })
  add(@Ctx() ctx: RequestContext, @Body() input: OptOutInput): Promise<OptOutOutput> {
    return this.optOuts.add(ctx, input);
  }

  @Delete('api/v1/admin/optOuts')
  @StaffOnly('customers.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'removeOptOut',
    summary: 'Remove the opt-out; the guest has then neither agreed nor declined',
  })
  remove(@Ctx() ctx: RequestContext, @Body() input: OptOutInput): Promise<null> {
    return this.optOuts.remove(ctx, input);
  }

  @Post('api/v1/opt_out/:vendorId')
  @Public()
  @Throttled('optOut')
  @Answers(null)
  @Fails(403, 'OPT_OUT_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'optOutByLink',
    summary: 'Opt out with the link from a message; opening it alone changes nothing',
  })
  byLink(
    @Call() call: CallContext,
    @Param('vendorId') vendorId: string,
    @Body() input: OptOutByLinkInput,
  ): Promise<null> {
    return this.optOuts.byLink(call, vendorId, input);
  }

  @Post('api/v1/opt_out/:vendorId/oneClick')
  @Public()
  @Answers(null)
  @Fails(403, 'OPT_OUT_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'optOutByMailProgram',
    summary: 'One-click unsubscribe, posted by mail programs (RFC 8058)',
  })
  byMailProgram(
    @Call() call: CallContext,
    @Param('vendorId') vendorId: string,
    @Query() input: OptOutByLinkInput,
  ): Promise<null> {
    return this.optOuts.byLink(call, vendorId, input);
  }

  @Get('api/v1/opt_out/:vendorId/oneClick')
  @Public()
  @Redirect()
  @Fails(403, 'OPT_OUT_LINK_INVALID')
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiResponse({ status: 302, description: 'To the page that asks for confirmation' })
  @ApiOperation({
    operationId: 'openOptOutLink',
    summary: 'The opt-out page, for mail programs without that button; changes nothing',
  })
  async open(
    @Call() call: CallContext,
    @Param('vendorId') vendorId: string,
    @Query() input: OptOutByLinkInput,
  ): Promise<{ url: string }> {
    return { url: await this.optOuts.pageOfLink(call, vendorId, input) };
  }
}
