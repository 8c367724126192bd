import { Controller, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../../common/auth/access';
import { Call } from '../../../common/context/ctx.decorator';
import type { CallContext } from '../../../common/context/request-context';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { PageHeadsService } from './page-heads.service';

class PageHeadQuery {
  /** Id of a service: the head of its page. Without either: that of the venue's. */
  @MayBeLeftOut() @IsId() activity?: string;
  /** Id of a treatment type, likewise. */
  @MayBeLeftOut() @IsId() treatment?: string;
}

/** For the proxies that send the hub's pages, and lead nobody here. Not of the API: what is answered is a piece of a page. */
@ApiExcludeController()
@Controller('heads')
export class PageHeadsController {
  constructor(private readonly heads: PageHeadsService) {}

  /** 204, with the HTML in the header `x-page-head`; 404 where there is no such page. */
  @Get(':vendor')
  @Public()
  @HttpCode(204)
  async get(
    @Call() call: CallContext,
    @Param('vendor') vendor: string,
    @Query() query: PageHeadQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    reply.header('x-page-head', await this.heads.head(call, vendor, query));
  }
}
