import { clientId } from '../../../common/database/object-id';
import { NotFoundError } from '../../../common/errors/app-error';
import type { TreatmentLength, TreatmentType } from '../treatment-types/public';

/** @param id of one of the type's; none: the first. @throws {NotFoundError} */
export function lengthOf(
  { lengths }: Pick<TreatmentType, 'lengths'>,
  id?: string,
): TreatmentLength {
  const wanted = id === undefined ? lengths[0]?._id : clientId(id);
  const found = lengths.find(({ _id }) => wanted && _id.equals(wanted));
  if (!found) throw new NotFoundError();
  return found;
}
