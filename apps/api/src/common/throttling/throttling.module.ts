import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptCounters } from './attempt-counters';
import { FloodLimit } from './flood-limit';
import { KnownDevices } from './known-devices';
import { Throttle } from './throttle';
import { ThrottleEntry, ThrottleEntrySchema } from './throttle-entry.schema';

/** Global, since `@Throttled` may be used on any handler. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: ThrottleEntry.name, schema: ThrottleEntrySchema }])],
  providers: [AttemptCounters, KnownDevices, Throttle, FloodLimit],
  exports: [KnownDevices, Throttle],
})
export class ThrottlingModule {}
