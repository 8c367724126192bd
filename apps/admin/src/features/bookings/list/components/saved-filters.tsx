import { TextInput } from '@atrium/ui/components/fields/text-input';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterRow } from '../../../../shared/filters/filter-row';
import { useSavedFilters } from '../hooks/use-saved-filters';
import { type BookingFilters, isNarrowed } from '../lib/filters';
import { applySaved } from '../lib/saved-filters';

interface Props {
  filters: BookingFilters;
  onChange: (filters: BookingFilters) => void;
}

/** Lists that one looks at every day, by one click; naming one takes a word and Enter. */
export function SavedFilters({ filters, onChange }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const { saved, save, remove } = useSavedFilters();
  const [name, setName] = useState<string>();
  if (saved.length === 0 && !isNarrowed(filters)) return null;

  return (
    <FilterRow role="group" label={t('savedFilters.label')}>
      {saved.map((each) => (
        <Chip
          key={each.name}
          label={each.name}
          onClick={() => onChange(applySaved(each, filters))}
          onDelete={() => remove(each.name)}
        />
      ))}
      {isNarrowed(filters) && name === undefined && (
        <Button size="small" onClick={() => setName('')}>
          {t('savedFilters.save')}
        </Button>
      )}
      {name !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!name.trim()) return;
            save(name.trim(), filters);
            setName(undefined);
          }}
          style={{ display: 'flex', gap: 8, alignItems: 'flex-end' }}
        >
          <TextInput
            autoFocus
            label={t('savedFilters.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setName(undefined)}
            slotProps={{ htmlInput: { maxLength: 40 } }}
            sx={{ width: 200 }}
          />
          <Button type="submit" size="small" variant="contained" sx={{ minHeight: 40 }}>
            {t('actions.save', { ns: 'common' })}
          </Button>
        </form>
      )}
    </FilterRow>
  );
}
