import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { Telemetry } from '../telemetry/telemetry';
import { Closing } from './closing';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';

@Module({
  imports: [TerminusModule.forRoot({ gracefulShutdownTimeoutMs: 0 })],
  controllers: [HealthController, MetricsController],
  providers: [Closing, Metrics, Telemetry],
  exports: [Metrics, TerminusModule],
})
export class HealthModule {}
