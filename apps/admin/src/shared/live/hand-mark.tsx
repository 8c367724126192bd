import Box from '@mui/material/Box';

interface Props {
  /** Of the colleague who has just changed it. */
  name: string;
}

/** Whose hand it was; gone by itself. The live line says it aloud. */
export function HandMark({ name }: Props) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        px: 0.75,
        borderRadius: 1,
        fontSize: 12,
        fontWeight: 600,
        lineHeight: '18px',
        whiteSpace: 'nowrap',
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
      }}
    >
      {name}
    </Box>
  );
}
