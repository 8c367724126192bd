import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { LoggerModule } from 'nestjs-pino';
import { AccessGuard } from './common/auth/access.guard';
import { AccessModule } from './common/auth/access.module';
import { ClockModule } from './common/clock/clock.module';
import { DatabaseModule } from './common/database/database.module';
import { AllExceptionsFilter } from './common/errors/exception.filter';
import { HealthModule } from './common/health/health.module';
import { EnvelopeInterceptor } from './common/http/envelope.interceptor';
import { loggerOptions } from './common/http/logger-options';
import { VersionInterceptor } from './common/http/version.interceptor';
import { IdempotencyInterceptor } from './common/idempotency/idempotency.interceptor';
import { QueueModule } from './common/queue/queue.module';
import { ThrottlingModule } from './common/throttling/throttling.module';
import { TransactionsModule } from './common/transactions/transactions.module';
import { Config } from './config/config';
import { ConfigModule } from './config/config.module';
import { domainModules } from './domain-modules';

@Module({
  imports: [
    ConfigModule.forRoot(),
    LoggerModule.forRootAsync({
      imports: [],
      providers: [],
      inject: [Config],
      useFactory: (config: Config) => ({
        pinoHttp: loggerOptions(config),
        // a per-request store costs async hooks on every promise, a tenth of an answer's time
        forRoutes: [],
      }),
    }),
    ScheduleModule.forRootAsync({
      inject: [Config],
      useFactory: ({ env }: Config) => ({
        cronJobs: env.JOBS_ENABLED,
        intervals: env.JOBS_ENABLED,
        timeouts: env.JOBS_ENABLED,
      }),
    }),
    ClockModule,
    DatabaseModule,
    TransactionsModule,
    AccessModule,
    ThrottlingModule,
    HealthModule,
    QueueModule,
    ...domainModules,
  ],
  providers: [
    { provide: APP_FILTER, useClass: AllExceptionsFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
    // outermost, so that a replayed answer is wrapped like the first
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
    // before it, so that a key is of one version only
    { provide: APP_INTERCEPTOR, useClass: VersionInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
  ],
})
export class AppModule {}
