import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { LargeBody } from '../../common/http/json-body';
import { BlockEditor } from './block-editor';
import {
  TableBlockInput,
  TableBlockOutput,
  TableBlocksQuery,
  toTableBlockOutput,
} from './table-blocks.dto';
import { TableBlocksService } from './table-blocks.service';

/** Tables that are not to be given to anybody for a while. */
@ApiTags('dining rooms')
@Controller('api/v1/fnb/blocks')
export class TableBlocksController {
  constructor(
    private readonly blocks: TableBlocksService,
    private readonly editor: BlockEditor,
  ) {}

  @Get()
  @StaffOnly('read')
  @Answers(TableBlockOutput, { isArray: true })
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'listTableBlocks',
    summary: 'The blocks of tables that cover something of these days, by their first day',
  })
  async list(
    @Ctx() ctx: RequestContext,
    @Query() query: TableBlocksQuery,
  ): Promise<TableBlockOutput[]> {
    return (await this.blocks.within(ctx, query)).map(toTableBlockOutput);
  }

  @Post()
  @LargeBody(2_000)
  @StaffOnly('tables.block')
  @Answers(TableBlockOutput, { status: 201 })
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'RESERVATIONS_IN_THE_WAY')
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG', 'INVALID_TIME')
  @Fails(422, 'BLOCK_WITHOUT_TABLES', 'BLOCK_TOO_LARGE')
  @ApiOperation({
    operationId: 'createTableBlock',
    summary: 'Block tables, a section or a whole dining room, for a time on up to 60 days',
    description:
      'Blocked tables are given to nobody. Where somebody has one of them then, nothing is blocked and the answer is `RESERVATIONS_IN_THE_WAY`: `data` has `bookings`, how many reservations, `items`, up to 50 of them, and `blocks`, other blocks. With `around` these keep their times, and the block leaves them out (`gaps`).',
  })
  create(@Ctx() ctx: RequestContext, @Body() input: TableBlockInput): Promise<TableBlockOutput> {
    return this.editor.create(ctx, input);
  }

  @Delete(':id')
  @StaffOnly('tables.block')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'deleteTableBlock',
    summary: 'Remove a block: its tables can be given again',
  })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.editor.delete(ctx, id);
  }
}
