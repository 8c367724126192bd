import { useCallback, useEffect, useRef } from 'react';

export interface TypedAhead {
  text: string;
  /** Enter was pressed after it. */
  entered: boolean;
}

/** Keeps what is typed between the key that opens a field and the arrival of the field's code. */
export function useTypedAhead() {
  const kept = useRef<TypedAhead>({ text: '', entered: false });
  const stop = useRef<() => void>(undefined);

  const start = useCallback(() => {
    stop.current?.();
    kept.current = { text: '', entered: false };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const { text } = kept.current;
      if (ctrlKey || metaKey || altKey) return;
      if (key.length === 1) kept.current = { text: text + key, entered: false };
      else if (key === 'Backspace') kept.current = { text: text.slice(0, -1), entered: false };
      else if (key === 'Enter') kept.current = { text, entered: true };
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    stop.current = () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);

  /** Hands it over and stops keeping. */
  const take = useCallback((): TypedAhead => {
    stop.current?.();
    return kept.current;
  }, []);

  useEffect(() => () => stop.current?.(), []);
  return { start, take };
}
