import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { isObjectIdOrHexString } from 'mongoose';
import { StaffOnly } from '../../common/auth/access';
import { Ctx } from '../../common/context/ctx.decorator';
import type { RequestContext } from '../../common/context/request-context';
import { AppError } from '../../common/errors/app-error';
import { Config } from '../../config/config';
import { LiveEvents } from './live-events.service';

/** Bytes that may wait for a client that reads too slowly before it is let go. */
const MOST_WAITING_BYTES = 1_048_576;
const RECONNECT_MS = 2_000;

/** What happens in the venue, as it happens. */
@ApiTags('live')
@Controller()
export class LiveEventsController {
  constructor(
    private readonly live: LiveEvents,
    private readonly config: Config,
  ) {}

  @Get('api/v1/admin/events')
  @StaffOnly('read')
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The last event known: what came after it is told first, some of it again.',
  })
  @ApiOkResponse({
    description:
      'Server-sent events of the vendor: `id`, `event` (e.g. `booking.created`), `data` with id, type, at, entityId and payload. `reload`: too much was missed, read everything anew. Needs `Accept: text/event-stream`. Ends when the access token would; drop repeats by id.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiOperation({ operationId: 'streamEvents', summary: 'Live changes of the venue' })
  async stream(
    @Ctx() ctx: RequestContext,
    @Res() reply: FastifyReply,
    @Headers('accept') accept = '',
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    if (!accept.includes('text/event-stream')) throw malformed('Accept');
    if (lastEventId !== undefined && !isObjectIdOrHexString(lastEventId)) {
      throw malformed('Last-Event-ID');
    }
    const { raw } = reply;
    reply.hijack();
    raw.writeHead(200, {
      ...present(reply.getHeaders()),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would gather what must be told at once
      'x-accel-buffering': 'no',
      'x-request-id': ctx.requestId,
    });
    raw.write(`retry: ${RECONNECT_MS}\n\n`);
    const listener = {
      vendorId: ctx.vendorId,
      send: (frame: string) => {
        if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy();
        else raw.write(frame);
      },
      end: () => void raw.end(),
    };
    const expiry = setTimeout(listener.end, this.config.env.ACCESS_TOKEN_MINUTES * 60_000).unref();
    let stop: () => void = () => {};
    raw.once('close', () => {
      clearTimeout(expiry);
      stop();
    });
    try {
      stop = await this.live.listen(listener, lastEventId);
    } catch {
      raw.destroy();
    }
    if (raw.destroyed) stop();
  }
}

const present = (headers: Record<string, number | string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

const malformed = (field: string): AppError =>
  new AppError(400, 'VALIDATION_FAILED', { details: [{ field, message: 'is not usable here' }] });
