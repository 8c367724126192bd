import type { ObjectId } from 'mongodb';

export interface Span {
  from: number;
  until: number;
}

/** A treatment as stored. */
export interface StoredTreatment {
  _id: ObjectId;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindexStart: number;
  therapists: readonly { _therapist: ObjectId }[];
  _room?: ObjectId;
  /** What it takes of each therapist and of the room with preparation and reset, in minutes from the start. */
  held: { therapist: readonly Span[]; room: Span };
  treatmentLock: boolean;
  version: number;
}

export interface StoredTreatments {
  treatments: ReadonlyMap<string, StoredTreatment>;
  /** Entries in the audit log and events for the creation of each treatment, by id. */
  audited: ReadonlyMap<string, number>;
  told: ReadonlyMap<string, number>;
}
