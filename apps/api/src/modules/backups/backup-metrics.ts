import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Gauge } from 'prom-client';
import { Metrics } from '../../common/health/metrics';
import { lastBackupAt } from './backup-records';

/** Until which moment everything is in a backup; every instance shows the same. */
@Injectable()
export class BackupMetrics implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const { connection } = this;
    new Gauge({
      name: 'backup_reached_timestamp_seconds',
      help: 'Up to when everything is in a backup; absent before the first',
      registers: [this.metrics.registry],
      async collect() {
        // without the database, the other metrics are still answered
        const at = await lastBackupAt(connection).catch(() => undefined);
        if (at) this.set(Math.floor(at.getTime() / 1000));
        else this.remove();
      },
    });
  }
}
