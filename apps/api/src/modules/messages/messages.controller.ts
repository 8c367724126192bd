import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { MessageOutput, MessagesPageOutput, MessagesQuery } from './messages.dto';
import { MessagesService } from './messages.service';

@ApiTags('messages')
@Controller('api/v1/admin/messages')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Get()
  @StaffOnly('read')
  @Answers(MessagesPageOutput)
  @ApiOperation({ operationId: 'listMessages', summary: 'The venue’s outbox, newest first' })
  list(@Ctx() ctx: RequestContext, @Query() query: MessagesQuery): Promise<MessagesPageOutput> {
    return this.messages.list(ctx, query);
  }

  @Get(':id')
  @StaffOnly('read')
  @Answers(MessageOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getMessage', summary: 'Get a message' })
  get(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<MessageOutput> {
    return this.messages.get(ctx, id);
  }
}
