import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { TakesVersion } from '../../common/http/version.interceptor';
import { SegmentChange, SegmentInput, SegmentOutput } from './segments.dto';
import { SegmentsService } from './segments.service';

@ApiTags('segments')
@Controller()
export class SegmentsController {
  constructor(private readonly segments: SegmentsService) {}

  @Get('api/admin/getSegments')
  @StaffOnly('read')
  @Answers(SegmentOutput, { isArray: true })
  @ApiOperation({ operationId: 'listSegments', summary: 'The venue’s segments' })
  list(@Ctx() ctx: RequestContext): Promise<SegmentOutput[]> {
    return this.segments.list(ctx);
  }

  @Post('api/v1/admin/segments')
  @StaffOnly('segments.edit')
  @Answers(SegmentOutput, { status: 201 })
  @Fails(409, 'SEGMENT_TAKEN')
  @ApiOperation({ operationId: 'createSegment', summary: 'Add a segment' })
  create(@Ctx() ctx: RequestContext, @Body() input: SegmentInput): Promise<SegmentOutput> {
    return this.segments.create(ctx, input);
  }

  @Put('api/v1/admin/segments/:id')
  @StaffOnly('segments.edit')
  @Answers(SegmentOutput)
  @Fails(404, 'NOT_FOUND')
  @TakesVersion()
  @Fails(409, 'SEGMENT_TAKEN')
  @ApiOperation({ operationId: 'updateSegment', summary: 'Rename a segment' })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id') id: string,
    @Body() input: SegmentChange,
  ): Promise<SegmentOutput> {
    return this.segments.update(ctx, id, input);
  }

  @Delete('api/v1/admin/segments/:id')
  @StaffOnly('segments.edit')
  @Answers(null)
  @Fails(404, 'NOT_FOUND')
  @Fails(409, 'SEGMENT_IN_USE', 'SEGMENT_IS_DEFAULT')
  @ApiOperation({ operationId: 'deleteSegment', summary: 'Delete an unused segment' })
  delete(@Ctx() ctx: RequestContext, @Param('id') id: string): Promise<null> {
    return this.segments.delete(ctx, id);
  }
}
