import { isHexColor } from '@atrium/rules/themes/color-contrast';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useFormField } from '@atrium/ui/hooks/use-form-field';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  placeholder?: string;
}

/** `#abc` as the browser's own picker wants it. */
const sixDigits = (color: string): string =>
  color.length === 4 ? color.replace(/[\da-f]/gi, (digit) => digit + digit) : color;

/** A colour, picked or typed. */
export function ColorField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, placeholder } = props;
  const { t } = useTranslation(['admin', 'settings']);
  const field = useFormField({ control, name });
  const color: unknown = field.value;
  const picked = typeof color === 'string' && isHexColor(color) ? sixDigits(color) : '#ffffff';
  return (
    <TextInput
      {...field}
      label={label}
      placeholder={placeholder}
      slotProps={{
        htmlInput: { maxLength: 7, autoComplete: 'off', spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={t('settings:pickColor', { name: label })}
                value={picked}
                onChange={(event) => field.onChange(event.target.value)}
                sx={{
                  width: 28,
                  height: 28,
                  p: 0,
                  border: 0,
                  background: 'none',
                  cursor: 'pointer',
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
