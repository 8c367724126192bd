import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';

export interface SelectInputProps
  extends Pick<
    NativeSelectProps,
    | 'autoFocus'
    | 'disabled'
    | 'error'
    | 'inputRef'
    | 'name'
    | 'onBlur'
    | 'onChange'
    | 'required'
    | 'size'
    | 'value'
  > {
  /** Left out where a heading names it: `htmlInput` has its `aria-label` then. */
  label?: string;
  helperText?: ReactNode;
  sx?: SxProps<Theme>;
  slotProps?: {
    /** Of the `select` element. */
    htmlInput?: SelectHTMLAttributes<HTMLSelectElement>;
  };
  /** `option` elements. */
  children: ReactNode;
}

/** One of several choices, from the browser's own list. Without the menu that MUI's TextField brings along. */
export function SelectInput(props: SelectInputProps) {
  const { label, helperText, error, required, disabled, size, sx, slotProps, children, ...input } =
    props;
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
      <NativeSelect
        {...input}
        id={id}
        input={<OutlinedInput />}
        inputProps={{ ...slotProps?.htmlInput, 'aria-describedby': help }}
      >
        {children}
      </NativeSelect>
      {helperText && <FormHelperText id={help}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
