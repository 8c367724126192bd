import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Config } from '../../config/config';
import { AuditLog } from '../audit/audit-log';
import { EventLog } from '../events/event-log';
import { IdempotencyStore } from '../idempotency/idempotency-store';

@Global()
@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        uri: config.env.MONGODB_URI,
        // an unreachable database is told within seconds, not after nine retries of half a minute
        retryAttempts: 1,
        serverSelectionTimeoutMS: 5_000,
        // one that took our connection and says nothing any more is given up after the sum of these two, and
        // with it whatever waits for its answers; by the driver's own measure that would be 40 seconds
        heartbeatFrequencyMS: 5_000,
        connectTimeoutMS: 8_000,
        // while there is no server a call fails as such, not as a buffer that ran full of time
        bufferCommands: false,
        writeConcern: { w: 'majority', journal: true },
        maxPoolSize: 50,
        autoIndex: false,
        autoCreate: false,
      }),
    }),
  ],
  providers: [AuditLog, EventLog, IdempotencyStore],
  exports: [AuditLog, EventLog, IdempotencyStore],
})
export class DatabaseModule {}
