import { type SitePageKind, useListShownSitePagesQuery } from '@atrium/api-client/public';
import { siteListHtml } from '@atrium/rules/site/site-list';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useState } from 'react';
import { Prose } from '../../../shared/written/prose';
import { hiddenRoom } from '../lib/places';

const ID = 'edited-pages';

/** The edited pages of a kind, below those of the build; as they were sent until the API has answered. */
export function EditedList({ kind }: { kind: SitePageKind }) {
  const { data } = useListShownSitePagesQuery({ kind, lang: useLanguage() });
  const [sent] = useState(sentList);
  return <Prose id={ID} html={data ? siteListHtml(data.data) : sent} />;
}

const sentList = (): string =>
  typeof document === 'undefined'
    ? hiddenRoom('list')
    : (document.getElementById(ID)?.innerHTML ?? '');
