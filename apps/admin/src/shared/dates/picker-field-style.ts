import { visuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import type { SxProps, Theme } from '@mui/material/styles';

/** Sections of a date as they stand in a text field of the product's theme (`customizations/inputs.ts`). */
const field = {
  '& .MuiPickersOutlinedInput-root': {
    minHeight: 46,
    pl: 1.75,
    pr: 0.75,
    bgcolor: 'background.paper',
    transition: 'box-shadow 120ms',
  },
  '& .MuiPickersOutlinedInput-root.Mui-focused': {
    boxShadow: (theme: Theme) =>
      `0 0 0 4px color-mix(in srgb, ${theme.vars?.palette.primary.main} 16%, transparent)`,
  },
  '& .MuiPickersSectionList-root': { py: '11px', width: 'auto', flex: 1 },
  '& .MuiPickersOutlinedInput-notchedOutline': {
    top: 0,
    borderColor: 'var(--atrium-input-border)',
    '& legend': { display: 'none' },
  },
} satisfies SxProps<Theme>;

const dense = {
  '& .MuiPickersOutlinedInput-root': { minHeight: 40, pl: 1.25 },
  '& .MuiPickersSectionList-root': { py: 0.875 },
} satisfies SxProps<Theme>;

const withHiddenLabel = { '& .MuiInputLabel-root': visuallyHidden } satisfies SxProps<Theme>;

interface Look {
  /** In a row of filters or of times. */
  isDense?: boolean;
  /** For screen readers alone. */
  hidesLabel?: boolean;
  sx?: SxProps<Theme> | undefined;
}

export const pickerFieldStyle = ({ isDense, hidesLabel, sx }: Look): SxProps<Theme> => [
  field,
  ...(isDense ? [dense] : []),
  ...(hidesLabel ? [withHiddenLabel] : []),
  ...(Array.isArray(sx) ? sx : [sx ?? false]),
];
