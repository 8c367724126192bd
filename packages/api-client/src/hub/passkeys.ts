/** Signing in by a passkey, and the guest's own passkeys. Import from here and never from `passkeys.gen`. */
import { listTags } from '../cache/tags';
import { generatedApi } from './passkeys.gen';

generatedApi.enhanceEndpoints({
  endpoints: {
    listMyPasskeys: { providesTags: (result) => listTags('Passkey', result?.data) },
    addMyPasskey: { invalidatesTags: ['Passkey'] },
    removeMyPasskey: { invalidatesTags: ['Passkey'] },
  },
});

export * from './passkeys.gen';
