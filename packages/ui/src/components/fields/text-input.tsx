import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

export interface TextInputProps
  extends Pick<
    OutlinedInputProps,
    | 'autoComplete'
    | 'autoFocus'
    | 'defaultValue'
    | 'disabled'
    | 'error'
    | 'inputRef'
    | 'maxRows'
    | 'minRows'
    | 'multiline'
    | 'name'
    | 'onBlur'
    | 'onChange'
    | 'placeholder'
    | 'required'
    | 'type'
    | 'value'
  > {
  label: string;
  helperText?: ReactNode;
  sx?: SxProps<Theme>;
  slotProps?: {
    /** Of the `input` or `textarea` element. */
    htmlInput?: InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>;
    /** Of the box around it. */
    input?: Pick<OutlinedInputProps, 'startAdornment' | 'endAdornment'>;
  };
}

/**
 * A text field as MUI's TextField makes one, without the dropdown that TextField always brings along:
 * 18 kB that the first page of an app need not wait for.
 */
export function TextInput({
  label,
  helperText,
  error,
  required,
  disabled,
  sx,
  slotProps,
  ...input
}: TextInputProps) {
  const id = useId();
  const help = helperText ? `${id}-help` : undefined;
  return (
    <FormControl
      fullWidth
      error={error ?? false}
      required={required ?? false}
      disabled={disabled ?? false}
      {...(sx && { sx })}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        {...slotProps?.input}
        id={id}
        aria-describedby={help}
        {...(slotProps?.htmlInput && { inputProps: slotProps.htmlInput })}
      />
      {helperText && <FormHelperText id={help}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
