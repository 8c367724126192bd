import type { Connection, Types } from 'mongoose';
import { AUDIT_COLLECTION } from '../audit/audit-log';
import { KEY_USES_COLLECTION } from '../auth/keys/key-uses';

/** Collections of a venue's own that have no model. */
const WITHOUT_MODEL = [AUDIT_COLLECTION, KEY_USES_COLLECTION, 'events'];

/** Removes all that belongs to a venue, with its audit log; the venue itself and files of pictures stay. */
export async function removeDocumentsOf(
  connection: Connection,
  _vendor: Types.ObjectId,
): Promise<void> {
  const owned = Object.values(connection.models)
    .filter(({ schema }) => schema.path('_vendor'))
    .map(({ collection }) => collection.name);
  for (const name of [...owned, ...WITHOUT_MODEL]) {
    await connection.collection(name).deleteMany({ _vendor });
  }
}
