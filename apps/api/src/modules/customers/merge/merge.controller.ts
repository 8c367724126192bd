import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
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
    summary: 'Possible duplicates, the most likely first',
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
    summary: 'Mark a pair as two different people; it is not suggested again',
  })
  dismiss(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.duplicates.dismiss(ctx, id);
  }

  @Post('merge/preview')
  @StaffOnly('customers.merge')
  @Answers(MergePreviewOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'SAME_GUEST')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'previewCustomerMerge',
    summary: 'Preview a merge: which details stay and what moves',
  })
  preview(
    @Ctx() ctx: RequestContext,
    @Body() input: MergePreviewInput,
  ): Promise<MergePreviewOutput> {
    return this.merger.preview(ctx, input);
  }

  @Post('merge')
  @StaffOnly('customers.merge')
  @ConfirmedOnly()
  @Answers(MergeDoneOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'STALE_VERSION')
  @Fails(422, 'SAME_GUEST', 'TOO_MANY_RESULTS')
  @ApiOperation({
    operationId: 'mergeCustomers',
    summary: 'Merge two guests; can be undone',
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
    summary: 'The merges into a guest, latest first',
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
    summary: 'Undo a merge; both guests are as before',
  })
  undo(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<MergeDoneOutput> {
    return this.merger.undo(ctx, id);
  }
}
