import { useListSavedFiltersQuery, useSaveFiltersMutation } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import type { BookingFilters } from '../lib/filters';
import { addSaved, LIST, type SavedFilter } from '../lib/saved-filters';

/** The filters that a person has given a name: theirs at every desk they sign in at. */
export function useSavedFilters() {
  const { data } = useListSavedFiltersQuery();
  const [saveAll] = useSaveFiltersMutation();
  const run = useAction();
  const { t } = useTranslation('admin');
  const all = data?.data ?? [];
  const saved = all.filter(({ list }) => list === LIST);

  const keep = (next: readonly SavedFilter[]) => {
    // filters of the person's other lists are stored together
    const filters = [...all.filter(({ list }) => list !== LIST), ...next];
    return run(() => saveAll({ savedFiltersInput: { filters } }).unwrap(), {
      failed: t('savedFilters.failed'),
    });
  };

  return {
    saved,
    save: (name: string, filters: BookingFilters) => keep(addSaved(saved, name, filters)),
    remove: (name: string) => keep(saved.filter((each) => each.name !== name)),
  };
}
