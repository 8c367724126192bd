import type { SxProps, Theme } from '@mui/material/styles';

/** What a time field and the picker that it loads both take. */
export interface TimeFieldProps {
  label: string;
  /** `HH:MM`; empty: none. */
  value: string;
  /** Called with whole times, and with an empty text when the time is cleared. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Shown below the field. */
  error?: string | undefined;
  /** The heading above the row says what it is: the label is for screen readers only. */
  inRow?: boolean;
  sx?: SxProps<Theme>;
}
