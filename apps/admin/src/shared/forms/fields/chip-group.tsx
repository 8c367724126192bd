import ChosenIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';

interface Props {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the choice. */
  error?: string | undefined;
  choices: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Any number of a few choices, as chips that are switched on and off. */
export function ChipGroup({ label, hint, error, choices, value, onChange }: Props) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ gridColumn: '1 / -1' }}>
      <FormLabel id={id} component="span">
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {choices.map((choice) => {
          const isChosen = value.includes(choice.value);
          return (
            <Chip
              key={choice.value}
              label={choice.label}
              aria-pressed={isChosen}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              {...(isChosen && { icon: <ChosenIcon /> })}
              onClick={() =>
                onChange(
                  isChosen ? value.filter((one) => one !== choice.value) : [...value, choice.value],
                )
              }
            />
          );
        })}
      </Box>
      {(error ?? hint) && (
        <FormHelperText error={error !== undefined} sx={{ mx: 0 }}>
          {error ?? hint}
        </FormHelperText>
      )}
    </Box>
  );
}
