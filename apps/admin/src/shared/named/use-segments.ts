import { useListSegmentsQuery } from '@atrium/api-client/admin';
import { nameIn } from '@atrium/rules/texts/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useMemo } from 'react';

/** The venue's segments, named in the language shown; where they are edited, they keep their own names. */
export function useSegments() {
  const { data: found, ...query } = useListSegmentsQuery();
  const language = useLanguage();
  const data = useMemo(
    () =>
      found && {
        ...found,
        data: found.data.map(({ type: name, languageList, ...segment }) => ({
          ...{ ...segment, languageList },
          type: nameIn(language, { name, languageList }),
        })),
      },
    [found, language],
  );
  return { ...query, data };
}
