import type { PublicRoom } from '@atrium/api-client/public';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

interface Props {
  room: Pick<PublicRoom, 'tables' | 'shapes'>;
}

/** Height of the plan for a width of 100: its positions are in per cent of both. */
const HEIGHT = 75;

type Fill = PublicRoom['shapes'][number]['kind'] | 'table';

const fills = ({ palette }: Pick<Theme['vars'], 'palette'>): Record<Fill, string> => ({
  wall: palette.text.secondary,
  door: palette.divider,
  bar: palette.text.disabled,
  plant: palette.success.main,
  table: palette.primary.main,
});

/** The floor plan as a small picture: what stands where, without names. */
export function RoomPicture({ room }: Props) {
  const drawn = [
    ...room.shapes.map((shape) => ({ ...shape, radius: 0 })),
    ...room.tables.map((table) => ({ ...table, kind: 'table' as const })),
  ];
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 100 ${HEIGHT}`}
      sx={{
        display: 'block',
        width: 1,
        borderRadius: 1,
        backgroundColor: 'action.hover',
      }}
    >
      {drawn.map(({ position, size, rotation, radius, kind }, index) => {
        const [width, height] = [size.width, (size.height * HEIGHT) / 100];
        const [x, y] = [position.posX, (position.posY * HEIGHT) / 100];
        return (
          <Box
            key={index}
            component="rect"
            {...{ x, y, width, height }}
            rx={(Math.min(width, height) * radius) / 100}
            transform={`rotate(${rotation} ${x + width / 2} ${y + height / 2})`}
            sx={(theme) => ({ fill: fills(theme.vars)[kind] })}
          />
        );
      })}
    </Box>
  );
}
