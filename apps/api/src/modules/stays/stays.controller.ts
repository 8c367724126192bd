import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { StayOutput, StaysQuery } from './stays.dto';
import { StaysService } from './stays.service';

@ApiTags('stays')
@Controller('api/v1/admin/stays')
export class StaysController {
  constructor(private readonly stays: StaysService) {}

  @Get()
  @StaffOnly('read')
  @Answers(StayOutput, { isArray: true })
  @ApiOperation({ operationId: 'listStays', summary: 'Stays of a guest, latest arrival first' })
  list(@Ctx() ctx: RequestContext, @Query() query: StaysQuery): Promise<StayOutput[]> {
    return this.stays.ofCustomer(ctx, query.guestId);
  }

  @Get(':id')
  @StaffOnly('read')
  @Answers(StayOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getStay', summary: 'One stay' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<StayOutput> {
    return this.stays.get(ctx, id);
  }
}
