import type { GuestFoundOutput } from '@atrium/api-client/admin';
import { useSearchGuestsQuery } from '@atrium/api-client/admin/guest-search';
import { displayName } from '@atrium/rules/guests/guest-name';
import { termsOf } from '@atrium/rules/texts/search-text';
import { useDebounced } from '@atrium/ui/hooks/use-debounced';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  value: GuestFoundOutput | undefined;
  onChange: (guest: GuestFoundOutput | undefined) => void;
}

const TYPING_PAUSE_MS = 200;

/** Finds a guest while typing; phone and email distinguish guests of the same name. */
export function GuestField({ value, onChange }: Props) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const skip = termsOf(term).length === 0;
  const { currentData, isFetching } = useSearchGuestsQuery(
    { term, page: 1, sort: 'lastname', order: 'asc' },
    { skip },
  );
  const nameOf = (guest: GuestFoundOutput) => displayName(guest) || t('guest.unnamed');

  return (
    <Autocomplete
      autoHighlight
      options={skip ? [] : (currentData?.guests ?? [])}
      value={value ?? null}
      loading={isFetching}
      loadingText="…"
      noOptionsText={skip ? t('nav.guestSearchHint') : t('optOut.noGuest')}
      // The server has already matched them, also by what the label does not show.
      filterOptions={(options) => options}
      getOptionKey={({ _id }) => _id}
      getOptionLabel={nameOf}
      isOptionEqualToValue={(option, chosen) => option._id === chosen._id}
      onChange={(_, guest) => onChange(guest ?? undefined)}
      onInputChange={(_, next) => setTyped(next)}
      renderOption={({ key, ...props }, guest) => (
        <li key={key} {...props}>
          {[nameOf(guest), guest.phone, guest.email].filter(Boolean).join(' · ')}
        </li>
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField {...params} slotProps={slotProps} autoFocus label={t('optOut.findGuest')} />
      )}
    />
  );
}
