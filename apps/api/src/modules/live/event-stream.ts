import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isObjectIdOrHexString } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { InvalidFieldError } from '../../common/errors/app-error';
import { Config } from '../../config/config';
import { type Listener, LiveEvents } from './live-events.service';

/** Bytes queued for a slow client before it is disconnected. */
const MOST_WAITING_BYTES = 1_048_576;
const RECONNECT_MS = 2_000;

/** What a client requests in its headers. */
export interface StreamRequest {
  accept: string;
  lastEventId: string | undefined;
}

/** Keeps a response open and writes the events its reader may see, until their token expires. */
@Injectable()
export class EventStream {
  constructor(
    private readonly live: LiveEvents,
    private readonly config: Config,
  ) {}

  /** @throws {InvalidFieldError} for a client that does not accept event streams */
  async open(
    ctx: RequestContext,
    reply: FastifyReply,
    { accept, lastEventId }: StreamRequest,
    frameOf: Listener['frameOf'],
  ): Promise<void> {
    if (!accept.includes('text/event-stream'))
      throw new InvalidFieldError('Accept', 'is not usable here');
    if (lastEventId !== undefined && !isObjectIdOrHexString(lastEventId)) {
      throw new InvalidFieldError('Last-Event-ID', 'is not usable here');
    }
    // Subscribe before answering: no change may fall between the two.
    await this.live.open();
    const { raw } = reply;
    reply.hijack();
    raw.writeHead(200, {
      ...present(reply.getHeaders()),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would buffer the stream
      'x-accel-buffering': 'no',
      'x-request-id': ctx.requestId,
    });
    raw.write(`retry: ${RECONNECT_MS}\n\n`);
    const listener: Listener = {
      vendorId: ctx.vendorId,
      frameOf,
      send: (frame) => {
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
