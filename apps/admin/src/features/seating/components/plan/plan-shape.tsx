import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Shape } from '../../lib/room';

interface Props {
  shape: Shape;
}

const looks = (theme: Theme) =>
  ({
    wall: { backgroundColor: theme.vars.palette.text.secondary },
    door: { border: `2px dashed ${theme.vars.palette.text.secondary}` },
    bar: { backgroundColor: theme.vars.palette.action.selected, borderRadius: '8px' },
    plant: { backgroundColor: theme.vars.palette.success.light, borderRadius: '50%', opacity: 0.6 },
  }) as const;

/** A wall, a door, the bar or a plant, by which one finds one's way on the plan. */
export function PlanShape({ shape }: Props) {
  const { t } = useTranslation('seating');
  const { position, size, rotation, kind } = shape;
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        position: 'absolute',
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        fontSize: 12,
        color: 'text.secondary',
        ...looks(theme)[kind],
      })}
      style={{
        left: `${position.posX}%`,
        top: `${position.posY}%`,
        width: `${size.width}%`,
        height: `${size.height}%`,
        transform: `rotate(${rotation}deg)`,
      }}
    >
      {kind === 'bar' && t('shape.bar')}
    </Box>
  );
}
