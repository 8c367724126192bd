import type { components, operations } from './generated/api.gen';
import type { OPERATIONS } from './generated/operations.gen';

/** The shapes of the API by their names, such as `Schemas['BookingOutput']`. */
export type Schemas = components['schemas'];

/** An operation that keys may call, as the reference names it, such as `createBooking`. */
export type OperationName = keyof typeof OPERATIONS;

type ParameterOf<
  Name extends OperationName,
  Place extends 'path' | 'query',
> = operations[Name]['parameters'] extends { [place in Place]?: infer Value } ? Value : never;

type BodyOf<Name extends OperationName> = operations[Name] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

type IsNone<Value> = [Exclude<Value, undefined>] extends [never] ? true : false;

/** A part of the input: absent where there is none, optional where nothing in it is needed. */
type Part<Name extends string, Value> =
  IsNone<Value> extends true
    ? { [name in Name]?: undefined }
    : undefined extends Value
      ? { [name in Name]?: Exclude<Value, undefined> }
      : { [name in Name]: Value };

/** What an operation takes, but for headers. */
export type Input<Name extends OperationName> = Part<'path', ParameterOf<Name, 'path'>> &
  Part<'query', ParameterOf<Name, 'query'>> &
  Part<'body', BodyOf<Name>>;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : undefined;

type Responses<Name extends OperationName> = operations[Name]['responses'];

type Unwrapped<Json> = Json extends { success: boolean; data: infer Data } ? Data : Json;

/** `data` of what an operation answers when it succeeds. */
export type Answer<Name extends OperationName> = Unwrapped<
  { [status in keyof Responses<Name>]: JsonOf<Responses<Name>[status]> }[keyof Responses<Name>]
>;

/** The lists that are answered in pages. */
export type PagedName = {
  [name in OperationName]: Answer<name> extends { items: readonly unknown[]; nextCursor?: string }
    ? name
    : never;
}[OperationName];

/** One item of such a list. */
export type ItemOf<Name extends PagedName> =
  Answer<Name> extends { items: readonly (infer Item)[] } ? Item : never;

/** Whether an operation can be called with nothing at all. */
type TakesNothing<Name extends OperationName> =
  Record<never, never> extends Input<Name> ? true : false;

/** The arguments of a call after its name; optional where the operation needs none. */
export type Arguments<Name extends OperationName, Options> =
  TakesNothing<Name> extends true
    ? [input?: Input<Name> & Options]
    : [input: Input<Name> & Options];
