import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/auth/access';
import { Answers } from '../../common/http/answers';
import { SystemStatusOutput } from './system-status.dto';
import { SystemStatusService } from './system-status.service';

@ApiTags('operations')
@Controller('api/health/status')
export class SystemStatusController {
  constructor(private readonly status: SystemStatusService) {}

  @Get()
  @Public()
  @Answers(SystemStatusOutput)
  @ApiOperation({
    operationId: 'getSystemStatus',
    summary:
      'How the parts of this installation do, for everybody; answers also when its database does not',
  })
  get(): Promise<SystemStatusOutput> {
    return this.status.read();
  }
}
