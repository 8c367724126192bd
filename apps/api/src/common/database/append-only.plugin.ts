import type { Document, Schema } from 'mongoose';

/** A change to what may only be added to: a programming error. */
export class AppendOnlyError extends Error {
  constructor(operation: string) {
    super(`${operation} on documents that are only ever added`);
  }
}

const changes =
  /^(deleteMany|deleteOne|findOneAndDelete|findOneAndReplace|findOneAndUpdate|replaceOne|updateMany|updateOne)$/;

/** Makes a schema append-only: whatever would change or remove a document throws before it reaches the database. */
export function appendOnly(schema: Schema): void {
  schema.pre(changes, { query: true, document: false }, function () {
    throw new AppendOnlyError(String((this as { op?: string }).op));
  });
  schema.pre(changes, { query: false, document: true }, () => {
    throw new AppendOnlyError('a change of a document');
  });
  schema.pre('save', function (this: Document) {
    if (!this.isNew) throw new AppendOnlyError('save');
  });
  schema.pre('bulkWrite', (operations: unknown) => {
    for (const operation of operations as Record<string, unknown>[]) {
      const [kind = 'bulkWrite'] = Object.keys(operation);
      if (kind !== 'insertOne') throw new AppendOnlyError(kind);
    }
  });
}
