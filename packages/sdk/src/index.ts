/** The one door of the package, as a partner imports it. */
export { Atrium, type AtriumOptions, type CallOptions } from './atrium';
export {
  AtriumError,
  type ClientErrorCode,
  type ErrorCode,
  type RefusedField,
} from './atrium-error';
export type { Answer, Input, ItemOf, OperationName, PagedName, Schemas } from './operation-types';
