import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { FloodGuard } from './flood.guard';
import { Throttle } from './throttle';
import { ThrottleEntry, ThrottleEntrySchema } from './throttle-entry.schema';

/** Global, since its guard may be used on any handler. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: ThrottleEntry.name, schema: ThrottleEntrySchema }])],
  providers: [Throttle, { provide: APP_GUARD, useClass: FloodGuard }],
  exports: [Throttle],
})
export class ThrottlingModule {}
