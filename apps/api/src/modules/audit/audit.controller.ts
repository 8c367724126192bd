import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { AuditPageOutput } from './audit.dto';
import { AuditService } from './audit.service';
import { AuditQuery } from './audit-query.dto';

@ApiTags('audit')
@Controller('api/v1/admin/auditLogs')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @StaffOnly('audit.read')
  @Answers(AuditPageOutput)
  @Fails(422, 'INVALID_PERIOD', 'PERIOD_TOO_LONG')
  @ApiOperation({
    operationId: 'listAuditLogs',
    summary: 'The venue’s audit log, latest first; the last 31 days by default',
  })
  list(@Ctx() ctx: RequestContext, @Query() query: AuditQuery): Promise<AuditPageOutput> {
    return this.audit.ofVendor(ctx, query);
  }
}
