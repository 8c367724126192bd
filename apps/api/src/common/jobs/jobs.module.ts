import { Global, Module } from '@nestjs/common';
import { JobLeases } from './job-leases';
import { ScheduledJobs } from './scheduled-jobs';

@Global()
@Module({ providers: [JobLeases, ScheduledJobs], exports: [JobLeases, ScheduledJobs] })
export class JobsModule {}
