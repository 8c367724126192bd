import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
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
    summary: 'The venue’s own words for messages, by kind, language and name',
  })
  list(@Ctx() ctx: RequestContext): Promise<MessageTemplateOutput[]> {
    return this.texts.list(ctx);
  }

  @Get('kinds')
  @StaffOnly('read')
  @Answers(MessageKindOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listMessageKinds',
    summary: 'The messages that can have own words, with their placeholders and the product’s text',
  })
  kinds(@Ctx() ctx: RequestContext, @Query() query: MessageKindsQuery): MessageKindOutput[] {
    return this.texts.kinds(ctx, query);
  }

  @Post()
  @StaffOnly('messageTemplates.edit')
  @Answers(MessageTemplateOutput, { status: 201 })
  @Fails(422, 'TEMPLATE_TAKEN', 'UNKNOWN_TEMPLATE_VARIABLE', 'FIELD_REQUIRED')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @ApiOperation({ operationId: 'createMessageTemplate', summary: 'Own words for a message' })
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
    summary: 'At most 20 bookings to look at a message with, the newest or those a text finds',
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
  @ApiOperation({
    operationId: 'previewMessageTemplate',
    summary: 'A message in these words, with the values of a real booking where there is one',
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
    summary: 'Send the preview to the own address',
  })
  sendTest(@Ctx() ctx: RequestContext, @Body() input: MessagePreviewInput): Promise<MessageOutput> {
    return this.texts.sendTest(ctx, input);
  }

  @Put(':id')
  @StaffOnly('messageTemplates.edit')
  @Answers(MessageTemplateOutput)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'STALE_VERSION')
  @Fails(422, 'TEMPLATE_TAKEN', 'UNKNOWN_TEMPLATE_VARIABLE', 'FIELD_REQUIRED')
  @ApiOperation({ operationId: 'updateMessageTemplate', summary: 'Change own words' })
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
    summary: 'Take own words away; the product’s are sent again',
  })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.texts.delete(ctx, id);
  }
}
