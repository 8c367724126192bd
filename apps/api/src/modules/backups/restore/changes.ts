import { mongo } from 'mongoose';
import { isKept } from '../copy/kept-collections';
import type { CopiedCollection, Moment } from '../manifest';
import { covering } from '../parts/covering';

/** A change as it was written down. */
export interface RecordedChange {
  operationType: string;
  ns: { coll: string };
  documentKey: { _id: unknown };
  fullDocument?: mongo.Document;
  updateDescription?: {
    updatedFields?: mongo.Document;
    removedFields?: string[];
    truncatedArrays?: { field: string; newSize: mongo.Int32 }[];
  };
  clusterTime: mongo.Timestamp;
  wallTime: Date;
}

/** Where a restore stops: behind the last change up to there. */
export const isBehind = (
  { clusterTime, wallTime }: RecordedChange,
  until: Moment,
  at: Date | undefined,
): boolean => clusterTime.greaterThan(until.at) || (at !== undefined && wallTime > at);

/** Changes of a collection that its parts do not have yet. */
export function isNews(
  { ns, documentKey, clusterTime }: RecordedChange,
  copied: ReadonlyMap<string, Pick<CopiedCollection, 'parts'>>,
): boolean {
  if (!isKept(ns.coll)) return false;
  const part = covering(copied.get(ns.coll)?.parts ?? [], documentKey._id);
  // a collection that was made later has no part
  return !part || clusterTime.greaterThan(part.at);
}

/**
 * What is to be written for a change, in this order. Of an array that became shorter the end goes first: one
 * update cannot do that and set what is in it.
 */
export function writesOf(change: RecordedChange): mongo.AnyBulkWriteOperation[] {
  const { operationType, documentKey, fullDocument = {}, updateDescription = {} } = change;
  const filter = documentKey as mongo.Document;
  if (operationType === 'insert') return [{ insertOne: { document: fullDocument } }];
  if (operationType === 'replace') return [{ replaceOne: { filter, replacement: fullDocument } }];
  if (operationType === 'delete') return [{ deleteOne: { filter } }];
  if (operationType !== 'update') return [];
  const { updatedFields = {}, removedFields = [], truncatedArrays = [] } = updateDescription;
  const shorter: mongo.UpdateFilter<mongo.Document> = {
    $push: Object.fromEntries(
      truncatedArrays.map(({ field, newSize }) => [field, { $each: [], $slice: newSize }]),
    ) as mongo.PushOperator<mongo.Document>,
  };
  const unset = Object.fromEntries(removedFields.map((field) => [field, '']));
  const update = {
    ...(Object.keys(updatedFields).length > 0 ? { $set: updatedFields } : {}),
    ...(removedFields.length > 0 ? { $unset: unset } : {}),
  };
  return [
    ...(truncatedArrays.length > 0 ? [{ updateOne: { filter, update: shorter } }] : []),
    ...(Object.keys(update).length > 0 ? [{ updateOne: { filter, update } }] : []),
  ];
}
