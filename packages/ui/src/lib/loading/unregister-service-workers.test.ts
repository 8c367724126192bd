/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import { unregisterServiceWorkers } from './unregister-service-workers';

const offer = (serviceWorker: object | undefined) =>
  serviceWorker
    ? Object.defineProperty(navigator, 'serviceWorker', {
        value: serviceWorker,
        configurable: true,
      })
    : Reflect.deleteProperty(navigator, 'serviceWorker');

afterEach(() => void offer(undefined));

test('removes every worker that an earlier version left', async () => {
  const left = [{ unregister: jest.fn() }, { unregister: jest.fn() }];
  offer({ getRegistrations: async () => left });
  await unregisterServiceWorkers();
  for (const { unregister } of left) expect(unregister).toHaveBeenCalledTimes(1);
});

test('a browser without service workers has none to remove', async () => {
  offer(undefined);
  await expect(unregisterServiceWorkers()).resolves.toBeUndefined();
});
