import { createWriteStream, type WriteStream } from 'node:fs';
import type { Request } from './http-client';

/** A booking as an answer tells it. */
export interface BookingView {
  _id: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindex: number;
  participants: number;
  active: boolean;
  waitingList: boolean;
  version: number;
}

/** A treatment as an answer tells it. */
export interface TreatmentView {
  _id: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindexStart: number;
  treatmentLock: boolean;
  therapists: { _therapist: { _id: string } }[];
  _room?: { _id: string };
  version: number;
}

/** A creation that can be asked for again. */
export interface Creation {
  id: string;
  request: Request;
}

/** So many of the last ones are asked for again. */
const REPLAYED = 200;

/**
 * What the API has acknowledged, kept by its clients outside of it: the last answer about each booking and treatment,
 * in memory and in a log.
 */
export class Acknowledged {
  readonly bookings = new Map<string, BookingView>();
  readonly deleted = new Set<string>();
  /** Ids of the blocks of tables that are there. */
  readonly blocks = new Set<string>();
  readonly treatments = new Map<string, TreatmentView>();
  readonly endedTreatments = new Set<string>();
  readonly creations: Creation[] = [];
  answers = 0;
  private readonly log: WriteStream;

  constructor(logFile: string) {
    this.log = createWriteStream(logFile, { flags: 'a' });
  }

  /** Answers overtake each other; the highest version is the last. */
  saw(view: BookingView): void {
    this.answers += 1;
    const known = this.bookings.get(view._id);
    if (!known || known.version < view.version) this.bookings.set(view._id, view);
    this.log.write(`${JSON.stringify(view)}\n`);
  }

  sawTreatment(view: TreatmentView): void {
    this.answers += 1;
    const known = this.treatments.get(view._id);
    if (!known || known.version < view.version) this.treatments.set(view._id, view);
    this.log.write(`${JSON.stringify({ treatment: view })}\n`);
  }

  endedTreatment(id: string): void {
    this.answers += 1;
    this.endedTreatments.add(id);
    this.log.write(`${JSON.stringify({ endedTreatment: id })}\n`);
  }

  /** The answer to a creation, with what was asked. */
  made(view: BookingView, request: Request): void {
    if (view.version > 0) return;
    this.creations.push({ id: view._id, request });
    if (this.creations.length > REPLAYED) this.creations.shift();
  }

  removed(id: string): void {
    this.answers += 1;
    this.deleted.add(id);
    this.log.write(`${JSON.stringify({ deleted: id })}\n`);
  }

  close(): Promise<void> {
    return new Promise((done) => this.log.end(done));
  }
}
