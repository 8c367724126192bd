import { useListCustomerTagsQuery } from '@atrium/api-client/admin';
import { MAX_TAG_LENGTH, MAX_TAGS, tagsOf } from '@atrium/rules/guests/guest-tags';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Parted by commas. */
  value: string;
  onChange: (value: string) => void;
}

/** Tags to choose among those in use, or to type: Enter or a comma ends one. */
export function TagsField({ value, onChange }: Props) {
  const { t } = useTranslation('admin');
  const { data } = useListCustomerTagsQuery();
  const [typed, setTyped] = useState('');
  // the same list for as long as it is the same: another one would empty the field
  const tags = useMemo(() => tagsOf([value]), [value]);
  const change = (next: readonly string[]) => onChange(tagsOf(next).slice(0, MAX_TAGS).join(', '));

  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      options={data?.data.tags ?? []}
      value={tags}
      onChange={(_, next) => change(next)}
      inputValue={typed}
      onInputChange={(_, text) => {
        const isEnded = text.includes(',');
        if (isEnded) change([...tags, text]);
        setTyped(isEnded ? '' : text.slice(0, MAX_TAG_LENGTH));
      }}
      // what was typed is meant, also without Enter
      onBlur={() => {
        if (typed.trim()) change([...tags, typed]);
        setTyped('');
      }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          slotProps={slotProps}
          label={t('guest.fields.tags')}
          helperText={t('guest.fields.tagsHint')}
        />
      )}
    />
  );
}
