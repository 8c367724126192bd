/** What a date field and the picker that it loads both take. */
export interface DateFieldProps {
  label: string;
  /** `yyyy-mm-dd`; empty: none. */
  value: string;
  /** Called with whole dates, and with an empty text when an optional date is cleared. */
  onChange: (value: string) => void;
  /** `yyyy-mm-dd`; earlier days cannot be picked, and typing one is an error. */
  min?: string | undefined;
  /** Shown below the field. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Marked as required in its label. */
  required?: boolean;
  /** May be cleared. */
  optional?: boolean;
  /** Sized for a row of filters. */
  dense?: boolean;
}
