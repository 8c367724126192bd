import { type Aggregate, type Query, Schema, Types } from 'mongoose';

/** A query on a tenant-owned collection that names no venue: a programming error. */
export class MissingTenantError extends Error {
  constructor(collection: string, operation: string) {
    super(`${operation} on ${collection} without _vendor`);
  }
}

/** What every tenant-owned document carries. */
export interface TenantOwned {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
}

const queryOperations = [
  'countDocuments',
  'deleteMany',
  'deleteOne',
  'distinct',
  'find',
  'findOne',
  'findOneAndDelete',
  'findOneAndReplace',
  'findOneAndUpdate',
  'replaceOne',
  'updateMany',
  'updateOne',
];
const guarded = new RegExp(`^(${queryOperations.join('|')})$`);

/** Whether a filter pins the venue to one value. */
export function namesVendor(filter: unknown): boolean {
  const vendor = (filter as { _vendor?: unknown } | null)?._vendor;
  return vendor instanceof Types.ObjectId;
}

/**
 * Makes a schema tenant-owned: `_vendor` is required, and any query or aggregation that does not
 * begin with it throws before it reaches the database.
 */
export function tenantOwned(schema: Schema): void {
  schema.add({ _vendor: { type: Schema.Types.ObjectId, required: true, immutable: true } });

  schema.pre(guarded, function (this: Query<unknown, unknown>) {
    if (!namesVendor(this.getFilter())) {
      throw new MissingTenantError(
        this.model.collection.name,
        String((this as { op?: string }).op),
      );
    }
  });
  schema.pre('estimatedDocumentCount', function (this: Query<unknown, unknown>) {
    throw new MissingTenantError(this.model.collection.name, 'estimatedDocumentCount');
  });
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    const first = this.pipeline()[0] as { $match?: unknown } | undefined;
    if (!namesVendor(first?.$match))
      throw new MissingTenantError(this.model().collection.name, 'aggregate');
  });
  schema.pre('bulkWrite', (operations: unknown) => {
    for (const operation of operations as Record<
      string,
      { filter?: unknown; document?: unknown }
    >[]) {
      const [kind, body] = Object.entries(operation)[0] ?? ['bulkWrite', {}];
      if (!namesVendor(body.filter ?? body.document))
        throw new MissingTenantError('collection', kind);
    }
  });
}
