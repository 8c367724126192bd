import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { TakesVersion } from '../../common/http/version.interceptor';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import { MessageOutput } from '../messages/public';
import {
  MessageKindOutput,
  MessageKindsQuery,
  MessagePreviewInput,
  MessagePreviewOutput,
  MessageTemplateChange,
  MessageTemplateInput,
  MessageTemplateOutput,
  PreviewBookingOutput,
  PreviewBookingsQuery,
} from './message-templates.dto';
import { MessageTemplatesService } from './message-templates.service';

@ApiTags('messages')
@Controller('api/v1/admin/messageTemplates')
export class MessageTemplatesController {
  constructor(private readonly texts: MessageTemplatesService) {}

  @Get()
  @StaffOnly('read')
  @Answers(MessageTemplateOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listMessageTemplates',
    summary: 'The venue’s message templates, by kind, language and name',
  })
  list(@Ctx() ctx: RequestContext): Promise<MessageTemplateOutput[]> {
    return this.texts.list(ctx);
  }

  @Get('kinds')
  @StaffOnly('read')
  @Answers(MessageKindOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listMessageKinds',
    summary: 'The messages that can have templates, with their placeholders and default texts',
  })
  kinds(@Ctx() ctx: RequestContext, @Query() query: MessageKindsQuery): MessageKindOutput[] {
    return this.texts.kinds(ctx, query);
  }

  @Post()
  @StaffOnly('messageTemplates.edit')
  @Answers(MessageTemplateOutput, { status: 201 })
  @Fails(422, 'TEMPLATE_TAKEN', 'UNKNOWN_TEMPLATE_VARIABLE', 'FIELD_REQUIRED')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @ApiOperation({ operationId: 'createMessageTemplate', summary: 'Create a message template' })
  create(
    @Ctx() ctx: RequestContext,
    @Body() input: MessageTemplateInput,
  ): Promise<MessageTemplateOutput> {
    return this.texts.create(ctx, input);
  }

  @Get('previewBookings')
  @StaffOnly('read')
  @Answers(PreviewBookingOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listPreviewBookings',
    summary: 'At most 20 bookings for a preview: the newest, or those matching a text',
  })
  previewBookings(
    @Ctx() ctx: RequestContext,
    @Query() query: PreviewBookingsQuery,
  ): Promise<PreviewBookingOutput[]> {
    return this.texts.previewBookings(ctx, query);
  }

  @Post('preview')
  @StaffOnly('read')
  @Answers(MessagePreviewOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'UNKNOWN_TEMPLATE_VARIABLE')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'previewMessageTemplate',
    summary: 'Preview a message with the values of a real booking if there is one',
  })
  preview(
    @Ctx() ctx: RequestContext,
    @Body() input: MessagePreviewInput,
  ): Promise<MessagePreviewOutput> {
    return this.texts.preview(ctx, input);
  }

  @Post('testSend')
  @StaffOnly('messageTemplates.edit')
  @Answers(MessageOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(422, 'UNKNOWN_TEMPLATE_VARIABLE')
  @ApiOperation({
    operationId: 'sendTestMessage',
    summary: 'Send the preview to one’s own address',
  })
  sendTest(@Ctx() ctx: RequestContext, @Body() input: MessagePreviewInput): Promise<MessageOutput> {
    return this.texts.sendTest(ctx, input);
  }

  @Put(':id')
  @StaffOnly('messageTemplates.edit')
  @Answers(MessageTemplateOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409)
  @Fails(422, 'TEMPLATE_TAKEN', 'UNKNOWN_TEMPLATE_VARIABLE', 'FIELD_REQUIRED')
  @ApiOperation({ operationId: 'updateMessageTemplate', summary: 'Change a message template' })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: MessageTemplateChange,
  ): Promise<MessageTemplateOutput> {
    return this.texts.update(ctx, id, input);
  }

  @Delete(':id')
  @StaffOnly('messageTemplates.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'deleteMessageTemplate',
    summary: 'Delete a message template; the default text is used again',
  })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.texts.delete(ctx, id);
  }
}
