import { Controller, Get, Header, Headers } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access';
import { NotFoundError } from '../errors/app-error';
import { Fails } from '../http/answers';
import { Metrics } from './metrics';

@ApiTags('operations')
@Controller('api/metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Public()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'Metrics', schema: { type: 'string' } })
  @Fails(404, 'NOT_FOUND')
  @ApiOperation({
    operationId: 'getMetrics',
    summary: 'Metrics for Prometheus; 404 for calls that come through a proxy',
  })
  get(@Headers('x-forwarded-for') forwardedFor: string | undefined): Promise<string> {
    // public requests come through the gateway, which sets this header; a scraper connects directly
    if (forwardedFor !== undefined) throw new NotFoundError();
    return this.metrics.registry.metrics();
  }
}
