import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type Control, useController } from 'react-hook-form';
import type { TypeValues } from '../lib/type-values';

interface Props {
  control: Control<TypeValues>;
  name: 'services' | 'treatmentTypes';
  label: string;
  hint?: string;
  options: readonly { _id: string; name: string; active: boolean }[];
}

/** What a membership pays for, of one kind. What is no longer offered is shown while it is ticked. */
export function CoveredField({ control, name, label, hint, options }: Props) {
  const { field } = useController({ control, name });
  const chosen: readonly string[] = field.value;
  return (
    <FormControl component="fieldset" sx={{ gridColumn: '1 / -1' }}>
      <FormLabel component="legend">{label}</FormLabel>
      {hint && <FormHelperText sx={{ mx: 0 }}>{hint}</FormHelperText>}
      <FormGroup row>
        {options
          .filter(({ _id, active }) => active || chosen.includes(_id))
          .map((option) => (
            <FormControlLabel
              key={option._id}
              label={option.name}
              control={
                <Checkbox
                  checked={chosen.includes(option._id)}
                  onChange={(_, on) =>
                    field.onChange(
                      on ? [...chosen, option._id] : chosen.filter((each) => each !== option._id),
                    )
                  }
                />
              }
            />
          ))}
      </FormGroup>
    </FormControl>
  );
}
