import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, MongooseHealthIndicator } from '@nestjs/terminus';
import { Public } from '../auth/access';
import { HealthOutput } from './health.dto';

@ApiTags('operations')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: MongooseHealthIndicator,
  ) {}

  @Get('live')
  @Public()
  @HealthCheck({ swaggerDocumentation: false })
  @ApiOkResponse({ description: 'It responds', type: HealthOutput })
  @ApiOperation({ operationId: 'isLive', summary: 'Whether the process responds' })
  live() {
    return this.health.check([]);
  }

  @Get('ready')
  @Public()
  @HealthCheck({ swaggerDocumentation: false })
  @ApiOkResponse({ description: 'It can', type: HealthOutput })
  @ApiOperation({
    operationId: 'isReady',
    summary: 'Whether the process can serve requests: its database responds',
  })
  ready() {
    return this.health.check([() => this.database.pingCheck('database', { timeout: 1500 })]);
  }
}
