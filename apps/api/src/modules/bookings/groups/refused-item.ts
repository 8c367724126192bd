import { AppError } from '../../../common/errors/app-error';
import { isRecord, type RefusalsOf } from '../../refusals/public';

/** The item for which a group was refused. The others had room, as far as anybody knows. */
export const refusedItem: RefusalsOf = (body, { error }) => {
  if (!(error instanceof AppError) || !isRecord(body) || !Array.isArray(body.items)) return [];
  const index = error.options.data?.index;
  return typeof index === 'number' ? [{ wish: body.items[index], code: error.code }] : [];
};
