import { TextInput } from '@atrium/ui/components/fields/text-input';
import ClearIcon from '@mui/icons-material/CloseRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const TYPING_PAUSE_MS = 250;

interface Props {
  /** The term in the address. */
  term: string;
  onTerm: (term: string) => void;
  /** Enter: open what this term finds. */
  onEnter: (term: string) => void;
  /** On ArrowDown: moves to the results. */
  onDown: () => void;
}

/** Searches while typing; Enter does not wait for the pause, and goes to what is found. */
export function SearchField({ term, onTerm, onEnter, onDown }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const [typed, setTyped] = useState(term);
  const sent = useRef(term);

  useEffect(() => {
    // The address changed by itself: the back button, or a search from the frame.
    if (term === sent.current) return;
    sent.current = term;
    setTyped(term);
  }, [term]);

  const send = (next: string) => {
    if (next.trim() === sent.current) return;
    sent.current = next.trim();
    onTerm(next.trim());
  };

  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: Enter submits a form, and <search> is none
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        send(typed);
        onEnter(typed.trim());
      }}
    >
      <TextInput
        autoFocus
        type="text"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
        placeholder={t('nav.guestSearchHint')}
        slotProps={{
          htmlInput: {
            'aria-label': t('nav.guestSearch'),
            maxLength: 100,
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'search',
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
            endAdornment: typed && (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={t('actions.clear', { ns: 'common' })}
                  onClick={() => setTyped('')}
                >
                  <ClearIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </form>
  );
}
