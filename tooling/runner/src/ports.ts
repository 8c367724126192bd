import { connect, createServer } from 'node:net';

/** Whether a port can be listened on: at the given address, or at all of them. */
export function isPortFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * A free port of the loopback address; the preferred one where it is free.
 * @param preferred for example the port of the last run, so that a client configured for it goes on working
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await isPortFree(preferred, '127.0.0.1'))) {
    return preferred;
  }
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Whether something accepts connections at a port of the loopback address; does not take the port itself. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
