import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { GuestOnly, StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import type { ReceiptFile } from './receipt-file';
import { ReceiptOutput, ReceiptsQuery } from './receipts.dto';
import { ReceiptsService } from './receipts.service';

/** Receipts and credit notes. */
@ApiTags('payments')
@Controller('api/v1')
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Get('hub/receipts')
  @GuestOnly()
  @Answers(ReceiptOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listOwnReceipts',
    summary: 'The signed-in guest’s receipts and credit notes for one thing, the oldest first',
  })
  own(@Ctx() ctx: RequestContext, @Query() { about }: ReceiptsQuery): Promise<ReceiptOutput[]> {
    return this.receipts.own(ctx, about);
  }

  @Get('hub/receipts/:id/pdf')
  @GuestOnly()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'PDF', schema: { type: 'string', format: 'binary' } })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getOwnReceiptFile',
    summary: 'A receipt or credit note of the signed-in guest as a PDF',
  })
  async ownFile(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<StreamableFile> {
    return streamed(await this.receipts.ownFile(ctx, id));
  }

  @Get('admin/receipts/:id/pdf')
  @StaffOnly('read')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'PDF', schema: { type: 'string', format: 'binary' } })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({ operationId: 'getReceiptFile', summary: 'A receipt or credit note as a PDF' })
  async file(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<StreamableFile> {
    return streamed(await this.receipts.file(ctx, id));
  }
}

const streamed = ({ name, content }: ReceiptFile): StreamableFile =>
  new StreamableFile(content, {
    type: 'application/pdf',
    disposition: `attachment; filename="${name}"`,
    length: content.length,
  });
