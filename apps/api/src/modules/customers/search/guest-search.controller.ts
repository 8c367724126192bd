import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { GuestSearch } from './guest-search';
import { GuestFoundOutput, GuestSearchQuery } from './search.dto';

@ApiTags('customers')
@Controller('api/v1/admin/search_customer')
export class GuestSearchController {
  constructor(private readonly search: GuestSearch) {}

  @Get(':term')
  @StaffOnly('read')
  @Answers(GuestFoundOutput, {
    isArray: true,
    bare: true,
    description: '15 per page; `X-Total-Count` has the total, at most 600',
  })
  @Fails(422, 'TOO_MANY_RESULTS')
  @ApiOperation({
    operationId: 'searchCustomers',
    summary:
      'Search guests by any part of name, email, phone and loyalty code, ignoring case and accents; every word must match',
  })
  async find(
    @Ctx() ctx: RequestContext,
    @Param('term') term: string,
    @Query() query: GuestSearchQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GuestFoundOutput[]> {
    const { guests, total } = await this.search.find(ctx, term, query);
    reply.header('x-total-count', String(total));
    return guests;
  }
}
