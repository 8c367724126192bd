import ChosenIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  /** Of a list of values. */
  name: FieldPath<Values>;
  label: string;
  hint?: string | undefined;
  choices: readonly { value: string; label: string }[];
}

/** Any number of a few choices, as chips that are switched on and off. */
export function ChoiceChips<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, choices } = props;
  const { field } = useController({ control, name });
  const id = useId();
  const chosen: readonly string[] = field.value;
  return (
    <Box role="group" aria-labelledby={id} sx={{ gridColumn: '1 / -1' }}>
      <FormLabel id={id} component="span">
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {choices.map((choice) => {
          const isChosen = chosen.includes(choice.value);
          return (
            <Chip
              key={choice.value}
              label={choice.label}
              aria-pressed={isChosen}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              {...(isChosen && { icon: <ChosenIcon /> })}
              onClick={() =>
                field.onChange(
                  isChosen
                    ? chosen.filter((value) => value !== choice.value)
                    : [...chosen, choice.value],
                )
              }
            />
          );
        })}
      </Box>
      {hint && <FormHelperText sx={{ mx: 0 }}>{hint}</FormHelperText>}
    </Box>
  );
}
