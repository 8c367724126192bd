import type { ObjectId } from 'mongodb';
import type { Wish } from './wish';

interface Span {
  from: number;
  until: number;
}

/** A treatment as the product stores it, as far as it holds somebody's time. */
export interface StoredTreatment {
  _id: ObjectId;
  _vendor: ObjectId;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight, as the next two are. */
  timeindexStart: number;
  timeindexEnd: number;
  timeindexEndAndReset: number;
  status: 'pause';
  therapists: { _therapist: ObjectId }[];
  _room: ObjectId;
  /** Minutes from the start. */
  held: { therapist: Span[]; room: Span };
  guests: number;
  version: number;
}

/** The wish that a stored treatment fulfils. */
export const wishOf = ({
  _id,
  date,
  timeindexStart: start,
  timeindexEnd: end,
  therapists,
  _room,
}: StoredTreatment): Wish => ({
  _id: _id.toHexString(),
  kind: 'treatment',
  resources: [...therapists.map(({ _therapist }) => _therapist), _room].map((id) =>
    id.toHexString(),
  ),
  ...{ date, start, end, active: true },
});
