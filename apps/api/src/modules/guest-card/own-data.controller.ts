import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { OwnDataExport } from './own-data.dto';
import { OwnDataService } from './own-data.service';

@ApiTags('hub')
@Controller('api/v1/hub/profile/export')
export class OwnDataController {
  constructor(private readonly ownData: OwnDataService) {}

  @Get()
  @GuestOnly()
  @Answers(OwnDataExport)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'exportProfile',
    summary: 'What the venue holds of the signed-in guest, to take along',
  })
  export(@Ctx() ctx: RequestContext): Promise<OwnDataExport> {
    return this.ownData.export(ctx);
  }
}
