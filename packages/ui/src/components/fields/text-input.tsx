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
    | 'onFocus'
    | 'onKeyDown'
    | 'placeholder'
    | 'required'
    | 'size'
    | 'type'
    | 'value'
  > {
  /** Left out where a heading names it: `htmlInput` has its `aria-label` then. */
  label?: string;
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
 * A text field as MUI's TextField makes one, without the select menu that TextField always brings along:
 * 14 KB on every page with a field.
 */
export function TextInput({
  label,
  helperText,
  error,
  required,
  disabled,
  size,
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
      {...(size && { size })}
      {...(sx && { sx })}
    >
      {label && <InputLabel htmlFor={id}>{label}</InputLabel>}
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
