import { mongo } from 'mongoose';
import { isDatabaseAway } from './database-away';

const network = new mongo.MongoNetworkError('read ECONNRESET');

describe('isDatabaseAway', () => {
  it.each([
    ['a broken connection', network],
    ['an insert of several over one', Object.assign(bulk(), { errorResponse: network })],
    ['no server within time', selection()],
    ['a primary that stepped down', new mongo.MongoServerError({ code: 10107 })],
    ['a server that shuts down', new mongo.MongoServerError({ code: 11600 })],
  ])('is true for %s', (_case, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    ['a key that is taken', new mongo.MongoServerError({ code: 11000 })],
    ['a write conflict', new mongo.MongoServerError({ code: 112 })],
    ['a refused insert of several', bulk()],
    ['anything else', new Error('read ECONNRESET')],
    ['nothing', undefined],
  ])('is false for %s', (_case, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});

function bulk(): mongo.MongoBulkWriteError {
  const error = new mongo.MongoServerError({ code: 11000 });
  return Object.assign(Object.create(mongo.MongoBulkWriteError.prototype), {
    errorResponse: error,
  });
}

function selection(): mongo.MongoServerSelectionError {
  return Object.create(mongo.MongoServerSelectionError.prototype);
}
