import { Module } from '@nestjs/common';
import { EventStream } from './event-stream';
import { LiveEventsController } from './live-events.controller';
import { LiveEvents } from './live-events.service';

@Module({
  controllers: [LiveEventsController],
  providers: [EventStream, LiveEvents],
})
export class LiveModule {}
