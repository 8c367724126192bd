import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { reportFile } from './report-file';
import {
  ReportFileQuery,
  ReportGuestsPage,
  ReportGuestsQuery,
  ReportOutput,
  ReportParams,
  ReportQuery,
} from './reports.dto';
import { ReportsService } from './reports.service';

/** Figures about a venue's bookings. */
@ApiTags('reports')
@Controller('api/v1/admin/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Get('guests/rows')
  @StaffOnly('read')
  @Answers(ReportGuestsPage)
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'listReportGuests',
    summary: 'The guests behind a report’s figure, those with the most bookings first',
  })
  guests(@Ctx() ctx: RequestContext, @Query() query: ReportGuestsQuery): Promise<ReportGuestsPage> {
    return this.reports.guestRows(ctx, query);
  }

  @Get(':report')
  @StaffOnly('read')
  @Answers(ReportOutput)
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'getReport',
    summary: 'Totals of a period, by sub-period, service and segment',
    description:
      'A booking belongs to the day it starts on; `ReportValues` says what each value counts, and the columns which list of bookings is behind them.',
  })
  report(
    @Ctx() ctx: RequestContext,
    @Param() { report }: ReportParams,
    @Query() query: ReportQuery,
  ): Promise<ReportOutput> {
    return this.reports.report(ctx, report, query);
  }

  @Get(':report/csv')
  @StaffOnly('exports.run')
  @ConfirmedOnly()
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV, UTF-8', schema: { type: 'string' } })
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({ operationId: 'exportReport', summary: 'One table of a report as CSV' })
  async csv(
    @Ctx() ctx: RequestContext,
    @Param() { report }: ReportParams,
    @Query() { table = 'period', ...query }: ReportFileQuery,
  ): Promise<StreamableFile> {
    return reportFile(await this.reports.report(ctx, report, query), table);
  }
}
