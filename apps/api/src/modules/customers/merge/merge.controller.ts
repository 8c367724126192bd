import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { GuestDuplicatesService } from './guest-duplicates.service';
import { GuestMerger } from './guest-merger';
import {
  DuplicatesPageOutput,
  DuplicatesQuery,
  GuestMergeOutput,
  MergeDoneOutput,
  MergeInput,
  MergePreviewInput,
  MergePreviewOutput,
} from './merge.dto';

/** Possible duplicates, and merging them. */
@ApiTags('customers')
@Controller('api/v1/admin/customers')
export class MergeController {
  constructor(
    private readonly duplicates: GuestDuplicatesService,
    private readonly merger: GuestMerger,
  ) {}

  @Get('duplicates')
  @StaffOnly('read')
  @Answers(DuplicatesPageOutput)
  @ApiOperation({
    operationId: 'listDuplicateCustomers',
    summary: 'Pairs of guests who look like one, the surest first',
  })
  list(@Ctx() ctx: RequestContext, @Query() query: DuplicatesQuery): Promise<DuplicatesPageOutput> {
    return this.duplicates.page(ctx, query);
  }

  @Put('duplicates/:id/dismiss')
  @StaffOnly('customers.merge')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'dismissDuplicateCustomers',
    summary: 'Say that a pair is two people; it is not shown again',
  })
  dismiss(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.duplicates.dismiss(ctx, id);
  }

  @Post('merge/preview')
  @StaffOnly('customers.merge')
  @Answers(MergePreviewOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'SAME_GUEST')
  @ApiOperation({
    operationId: 'previewCustomerMerge',
    summary: 'Which details would stay and what would move; nothing is changed',
  })
  preview(
    @Ctx() ctx: RequestContext,
    @Body() input: MergePreviewInput,
  ): Promise<MergePreviewOutput> {
    return this.merger.preview(ctx, input);
  }

  @Post('merge')
  @StaffOnly('customers.merge')
  @Answers(MergeDoneOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'STALE_VERSION')
  @Fails(422, 'SAME_GUEST', 'TOO_MANY_RESULTS')
  @ApiOperation({
    operationId: 'mergeCustomers',
    summary: 'Make one guest of two, with all that is theirs; can be undone',
  })
  merge(@Ctx() ctx: RequestContext, @Body() input: MergeInput): Promise<MergeDoneOutput> {
    return this.merger.merge(ctx, input);
  }

  @Get(':id/merges')
  @StaffOnly('read')
  @Answers(GuestMergeOutput, { isArray: true })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listCustomerMerges',
    summary: 'The merges that a guest took others up by, latest first',
  })
  ofGuest(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<GuestMergeOutput[]> {
    return this.merger.ofGuest(ctx, id);
  }

  @Post('merges/:id/undo')
  @StaffOnly('customers.merge')
  @Answers(MergeDoneOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'MERGE_UNDONE', 'MERGE_CHANGED_SINCE')
  @Fails(422, 'EMAIL_TAKEN')
  @ApiOperation({
    operationId: 'undoCustomerMerge',
    summary: 'Make two guests of one again, each as before',
  })
  undo(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<MergeDoneOutput> {
    return this.merger.undo(ctx, id);
  }
}
