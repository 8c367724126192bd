import type { FocusEventHandler, ReactNode, Ref } from 'react';

export interface PhoneFieldProps {
  label: string;
  name?: string;
  /** With its country prefix: `+47 912 34 567`; empty while nothing was entered. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** ISO 3166-1 code of the country offered first: `languageInfo[language].country`. */
  defaultCountry: string;
  error?: boolean;
  helperText?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}
