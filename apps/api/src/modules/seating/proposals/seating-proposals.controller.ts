import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../../common/idempotency/ignores-idempotency-key';
import { SeatingProposalOutput, SeatingProposalsQuery } from './seating-proposals.dto';
import { SeatingProposals } from './seating-proposals.service';

/** Better seatings of coming evenings. */
@ApiTags('seating')
@Controller('api/v1/seating/proposals')
export class SeatingProposalsController {
  constructor(private readonly proposals: SeatingProposals) {}

  @Get()
  @StaffOnly('read')
  @Answers(SeatingProposalOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listSeatingProposals',
    summary: 'How more of those who wait could be seated on a day, and what can be undone of it',
    description:
      'Found every night for the next seven days. A proposal is gone as soon as one of its bookings changes.',
  })
  list(
    @Ctx() ctx: RequestContext,
    @Query() { date }: SeatingProposalsQuery,
  ): Promise<SeatingProposalOutput[]> {
    return this.proposals.list(ctx, date);
  }

  @Post()
  @StaffOnly('bookings.modify')
  @Answers(SeatingProposalOutput, { isArray: true })
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'findSeatingProposals',
    summary: 'Look for a better seating of a day now; nobody is moved',
  })
  look(
    @Ctx() ctx: RequestContext,
    @Body() { date }: SeatingProposalsQuery,
  ): Promise<SeatingProposalOutput[]> {
    return this.proposals.look(ctx, date);
  }

  @Post(':id/accept')
  @StaffOnly('bookings.modify')
  @Answers(SeatingProposalOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PROPOSAL_STALE')
  @ApiOperation({
    operationId: 'acceptSeatingProposal',
    summary: 'Move its parties and seat those who wait: all of them, or none',
    description:
      'If anything it builds on has changed, it is refused with `PROPOSAL_STALE`, and the evening is looked at again.',
  })
  accept(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<SeatingProposalOutput> {
    return this.proposals.accept(ctx, id);
  }

  @Post(':id/undo')
  @StaffOnly('bookings.modify')
  @Answers(SeatingProposalOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'PROPOSAL_STALE')
  @ApiOperation({
    operationId: 'undoSeatingProposal',
    summary: 'Move its parties back; those who were seated wait again and are told',
  })
  undo(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<SeatingProposalOutput> {
    return this.proposals.undo(ctx, id);
  }
}
