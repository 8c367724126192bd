import { Module } from '@nestjs/common';
import { ParkedJobsController } from './parked-jobs.controller';
import { ParkedJobsService } from './parked-jobs.service';

@Module({ controllers: [ParkedJobsController], providers: [ParkedJobsService] })
export class ParkedJobsModule {}
