import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

interface Choice<Value> {
  value: Value;
  label: string;
}

interface Props<Value> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of several, in a row that scrolls sideways where it is wider than the page. */
export function ChoiceRow<Value extends string | undefined>(props: Props<Value>) {
  const { label, choices, value, onChoose } = props;
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        gap: 1,
        // Room for the focus ring, which scrolling would cut off.
        m: -0.75,
        p: 0.75,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        mr: { xs: -2, md: -0.75 },
      }}
    >
      {choices.map((choice) => {
        const isChosen = choice.value === value;
        return (
          <ButtonBase
            key={choice.value ?? ''}
            aria-pressed={isChosen}
            onClick={() => onChoose(choice.value)}
            sx={(theme) => ({
              flex: 'none',
              minHeight: 44,
              px: 2,
              typography: 'body2',
              fontWeight: isChosen ? 650 : 500,
              whiteSpace: 'nowrap',
              borderRadius: 99,
              border: `1px solid ${isChosen ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
              color: isChosen ? 'primary.contrastText' : 'text.primary',
              backgroundColor: isChosen ? 'primary.main' : 'background.paper',
              '&::first-letter': { textTransform: 'uppercase' },
              '&:hover': { borderColor: theme.vars.palette.primary.main },
            })}
          >
            {choice.label}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
