import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../../common/auth/access';
import { Ctx } from '../../../common/context/ctx.decorator';
import type { RequestContext } from '../../../common/context/request-context';
import { Answers, Fails } from '../../../common/http/answers';
import { SpaFigureRows } from './spa-figure-rows';
import {
  MostUsedTreatmentOutput,
  MostUsedTreatmentQuery,
  SpaReportOutput,
  SpaReportQuery,
  SpaRowsFilter,
  SpaRowsPage,
  SpaRowsQuery,
} from './spa-reports.dto';
import { SpaReportsService } from './spa-reports.service';

/** Figures of the spa, and the rows behind them. */
@ApiTags('spa')
@Controller('api')
export class SpaReportsController {
  constructor(
    private readonly reports: SpaReportsService,
    private readonly figureRows: SpaFigureRows,
  ) {}

  @Get('reports/spa')
  @StaffOnly('read')
  @Answers(SpaReportOutput)
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'getSpaReport',
    summary: 'What became of the spa in a period, by day, therapist, room, type and hour',
  })
  report(@Ctx() ctx: RequestContext, @Query() query: SpaReportQuery): Promise<SpaReportOutput> {
    return this.reports.report(ctx, query);
  }

  @Get('spa/statistics/mostUsedTreatment')
  @StaffOnly('read')
  @Answers(MostUsedTreatmentOutput, { isArray: true })
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'listMostUsedTreatments',
    summary: 'Treatment types by how often they were booked, the most booked first',
  })
  mostUsed(
    @Ctx() ctx: RequestContext,
    @Query() query: MostUsedTreatmentQuery,
  ): Promise<MostUsedTreatmentOutput[]> {
    return this.reports.mostUsed(ctx, query);
  }

  @Get('v1/spa/reports/rows')
  @StaffOnly('read')
  @Answers(SpaRowsPage)
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'listSpaReportRows',
    summary: 'The treatments, gaps or working times behind a figure of the spa',
  })
  rows(@Ctx() ctx: RequestContext, @Query() query: SpaRowsQuery): Promise<SpaRowsPage> {
    return this.figureRows.page(ctx, query);
  }

  @Get('v1/spa/reports/rows.csv')
  @StaffOnly('exports.run')
  @ConfirmedOnly()
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV, UTF-8', schema: { type: 'string' } })
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'exportSpaReportRows',
    summary: 'All rows behind a figure of the spa as CSV',
  })
  file(@Ctx() ctx: RequestContext, @Query() query: SpaRowsFilter): Promise<StreamableFile> {
    return this.figureRows.file(ctx, query);
  }
}
