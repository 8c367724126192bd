import { TextInput } from '@atrium/ui/components/fields/text-input';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** The list does not reflect the typed text yet. */
  pending: boolean;
  inputRef: Ref<HTMLInputElement>;
}

/** Focuses the first match's button, so that pressing Enter twice marks whoever is at the desk. */
const focusFirst = () =>
  document.querySelector<HTMLButtonElement>('#arrivals [data-likely]')?.focus();

/** Filters the list with each letter, without asking the server. */
export function ArrivalSearch({ value, onChange, pending, inputRef }: Props) {
  const { t } = useTranslation('admin');
  const [entered, setEntered] = useState(false);

  // Typing faster than the list updates would mark the wrong party.
  useEffect(() => {
    if (!entered || pending) return;
    setEntered(false);
    focusFirst();
  }, [entered, pending]);

  const change = (next: string) => {
    setEntered(false);
    onChange(next);
  };
  return (
    <TextInput
      autoFocus
      inputRef={inputRef}
      type="search"
      label={t('arrival.search')}
      placeholder={t('arrival.searchHint')}
      value={value}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') change('');
        if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        setEntered(true);
      }}
      slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 80 } }}
    />
  );
}
