import { createHash, createHmac } from 'node:crypto';
import { mongo, Types } from 'mongoose';
import type { StoredAuditEntry } from '../../../common/audit/audit-log';

const { serialize } = mongo.BSON;
const ID_BYTES = 12;
const HASH_BYTES = 32;
/** The entry's id, the digest of its frame, the digest of its values. */
const LEAF_BYTES = ID_BYTES + 2 * HASH_BYTES;

/** What a seal knows of an entry. */
export interface Leaf {
  readonly entry: Types.ObjectId;
  /** Of who did what to what, when, and which fields it changed: what stays when a guest is erased. */
  readonly frame: Buffer;
  /** Of the values of these fields, the reason, the name and the address. */
  readonly values: Buffer;
}

/**
 * The digests of an entry.
 * @param salt of the guest it is about; without one of nobody who is known
 */
export function leafOf(stored: StoredAuditEntry, salt?: Buffer): Leaf {
  const { _id, _vendor, at, actor, action, entity, entityId, customerId, requestId, ...rest } =
    stored;
  const { about, before, after, reason, ip, ...unknown } = rest;
  const { kind, id, level, name, ...more } = actor as Record<string, unknown>;
  const fields = [about, before, after].map((values) => values && Object.keys(values));
  const frame = serialize({
    ...{ _id, _vendor, at, kind, id, level, action, entity, entityId, customerId, requestId },
    ...{ fields, unknown: Object.keys({ ...unknown, ...more }).sort() },
  });
  const values = serialize({ about, before, after, reason, ip, name, unknown, more });
  return {
    entry: _id,
    frame: createHash('sha256').update(frame).digest(),
    // the id keeps the same value in two entries from having the same digest
    values: (salt ? createHmac('sha256', salt) : createHash('sha256'))
      .update(_id.toHexString())
      .update(values)
      .digest(),
  };
}

export const packed = (leaves: readonly Leaf[]): Buffer =>
  Buffer.concat(
    leaves.flatMap(({ entry, frame, values }) => [Buffer.from(entry.id), frame, values]),
  );

export function* unpacked(buffer: Buffer): Generator<Leaf> {
  for (let at = 0; at < buffer.length; at += LEAF_BYTES) {
    const part = (from: number, length: number) => buffer.subarray(at + from, at + from + length);
    yield {
      entry: new Types.ObjectId(part(0, ID_BYTES)),
      frame: part(ID_BYTES, HASH_BYTES),
      values: part(ID_BYTES + HASH_BYTES, HASH_BYTES),
    };
  }
}

export interface SealContent {
  readonly _vendor: Types.ObjectId;
  readonly no: number;
  readonly at: Date;
  readonly upTo: Types.ObjectId;
  readonly leaves: Buffer;
  readonly erased: Buffer;
  readonly previous: string;
}

/** Hash of a seal, hex. */
export const sealHash = ({
  _vendor,
  no,
  at,
  upTo,
  leaves,
  erased,
  previous,
}: SealContent): string =>
  createHash('sha256')
    .update(serialize({ _vendor, no, at, upTo, leaves, erased, previous }))
    .digest('hex');
