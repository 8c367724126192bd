import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Throttle } from './throttle';
import { ThrottleEntry, ThrottleEntrySchema } from './throttle-entry.schema';

/** Global, since its guard may stand on any handler. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: ThrottleEntry.name, schema: ThrottleEntrySchema }])],
  providers: [Throttle],
  exports: [Throttle],
})
export class ThrottlingModule {}
