import { Module } from '@nestjs/common';
import { HealthModule } from '../../common/health/health.module';
import { MessagesModule } from '../messages/public';
import { SystemStatusController } from './system-status.controller';
import { SystemStatusService } from './system-status.service';

@Module({
  imports: [HealthModule, MessagesModule],
  controllers: [SystemStatusController],
  providers: [SystemStatusService],
})
export class SystemStatusModule {}
