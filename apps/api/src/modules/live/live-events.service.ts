import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleDestroy,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type mongo, Types } from 'mongoose';
import { objectId } from '../../common/database/object-id';
import { EVENTS_COLLECTION, type StoredEvent } from '../../common/events/event-log';
import { RELOAD } from './event-frame';

/** A client that receives a venue's events. */
export interface Listener {
  readonly vendorId: string;
  /** The event as this listener may see it, ready to send; undefined if it is not for them. */
  frameOf(event: StoredEvent): string | undefined;
  /** @param frame ready to be sent */
  send(frame: string): void;
  end(): void;
}

/** A listener and its heartbeat slot. */
interface Seated extends Listener {
  readonly beat: number;
}

/**
 * Ids are assigned before commit, so events can arrive out of order. Catching up repeats the last
 * seconds; clients drop repeats by id.
 */
const OVERLAP_SECONDS = 30;
/** Beyond this many missed changes, reloading everything is quicker. */
const MOST_MISSED = 2_000;
const PAUSE_MS = 500;
/** Heartbeat interval. Listeners take turns, because one big burst would delay real events. */
const HEARTBEAT_MS = 20_000;
const BEAT_MS = 500;
const BEATS = HEARTBEAT_MS / BEAT_MS;

/** Delivers committed events to listeners, from one change stream per process. */
@Injectable()
export class LiveEvents implements BeforeApplicationShutdown, OnModuleDestroy {
  private readonly logger = new Logger(LiveEvents.name);
  private readonly listeners = new Map<string, Set<Seated>>();
  private stream: mongo.ChangeStream<StoredEvent> | undefined;
  private opening: Promise<void> | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private beats = 0;
  private seated = 0;
  private stopping = false;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get events() {
    return this.connection.collection<StoredEvent>(EVENTS_COLLECTION);
  }

  /** How many listen in this process. */
  get size(): number {
    let size = 0;
    for (const ofVendor of this.listeners.values()) size += ofVendor.size;
    return size;
  }

  /**
   * Delivers events from now on, preceded by those since `lastEventId`.
   * @param lastEventId of the last event the listener has seen
   * @returns a function that unsubscribes
   */
  async listen(listener: Listener, lastEventId?: string): Promise<() => void> {
    await this.open();
    const waiting: string[] = [];
    let caughtUp = false;
    this.seated += 1;
    const inOrder: Seated = {
      vendorId: listener.vendorId,
      beat: this.seated % BEATS,
      frameOf: (event) => listener.frameOf(event),
      send: (frame) => (caughtUp ? listener.send(frame) : void waiting.push(frame)),
      end: () => listener.end(),
    };
    this.add(inOrder);
    try {
      for (const frame of await this.since(listener, lastEventId)) listener.send(frame);
    } catch (error) {
      this.remove(inOrder);
      throw error;
    }
    caughtUp = true;
    for (const frame of waiting) listener.send(frame);
    return () => this.remove(inOrder);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.close();
  }

  onModuleDestroy(): Promise<void> {
    return this.close();
  }

  private async close(): Promise<void> {
    this.stopping = true;
    clearInterval(this.heartbeat);
    for (const listener of this.everybody()) listener.end();
    this.listeners.clear();
    await this.stream?.close();
    this.stream = undefined;
    this.opening = undefined;
  }

  private async since(
    { vendorId, frameOf }: Listener,
    lastEventId: string | undefined,
  ): Promise<string[]> {
    if (!lastEventId) return [];
    const last = objectId(lastEventId);
    const known = await this.events.findOne({ _id: last, _vendor: objectId(vendorId) });
    // older than what is kept, so what was missed is unknown
    if (!known) return [RELOAD];
    const seconds = Math.floor(last.getTimestamp().getTime() / 1000) - OVERLAP_SECONDS;
    const missed = await this.events
      .find(
        { _vendor: objectId(vendorId), _id: { $gt: Types.ObjectId.createFromTime(seconds) } },
        { readConcern: 'majority' },
      )
      .sort({ _id: 1 })
      .limit(MOST_MISSED + 1)
      .toArray();
    if (missed.length > MOST_MISSED) return [RELOAD];
    return missed.flatMap((event) => (event._id.equals(last) ? [] : (frameOf(event) ?? [])));
  }

  private add(listener: Seated): void {
    const ofVendor = this.listeners.get(listener.vendorId) ?? new Set();
    this.listeners.set(listener.vendorId, ofVendor.add(listener));
  }

  private remove(listener: Seated): void {
    const ofVendor = this.listeners.get(listener.vendorId);
    ofVendor?.delete(listener);
    if (ofVendor?.size === 0) this.listeners.delete(listener.vendorId);
  }

  private *everybody(): Generator<Seated> {
    for (const ofVendor of this.listeners.values()) yield* ofVendor;
  }

  /** Sends a heartbeat to the listeners whose turn it is. */
  private beat(): void {
    this.beats = (this.beats + 1) % BEATS;
    for (const listener of this.everybody()) {
      if (listener.beat === this.beats) listener.send(':\n\n');
    }
  }

  /** Resolves once the stream reports everything committed from then on. */
  open(): Promise<void> {
    if (!this.stopping) this.opening ??= this.begin();
    return this.opening ?? Promise.resolve();
  }

  private async begin(): Promise<void> {
    const stream = this.events.watch<StoredEvent>([
      { $match: { operationType: { $in: ['insert', 'invalidate'] } } },
    ]);
    this.stream = stream;
    stream.on('change', (change) => {
      if (change.operationType === 'insert') this.tell(change.fullDocument);
      // after an invalidation, e.g. when the collection is restored, the driver reports nothing
      // more
      else this.broken(stream, new Error('the stream of events was invalidated'));
    });
    stream.on('error', (error) => this.broken(stream, error));
    this.heartbeat ??= setInterval(() => this.beat(), BEAT_MS).unref();
    // a stream starts with its first answer; listeners must miss nothing after that
    await new Promise<void>((resolve) => {
      stream.once('resumeTokenChanged', () => resolve());
      stream.once('error', () => resolve());
      stream.once('close', () => resolve());
    });
  }

  private tell(event: StoredEvent): void {
    const ofVendor = this.listeners.get(event._vendor.toHexString());
    if (!ofVendor) return;
    for (const listener of ofVendor) {
      const frame = listener.frameOf(event);
      if (frame !== undefined) listener.send(frame);
    }
  }

  /** The driver resumes if it can; otherwise listeners reconnect and catch up from the log. */
  private broken(stream: mongo.ChangeStream<StoredEvent>, error: unknown): void {
    if (this.stream !== stream) return;
    this.logger.error({ err: error }, 'event stream broken');
    this.stream = undefined;
    this.opening = undefined;
    void stream.close().catch(() => {});
    for (const listener of this.everybody()) listener.end();
    this.listeners.clear();
    setTimeout(() => void this.open(), PAUSE_MS).unref();
  }
}
