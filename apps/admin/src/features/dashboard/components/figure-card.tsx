import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

interface Props {
  label: string;
  value: string;
  /** Its rows; absent where there are none to open. */
  to: string | undefined;
  /** Needs somebody's attention. */
  isBad: boolean;
}

/** A number readable from two steps away, linked to what it counts. */
export function FigureCard({ label, value, to, isBad }: Props) {
  const card = (theme: Theme) => ({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    px: 2,
    py: 1.5,
    borderRadius: 1.5,
    border: '1px solid',
    borderColor: isBad ? theme.vars.palette.error.main : theme.vars.palette.divider,
    backgroundColor: 'background.paper',
    ...(to !== undefined && { '&:hover': { borderColor: theme.vars.palette.text.secondary } }),
  });
  const content = (
    <>
      <Typography
        component="span"
        sx={{
          fontSize: '1.75rem',
          fontWeight: 650,
          lineHeight: 1.2,
          fontVariantNumeric: 'tabular-nums',
          color: isBad ? 'error.main' : 'text.primary',
        }}
      >
        {value}
      </Typography>
      <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
    </>
  );
  if (to === undefined) return <Box sx={card}>{content}</Box>;
  return (
    <ButtonBase component={Link} to={to} sx={card}>
      {content}
    </ButtonBase>
  );
}
