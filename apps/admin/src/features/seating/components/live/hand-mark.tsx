import Box from '@mui/material/Box';
import { useHands } from '../../hooks/use-hands';

/** The name of the colleague who has just changed a reservation; gone by itself. The live line says it aloud. */
export function HandMark({ reservation }: { reservation: string | undefined }) {
  const hand = useHands().find(({ entityId }) => entityId === reservation);
  if (!hand) return null;
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
      {hand.by.name}
    </Box>
  );
}
