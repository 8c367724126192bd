import { Module } from '@nestjs/common';
import { LiveEventsController } from './live-events.controller';
import { LiveEvents } from './live-events.service';

@Module({
  controllers: [LiveEventsController],
  providers: [LiveEvents],
})
export class LiveModule {}
