import type { Area } from '@atrium/i18n/areas';
import { addAreas, addLoaders, type Loaders } from '@atrium/i18n/create-i18n';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkLoadError } from '../../lib/loading/load-chunk';

/** By the store of the texts, which every copy of the instance shares, and the areas asked for. */
const arriving = new WeakMap<I18n['store'], Map<string, Promise<void>>>();

function requestsOf({ store }: I18n): Map<string, Promise<void>> {
  const requests = arriving.get(store) ?? new Map<string, Promise<void>>();
  arriving.set(store, requests);
  return requests;
}

/** One request for all who wait for the same areas; the next page asks again after a failure. */
function request(i18n: I18n, areas: readonly Area[]): Promise<void> {
  const requests = requestsOf(i18n);
  const key = areas.join();
  const texts = addAreas(i18n, areas).catch((error: unknown) => {
    requests.delete(key);
    throw new ChunkLoadError(error);
  });
  requests.set(key, texts);
  return texts;
}

interface Props {
  areas: readonly Area[];
  /** How those are fetched that the app itself does not know: they would weigh on every page. */
  own?: Loaders;
  children: ReactNode;
}

/** Waits, as for a page's code, until the texts that its children speak are there. */
export function AreaTexts({ areas, own, children }: Props) {
  const { i18n } = useTranslation();
  // also where these texts are there: pages below ask for others of them
  if (own) addLoaders(i18n, own);
  const isMissing = areas.some((area) => !i18n.hasResourceBundle(i18n.language, area));
  // React wants a request that a render waited for read again by the render that goes on.
  const known = requestsOf(i18n).get(areas.join());
  if (known) use(known);
  else if (isMissing) use(request(i18n, areas));
  return children;
}
