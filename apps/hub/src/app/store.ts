import type { ClientContext } from '@atrium/api-client/client-context';
import { createClientStore } from '@atrium/api-client/create-store';

export const createAppStore = (context: ClientContext) => createClientStore(context);

export type AppStore = ReturnType<typeof createAppStore>;
