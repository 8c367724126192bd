import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { GuestOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { OwnDataExport, OwnDataQuery } from './own-data.dto';
import { OwnDataService } from './own-data.service';

@ApiTags('hub')
@Controller('api/v1/hub/profile/export')
export class OwnDataController {
  constructor(private readonly ownData: OwnDataService) {}

  @Get()
  @GuestOnly()
  @Answers(OwnDataExport, { alsoAs: 'text/html' })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'exportProfile',
    summary: 'Export everything the venue stores about the signed-in guest',
    description:
      '`format=html` returns a readable page in the guest’s language instead of JSON. Both are streamed as files.',
  })
  async export(
    @Ctx() ctx: RequestContext,
    @Query() { format }: OwnDataQuery,
  ): Promise<StreamableFile> {
    return format === 'html'
      ? new StreamableFile(await this.ownData.page(ctx), {
          type: 'text/html; charset=utf-8',
          // opened from disk, it can do nothing in this origin
          disposition: 'attachment; filename="my-data.html"',
        })
      : new StreamableFile(await this.ownData.json(ctx), {
          type: 'application/json; charset=utf-8',
        });
  }
}
