import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  /** For links to it. */
  id: string;
  title: string;
  /** Of its heading, below that of the list. */
  level?: 3 | 4;
  /** Whose help it is, where that does not go without saying. */
  note?: string | undefined;
  isOpen: boolean;
  children: ReactNode;
}

/** A question that opens on its answer. */
export function AnswerItem({ id, title, level = 3, note, isOpen, children }: Props) {
  return (
    <Box
      component="details"
      id={id}
      open={isOpen}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        scrollMarginTop: 96,
        '& > summary': {
          display: 'flex',
          alignItems: 'baseline',
          gap: 2,
          minHeight: 44,
          py: 1.75,
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
          '&::before': {
            content: '"+"',
            width: 14,
            color: 'primary.main',
            fontSize: '1.25rem',
            lineHeight: 1,
          },
        },
        '&[open] > summary::before': { content: '"–"' },
      }}
    >
      <summary>
        <Typography
          component={`h${level}`}
          sx={{ flex: 1, fontWeight: 600, fontSize: '1.0625rem' }}
        >
          {title}
        </Typography>
        {note && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </summary>
      <Box sx={{ pl: { sm: 3.75 }, pb: 3 }}>{children}</Box>
    </Box>
  );
}
