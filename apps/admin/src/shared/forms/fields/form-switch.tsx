import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** What it does, where its name does not say it. */
  hint?: string;
}

/** On or off, as a field of a form. */
export function FormSwitch<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint } = props;
  const { field } = useController({ control, name });
  return (
    <Box>
      <ToggleSwitch label={label} checked={field.value === true} onChange={field.onChange} />
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary', pl: 7 }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}
