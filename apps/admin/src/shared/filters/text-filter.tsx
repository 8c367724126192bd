import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useDebounced } from '@atrium/ui/hooks/use-debounced';
import { useCallback, useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 300;
/** Nobody types more to find somebody. */
const LONGEST = 80;

interface Props {
  label: string;
  hint: string;
  /** Of the address. */
  value: string;
  onChange: (value: string) => void;
}

/** A filter by text: what is typed is told once it rests, and what the address says is shown. */
export function TextFilter({ label, hint, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, TYPING_PAUSE_MS);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  const tell = useCallback((text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    latest.current(text);
  }, []);
  useEffect(() => tell(settled), [settled, tell]);

  return (
    <TextInput
      label={label}
      value={typed}
      placeholder={hint}
      onChange={(event) => setTyped(event.target.value)}
      // Whoever goes on at once would have it written into the address of the next page.
      onBlur={() => tell(typed)}
      slotProps={{ htmlInput: { maxLength: LONGEST, autoComplete: 'off', spellCheck: false } }}
      sx={{
        flex: '1 1 110px',
        maxWidth: 300,
        '& .MuiInputBase-root': { minHeight: 40 },
        '& input': { py: 0.875 },
      }}
    />
  );
}
