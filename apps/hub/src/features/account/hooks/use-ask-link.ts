import { useRequestSignInLinkMutation } from '@atrium/api-client/hub/sign-in-link';
import { useLocation } from 'react-router-dom';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { nextPage } from '../../../shared/lib/next-page';

/** Asks for a link that comes back to where the guest wanted to go. Throws the API's error. */
export function useAskLink() {
  const { slug, paths } = useVendor();
  const { search } = useLocation();
  const [request, { isLoading, error }] = useRequestSignInLinkMutation();

  const ask = async (email: string): Promise<void> => {
    const next = nextPage(search, paths);
    await request({
      signInLinkInput: { email, vendor: slug, ...(next === paths.overview ? {} : { next }) },
    }).unwrap();
  };
  return { ask, pending: isLoading, error };
}
