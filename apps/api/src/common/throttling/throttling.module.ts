import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FloodLimit } from './flood-limit';
import { Throttle } from './throttle';
import { ThrottleEntry, ThrottleEntrySchema } from './throttle-entry.schema';

/** Global, since its guard may be used on any handler. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: ThrottleEntry.name, schema: ThrottleEntrySchema }])],
  providers: [Throttle, FloodLimit],
  exports: [Throttle],
})
export class ThrottlingModule {}
