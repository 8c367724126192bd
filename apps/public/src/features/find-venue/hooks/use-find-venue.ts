import { type BrandedVendor, useLazyGetVendorBrandingQuery } from '@atrium/api-client/api';
import { isApiError } from '@atrium/api-client/api-error';
import { useState } from 'react';
import { slugCandidates } from '../lib/slug-candidates';

export type Search =
  | { state: 'idle' | 'searching' | 'not-found' | 'failed' }
  | { state: 'found'; venue: BrandedVendor };

/** Looks a venue up by its name or short name. */
export function useFindVenue() {
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const [lookUp] = useLazyGetVendorBrandingQuery();

  async function find(name: string) {
    setSearch({ state: 'searching' });
    for (const vendor of slugCandidates(name)) {
      try {
        const { data } = await lookUp({ vendor }, true).unwrap();
        setSearch({ state: 'found', venue: data._vendor });
        return;
      } catch (error) {
        if (isApiError(error) && error.status === 404) continue;
        setSearch({ state: 'failed' });
        return;
      }
    }
    setSearch({ state: 'not-found' });
  }

  return { search, find, reset: () => setSearch({ state: 'idle' }) };
}
