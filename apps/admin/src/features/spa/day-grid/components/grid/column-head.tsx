import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

interface Props {
  name: string;
  /** Hours booked of hours worked, or that somebody is off. */
  text: string;
  /** Where its name leads; nowhere without it. */
  to?: string;
  label?: string;
  /** Where the Tab key goes. */
  isActive: boolean;
}

/** Whose column it is, and how full their day is. */
export function ColumnHead({ name, text, to, label, isActive }: Props) {
  return (
    <ButtonBase
      {...(to ? { component: Link, to } : { component: 'div', role: 'group' })}
      disableRipple={!to}
      data-item="name"
      aria-label={label ?? `${name}, ${text}`}
      tabIndex={isActive ? 0 : -1}
      sx={(theme) => ({
        width: 1,
        height: 1,
        px: 1,
        display: 'block',
        textAlign: 'left',
        ...(to ? { '&:hover': { bgcolor: 'action.hover' } } : { cursor: 'default' }),
        '&.Mui-focusVisible': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: -3,
        },
      })}
    >
      <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 650 }}>
        {name}
      </Typography>
      <Box
        component="span"
        sx={{
          display: 'block',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontSize: 12.5,
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {text}
      </Box>
    </ButtonBase>
  );
}
