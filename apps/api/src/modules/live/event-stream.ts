import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isObjectIdOrHexString } from 'mongoose';
import Negotiator from 'negotiator';
import { EndedSessions } from '../../common/auth/ended-sessions';
import type { RequestContext } from '../../common/context/request-context';
import { InvalidFieldError } from '../../common/errors/app-error';
import { Config } from '../../config/config';
import { type Listener, LiveEvents } from './live-events.service';
import { OpenStreams } from './open-streams';

/** Bytes queued for a slow client before it is disconnected. */
const MOST_WAITING_BYTES = 1_048_576;
const RECONNECT_MS = 2_000;

/** What a client requests in its headers. */
export interface StreamRequest {
  accept: string;
  lastEventId: string | undefined;
}

/** Keeps a response open and writes the events its reader may see, until their token or session ends. */
@Injectable()
export class EventStream {
  private readonly streams = new OpenStreams();

  constructor(
    private readonly live: LiveEvents,
    private readonly ended: EndedSessions,
    private readonly config: Config,
  ) {}

  /**
   * @throws {InvalidFieldError} for a client that does not accept event streams
   * @throws {AppError} 429 TOO_MANY_STREAMS
   */
  async open(
    ctx: RequestContext,
    reply: FastifyReply,
    { accept, lastEventId }: StreamRequest,
    frameOf: Listener['frameOf'],
  ): Promise<void> {
    if (!acceptsEvents(accept)) throw new InvalidFieldError('Accept', 'is not usable here');
    if (lastEventId !== undefined && !isObjectIdOrHexString(lastEventId)) {
      throw new InvalidFieldError('Last-Event-ID', 'is not usable here');
    }
    const leave = this.streams.enter(personOf(ctx));
    try {
      // Subscribe before answering: no change may fall between the two.
      await this.live.open();
    } catch (error) {
      leave();
      throw error;
    }
    const { raw } = reply;
    reply.hijack();
    const listener: Listener = {
      vendorId: ctx.vendorId,
      frameOf,
      send: (frame) => {
        if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy();
        else raw.write(frame);
      },
      end: () => void raw.end(),
    };
    const unwatch = this.ended.watch(ctx.sessionId ?? '', listener.end);
    const expiry = setTimeout(listener.end, this.config.env.ACCESS_TOKEN_MINUTES * 60_000).unref();
    let stop: () => void = () => {};
    raw.once('close', () => {
      clearTimeout(expiry);
      unwatch();
      leave();
      stop();
    });
    raw.writeHead(200, {
      ...present(reply.getHeaders()),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx would buffer the stream
      'x-accel-buffering': 'no',
      'x-request-id': ctx.requestId,
    });
    raw.write(`retry: ${RECONNECT_MS}\n\n`);
    try {
      // it may have ended between the guard and the watch
      if (await this.ended.has(ctx.sessionId ?? '')) return void raw.end();
      stop = await this.live.listen(listener, lastEventId);
    } catch {
      raw.destroy();
    }
    if (raw.destroyed) stop();
  }
}

/** A client has to say so: without the header it may be one that waits for the answer to end. */
const acceptsEvents = (accept: string): boolean =>
  accept !== '' &&
  new Negotiator({ headers: { accept } }).mediaType(['text/event-stream']) !== undefined;

const personOf = ({ actor }: RequestContext): string =>
  'id' in actor ? `${actor.kind} ${actor.id}` : actor.kind;

const present = (headers: Record<string, number | string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
