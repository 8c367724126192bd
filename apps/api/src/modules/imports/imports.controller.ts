import { Body, Controller, Get, Param, Post, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ConfirmedOnly, StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { IgnoresIdempotencyKey } from '../../common/idempotency/ignores-idempotency-key';
import { ExportsService } from './exports.service';
import {
  ExportParams,
  ImportFieldOutput,
  ImportInput,
  ImportParams,
  ImportReport,
} from './imports.dto';
import { ImportsService } from './imports.service';

@ApiTags('imports')
@Controller('api/v1/admin')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly exports: ExportsService,
  ) {}

  @Get('imports/:kind/fields')
  @StaffOnly('imports.run')
  @Answers(ImportFieldOutput, { isArray: true })
  @ApiOperation({
    operationId: 'listImportFields',
    summary: 'The fields a file’s columns can be mapped to',
  })
  fields(@Param() { kind }: ImportParams): ImportFieldOutput[] {
    return this.imports.fields(kind);
  }

  @Post('imports/:kind/dryRun')
  @StaffOnly('imports.run')
  @Answers(ImportReport)
  @Fails(422, 'IMPORT_COLUMNS_MISSING', 'IMPORT_TOO_MANY_ROWS')
  @IgnoresIdempotencyKey()
  @ApiOperation({
    operationId: 'tryImport',
    summary: 'Preview an import: the outcome of each row',
  })
  dryRun(
    @Ctx() ctx: RequestContext,
    @Param() { kind }: ImportParams,
    @Body() input: ImportInput,
  ): Promise<ImportReport> {
    return this.imports.run(ctx, kind, input, true);
  }

  @Post('imports/:kind')
  @StaffOnly('imports.run')
  @Answers(ImportReport)
  @Fails(422, 'IMPORT_COLUMNS_MISSING', 'IMPORT_TOO_MANY_ROWS')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @ApiOperation({
    operationId: 'runImport',
    summary: 'Import a file; importing it again adds nothing',
  })
  run(
    @Ctx() ctx: RequestContext,
    @Param() { kind }: ImportParams,
    @Body() input: ImportInput,
  ): Promise<ImportReport> {
    return this.imports.run(ctx, kind, input, false);
  }

  @Get('exports/:kind.csv')
  @StaffOnly('exports.run')
  @ConfirmedOnly()
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'CSV, UTF-8', schema: { type: 'string' } })
  @ApiOperation({
    operationId: 'exportKind',
    summary: 'All guests, stays, memberships or tables as CSV, in the columns of an import',
  })
  export(@Ctx() ctx: RequestContext, @Param() { kind }: ExportParams): Promise<StreamableFile> {
    return this.exports.csv(ctx, kind);
  }
}
