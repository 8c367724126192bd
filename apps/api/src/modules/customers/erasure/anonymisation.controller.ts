import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { PageQuery } from '../../../common/http/page.dto';
import {
  AnonymisationPreviewOutput,
  AnonymisationRunsPageOutput,
  DryRunInput,
} from './anonymisation.dto';
import { AnonymisationJob } from './anonymisation.job';
import { AnonymisationService } from './anonymisation.service';

/** Whom the venue no longer needs. */
@ApiTags('customers')
@Controller('api/v1/admin/privacy/anonymisation')
export class AnonymisationController {
  constructor(
    private readonly anonymisation: AnonymisationService,
    private readonly job: AnonymisationJob,
  ) {}

  @Get()
  @StaffOnly('privacy.manage')
  @Answers(AnonymisationPreviewOutput)
  @ApiOperation({
    operationId: 'previewAnonymisation',
    summary: 'Guests whom the coming night anonymises, if nothing changes; nobody is by asking',
  })
  preview(
    @Ctx() ctx: RequestContext,
    @Query() query: PageQuery,
  ): Promise<AnonymisationPreviewOutput> {
    return this.anonymisation.preview(ctx, query);
  }

  @Get('runs')
  @StaffOnly('privacy.manage')
  @Answers(AnonymisationRunsPageOutput)
  @ApiOperation({
    operationId: 'listAnonymisationRuns',
    summary: 'Receipts of the nights and of dry runs, latest first; they name no guest',
  })
  runs(
    @Ctx() ctx: RequestContext,
    @Query() query: PageQuery,
  ): Promise<AnonymisationRunsPageOutput> {
    return this.anonymisation.receipts(ctx, query);
  }

  @Post('dryRuns')
  @StaffOnly('privacy.manage')
  @Answers(null)
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'IDEMPOTENCY_KEY_REUSED')
  @ApiOperation({
    operationId: 'tryAnonymisation',
    summary:
      'Count who would be anonymised now, and change nothing; its receipt follows within moments',
  })
  tryOut(@Ctx() ctx: RequestContext, @Body() input: DryRunInput): Promise<null> {
    return this.job.tryOut(ctx, input);
  }
}
