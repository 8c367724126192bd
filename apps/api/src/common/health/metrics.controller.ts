import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access';
import { Metrics } from './metrics';

@ApiTags('operations')
@Controller('api/metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Public()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiProduces('text/plain')
  @ApiOperation({
    operationId: 'getMetrics',
    summary: 'Metrics in the format of Prometheus; a gateway keeps it from the public',
  })
  get(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
