import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { type Connection, createConnection } from 'mongoose';

const CLIENT_SOCKET = 'net.client.socket';

/**
 * Holds the patch of the driver in its place (patches/mongodb@….patch): a command that met a connection in
 * the moment between its end and its event of it waited for a socket that would never drain, for good.
 */
describe('a connection that ends just before a command is written to it', () => {
  const sockets: Socket[] = [];
  const collect = (message: unknown) => void sockets.push((message as { socket: Socket }).socket);
  let connection: Connection;

  beforeAll(async () => {
    subscribe(CLIENT_SOCKET, collect);
    connection = await createConnection(process.env.MONGODB_URI ?? '', {
      maxPoolSize: 1,
      retryReads: false,
      retryWrites: false,
    }).asPromise();
  });
  afterAll(async () => {
    unsubscribe(CLIENT_SOCKET, collect);
    await connection.close();
  });
  beforeEach(async () => {
    // brings up the connection of the pool
    await connection.collection('test_things').findOne();
  });

  const endConnections = () => {
    for (const socket of sockets) socket.destroy();
  };

  it('fails the read, which may then be asked again', async () => {
    endConnections();
    await expect(connection.collection('test_things').findOne()).rejects.toThrow(
      expect.objectContaining({ name: 'MongoNetworkError' }),
    );
    await expect(connection.collection('test_things').findOne()).resolves.toBeNull();
  });

  it('fails a transaction as transient: it begins again', async () => {
    const session = await connection.startSession();
    session.startTransaction();
    endConnections();
    const insert = connection.collection('test_things').insertOne({ a: 1 }, { session });
    await expect(insert).rejects.toThrow(
      expect.objectContaining({ errorLabelSet: new Set(['TransientTransactionError']) }),
    );
    await session.endSession();
  });
});
