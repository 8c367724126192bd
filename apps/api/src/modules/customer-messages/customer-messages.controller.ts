import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { SendTemplateInput } from '../message-templates/public';
import {
  MessageOutput,
  MessagesPageOutput,
  MessagesQuery,
  SendMessageInput,
} from '../messages/public';
import { CustomerMessagesService } from './customer-messages.service';

@ApiTags('messages')
@Controller('api/v1/admin/customers/:id/messages')
export class CustomerMessagesController {
  constructor(private readonly messages: CustomerMessagesService) {}

  @Get()
  @StaffOnly('read')
  @Answers(MessagesPageOutput)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'listCustomerMessages',
    summary: 'Messages to a guest, newest first; kept 90 days',
  })
  list(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Query() query: MessagesQuery,
  ): Promise<MessagesPageOutput> {
    return this.messages.list(ctx, id, query);
  }

  @Post()
  @StaffOnly('messages.send')
  @Answers(MessageOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'GUEST_WITHOUT_EMAIL', 'GUEST_OPTED_OUT')
  @ApiOperation({ operationId: 'sendCustomerMessage', summary: 'Send a guest an email' })
  send(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: SendMessageInput,
  ): Promise<MessageOutput> {
    return this.messages.send(ctx, id, input);
  }

  @Post('template')
  @StaffOnly('messages.send')
  @Answers(MessageOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'GUEST_WITHOUT_EMAIL', 'GUEST_OPTED_OUT')
  @ApiOperation({
    operationId: 'sendCustomerTemplate',
    summary: 'Send a guest one of the venue’s templates',
  })
  sendTemplate(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: SendTemplateInput,
  ): Promise<MessageOutput> {
    return this.messages.sendTemplate(ctx, id, input);
  }

  @Post(':messageId/resend')
  @StaffOnly('messages.send')
  @Answers(MessageOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(
    422,
    'GUEST_WITHOUT_EMAIL',
    'GUEST_OPTED_OUT',
    'MESSAGE_NOT_FAILED',
    'MESSAGE_LINK_OVER',
    'NO_MAIL_SERVER',
  )
  @ApiOperation({
    operationId: 'resendCustomerMessage',
    summary: 'Resend a failed message to the guest’s current address',
  })
  resend(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Param('messageId') messageId: string,
  ): Promise<MessageOutput> {
    return this.messages.resend(ctx, id, messageId);
  }
}
