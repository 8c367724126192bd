import { Body, Controller, Get, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { PrivacyAnswers } from './answers/privacy-answers';
import { PrivacyReceipt } from './answers/privacy-receipt';
import { PrivacyIdentity } from './identity/privacy-identity';
import {
  PrivacyAnswerInput,
  PrivacyIdentityInput,
  PrivacyReasonInput,
  PrivacyRequestInput,
  PrivacyRequestOutput,
  PrivacyRequestsPageOutput,
  PrivacyRequestsQuery,
} from './privacy-requests.dto';
import { PrivacyRequestsService } from './privacy-requests.service';

/** What guests ask about their data, as staff see and answer it. */
@ApiTags('customers')
@Controller('api/v1/admin/privacy/requests')
export class PrivacyRequestsController {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly identity: PrivacyIdentity,
    private readonly answers: PrivacyAnswers,
    private readonly receipts: PrivacyReceipt,
  ) {}

  @Get()
  @StaffOnly('privacy.record')
  @Answers(PrivacyRequestsPageOutput)
  @ApiOperation({
    operationId: 'listPrivacyRequests',
    summary: 'What guests asked about their data, latest first',
  })
  list(
    @Ctx() ctx: RequestContext,
    @Query() query: PrivacyRequestsQuery,
  ): Promise<PrivacyRequestsPageOutput> {
    return this.requests.page(ctx, query);
  }

  @Post()
  @StaffOnly('privacy.record')
  @Answers(PrivacyRequestOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PRIVACY_REQUEST_WAITING', 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'GUEST_WITHOUT_EMAIL', 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'recordPrivacyRequest',
    summary: 'Record what a guest asked by telephone, by letter or in person',
  })
  record(
    @Ctx() ctx: RequestContext,
    @Body() input: PrivacyRequestInput,
  ): Promise<PrivacyRequestOutput> {
    return this.requests.record(ctx, input);
  }

  @Get(':id')
  @StaffOnly('privacy.record')
  @Answers(PrivacyRequestOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getPrivacyRequest', summary: 'One request about data' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<PrivacyRequestOutput> {
    return this.requests.get(ctx, id);
  }

  @Get(':id/receipt')
  @StaffOnly('privacy.record')
  @ApiProduces('text/html')
  @ApiOkResponse({ description: 'A page, UTF-8', schema: { type: 'string' } })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getPrivacyReceipt',
    summary: 'The receipt of a request as a page to print, in the guest’s language',
  })
  async receipt(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<StreamableFile> {
    return new StreamableFile(await this.receipts.page(ctx, id), {
      type: 'text/html; charset=utf-8',
      // opened from disk, it can do nothing in this origin
      disposition: 'attachment; filename="receipt.html"',
    });
  }

  @Post(':id/identity')
  @StaffOnly('privacy.record')
  @Answers(PrivacyRequestOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PRIVACY_REQUEST_CLOSED', 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'GUEST_WITHOUT_EMAIL', 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'checkPrivacyIdentity',
    summary: 'Note how it was checked who asks, or mail the guest a link to confirm it',
  })
  check(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() { note }: PrivacyIdentityInput,
  ): Promise<PrivacyRequestOutput> {
    return this.identity.check(ctx, id, note);
  }

  @Post(':id/answer')
  @StaffOnly('privacy.manage')
  @ConfirmedOnly()
  @Answers(PrivacyRequestOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(
    409,
    'PRIVACY_REQUEST_UNCONFIRMED',
    'PRIVACY_REQUEST_CLOSED',
    'GUEST_HAS_BOOKINGS',
    'IDEMPOTENCY_IN_FLIGHT',
  )
  @Fails(422, 'GUEST_WITHOUT_EMAIL', 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'answerPrivacyRequest',
    summary: 'Do what was asked, and mail the guest the receipt; an archive comes as a link',
  })
  answer(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() { note }: PrivacyAnswerInput,
  ): Promise<PrivacyRequestOutput> {
    return this.answers.answer(ctx, id, note);
  }

  @Post(':id/refusal')
  @StaffOnly('privacy.manage')
  @Answers(PrivacyRequestOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PRIVACY_REQUEST_CLOSED', 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'refusePrivacyRequest',
    summary: 'Refuse a request; the guest is told why, and where to complain',
  })
  refuse(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: PrivacyReasonInput,
  ): Promise<PrivacyRequestOutput> {
    return this.answers.refuse(ctx, id, reason);
  }

  @Post(':id/extension')
  @StaffOnly('privacy.manage')
  @Answers(PrivacyRequestOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(
    409,
    'PRIVACY_NOT_EXTENDABLE',
    'PRIVACY_REQUEST_UNCONFIRMED',
    'PRIVACY_REQUEST_CLOSED',
    'IDEMPOTENCY_IN_FLIGHT',
  )
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'extendPrivacyRequest',
    summary: 'Take two months more, once; the guest is told why',
  })
  extend(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: PrivacyReasonInput,
  ): Promise<PrivacyRequestOutput> {
    return this.answers.extend(ctx, id, reason);
  }

  @Post(':id/lifting')
  @StaffOnly('privacy.manage')
  @Answers(PrivacyRequestOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'GUEST_NOT_RESTRICTED', 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'liftRestriction',
    summary: 'Lift the restriction that a request led to; the guest is told why',
  })
  lift(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() { reason }: PrivacyReasonInput,
  ): Promise<PrivacyRequestOutput> {
    return this.answers.lift(ctx, id, reason);
  }
}
