import { isObjectIdOrHexString, Types } from 'mongoose';
import { NotFoundError } from '../errors/app-error';

/** @throws {Error} for a value that is no id: for ids we made ourselves. */
export function objectId(id: string | Types.ObjectId): Types.ObjectId {
  return typeof id === 'string' ? Types.ObjectId.createFromHexString(id) : id;
}

/** The id a client named. @throws {NotFoundError} when it cannot be one: nothing has it. */
export function clientId(id: string): Types.ObjectId {
  if (!isObjectIdOrHexString(id)) throw new NotFoundError();
  return objectId(id);
}
