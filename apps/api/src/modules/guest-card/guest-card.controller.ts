import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { GuestCardOutput, GuestCardQuery, GuestFiguresOutput } from './guest-card.dto';
import { GuestCardService } from './guest-card.service';

@ApiTags('customers')
@Controller('api/v1/admin/guest-card-details')
export class GuestCardController {
  constructor(private readonly guestCard: GuestCardService) {}

  @Get(':id')
  @StaffOnly('read')
  @Answers(GuestCardOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getGuestCard',
    summary: 'A guest with their bookings and number of stays',
  })
  details(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() query: GuestCardQuery,
  ): Promise<GuestCardOutput> {
    return this.guestCard.details(ctx, id, query);
  }

  @Get(':id/figures')
  @StaffOnly('read')
  @Answers(GuestFiguresOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getGuestFigures',
    summary: 'A guest’s visits, no-shows, revenue and payments',
  })
  figures(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<GuestFiguresOutput> {
    return this.guestCard.figures(ctx, id);
  }
}
