import { isApiError } from '@atrium/api-client/api-error';
import { type SitePageKind, useGetShownSitePageQuery } from '@atrium/api-client/public';
import { isLanguage, languageInfo, languages } from '@atrium/i18n/languages';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useContext, useState } from 'react';
import { hiddenRoom, LeavesRoom, room } from '../lib/places';
import { sentPage } from '../lib/sent-page';
import { EditedText } from './edited-text';

interface Props {
  kind: SitePageKind;
  slug: string;
}

/** A page that a system administrator wrote: as it was sent, or asked of the API. */
export function EditedPage(props: Props) {
  return useContext(LeavesRoom) ? <Frame /> : <Asked {...props} />;
}

function Asked({ kind, slug }: Props) {
  const language = useLanguage();
  const [sent] = useState(() => ({ language, page: sentPage(`/${kind}/${slug}`, language) }));
  const known = sent.language === language ? sent.page : undefined;
  const { currentData, error, refetch } = useGetShownSitePageQuery(
    { kind, slug, lang: language },
    { skip: known !== undefined },
  );
  const page = known ?? currentData?.data;
  if (page) {
    const { languageType, date } = page;
    const shown = isLanguage(languageType) ? languageType : 'en';
    const { locale } = languageInfo[shown];
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    );
    // English first, as the API has it: it is for everybody else
    const written = languages.filter((one) => page.languages.includes(one));
    return <EditedText page={page} {...{ locale, day, written, shown }} />;
  }
  if (isApiError(error) && error.status === 404) return <NotFoundPage />;
  if (error) return <ErrorState onRetry={refetch} />;
  return <LoadingScreen />;
}

/** As the build draws it: where words go, there is room for them. */
function Frame() {
  const page = {
    ...{ address: '', languages: [], languageType: '' },
    ...{ title: room('title'), description: room('description'), date: room('date') },
    html: hiddenRoom('body'),
  };
  return <EditedText page={page} locale={room('locale')} day={room('day')} written={[]} />;
}
