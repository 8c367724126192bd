import { Module } from '@nestjs/common';
import { HealthModule } from '../../common/health/health.module';
import { CustomersModule } from '../customers/public';
import { MediaModule } from '../media/public';
import { BackupMetrics } from './backup-metrics';
import { MakeBackup } from './make-backup';
import { RestoreBackup } from './restore-backup';

/** Backups of the whole installation, made and restored on the command line. */
@Module({
  imports: [CustomersModule, HealthModule, MediaModule],
  providers: [BackupMetrics, MakeBackup, RestoreBackup],
})
export class BackupsModule {}
