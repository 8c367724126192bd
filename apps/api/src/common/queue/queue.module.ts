import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { HealthModule } from '../health/health.module';
import { JobHandlers } from './job-handlers';
import { JobRunner } from './job-runner';
import { ParkedJobs } from './parked-jobs';
import { Queue } from './queue';
import { QueueMetrics } from './queue-metrics';
import { QueueStore } from './queue-store';
import { QueueWorker } from './queue-worker';
import { QueuedJob, QueuedJobSchema } from './queued-job.schema';

@Global()
@Module({
  imports: [
    DiscoveryModule,
    HealthModule,
    MongooseModule.forFeature([{ name: QueuedJob.name, schema: QueuedJobSchema }]),
  ],
  providers: [JobHandlers, JobRunner, ParkedJobs, Queue, QueueMetrics, QueueStore, QueueWorker],
  exports: [ParkedJobs, Queue, QueueWorker],
})
export class QueueModule {}
