import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
  /** What the person can do about it. */
  action?: ReactNode;
}

/** Nothing to show, said in a way that leads on. */
export function EmptyState({ title, text, icon, action }: Props) {
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 3,
        py: 5,
        textAlign: 'center',
        borderRadius: 2,
        border: `1px dashed ${theme.vars.palette.divider}`,
        '& > svg': { fontSize: 36, color: 'text.secondary' },
      })}
    >
      {icon}
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: 420 }}>{text}</Typography>}
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}
