import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers } from '../../common/http/answers';
import { ListedStayOutput } from './stays.dto';
import { StaysService } from './stays.service';

@ApiTags('hub')
@Controller('api/v1/hub/stays')
export class HubStaysController {
  constructor(private readonly stays: StaysService) {}

  @Get()
  @GuestOnly()
  @Answers(ListedStayOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listOwnStays',
    summary: 'The signed-in guest’s stays, latest arrival first',
    description: 'The latest 200; `exportProfile` returns all.',
  })
  list(@Ctx() ctx: RequestContext): Promise<ListedStayOutput[]> {
    return this.stays.own(ctx);
  }
}
