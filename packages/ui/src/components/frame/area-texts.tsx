import type { Area } from '@atrium/i18n/areas';
import { addAreas } from '@atrium/i18n/create-i18n';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';

/** By the store of the texts, which every copy of the instance shares. */
const arriving = new WeakMap<I18n['store'], Promise<void>>();

/** One request for all who wait; a failed one is asked again by the next page that needs it. */
function request(i18n: I18n, areas: readonly Area[]): Promise<void> {
  const known = arriving.get(i18n.store);
  if (known) return known;
  const texts = addAreas(i18n, areas).catch((error: unknown) => {
    arriving.delete(i18n.store);
    throw error;
  });
  arriving.set(i18n.store, texts);
  return texts;
}

interface Props {
  areas: readonly Area[];
  children: ReactNode;
}

/** Waits, as for a page's code, until the texts that its children speak are there. */
export function AreaTexts({ areas, children }: Props) {
  const { i18n } = useTranslation();
  const isMissing = areas.some((area) => !i18n.hasResourceBundle(i18n.language, area));
  if (isMissing) use(request(i18n, areas));
  return children;
}
