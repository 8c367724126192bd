import { useListBookingStatusesQuery } from '@atrium/api-client/admin';
import { nameIn } from '@atrium/rules/texts/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useMemo } from 'react';
import { useMe } from '../access/use-me';

/** The venue's statuses, named in the language shown; where they are edited, they keep their own names. */
export function useStatuses(options: { skip?: boolean } = {}) {
  const { data: found, ...query } = useListBookingStatusesQuery(undefined, options);
  const language = useLanguage();
  const own = useMe().vendor.languageCode;
  const data = useMemo(
    () =>
      found && {
        ...found,
        data: found.data.map(({ name, languageList, ...status }) => ({
          ...status,
          name: nameIn(language, { name, languageList }),
          // its names decide whether it is a no-show
          languageList: [...languageList, { languageType: own, name }],
        })),
      },
    [found, language, own],
  );
  return { ...query, data };
}
