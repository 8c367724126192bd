import { type SitePageKind, useListShownSitePagesQuery } from '@atrium/api-client/public';
import { siteListHtml } from '@atrium/rules/site/site-list';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useState } from 'react';
import { Prose } from '../../../shared/written/prose';
import { hiddenRoom } from '../lib/places';

/** The edited pages of a kind, below those of the build; as they were sent until the API has answered. */
export function EditedList({ kind }: { kind: SitePageKind }) {
  const { data } = useListShownSitePagesQuery({ kind, lang: useLanguage() });
  // of its kind: the list that is left stands there until this one does
  const id = `edited-${kind}`;
  const [sent] = useState(() => sentList(id));
  return <Prose id={id} html={data ? siteListHtml(data.data) : sent} />;
}

const sentList = (id: string): string =>
  typeof document === 'undefined'
    ? hiddenRoom('list')
    : (document.getElementById(id)?.innerHTML ?? '');
