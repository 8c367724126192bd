import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import { GroupMessageInput, RecipientsInput, RecipientsOutput } from './group-messages.dto';
import { GroupMessagesService } from './group-messages.service';

@ApiTags('messages')
@Controller('api/v1/admin/customers/messages')
export class GroupMessagesController {
  constructor(private readonly messages: GroupMessagesService) {}

  @Post()
  @StaffOnly('messages.send')
  @Answers(RecipientsOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'sendGroupMessage',
    summary: 'Send several guests an email; says who was left out, and why',
  })
  send(@Ctx() ctx: RequestContext, @Body() input: GroupMessageInput): Promise<RecipientsOutput> {
    return this.messages.send(ctx, input);
  }

  @Post('recipients')
  @IgnoresIdempotencyKey()
  @StaffOnly('messages.send')
  @Answers(RecipientsOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'checkRecipients',
    summary: 'Whom a message to several guests would reach; sends nothing',
  })
  recipients(
    @Ctx() ctx: RequestContext,
    @Body() input: RecipientsInput,
  ): Promise<RecipientsOutput> {
    return this.messages.recipients(ctx, input);
  }
}
