import { PLAN_RATIO } from '@atrium/rules/seating/plan-editing/geometry';
import { Picture, type ShownPicture } from '@atrium/ui/components/display/picture';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { usePicture } from '../../../../shared/pictures/use-picture';

interface Props {
  picture: ShownPicture;
  /** Per cent. */
  opacity: number;
}

/** All of a picture in the middle of the plan, beneath everything else, and dimmed on a dark screen. */
export function PlanBackground({ picture, opacity }: Props) {
  const share = picture.width / picture.height / PLAN_RATIO;
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        ...{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
        pointerEvents: 'none',
        ...theme.applyStyles('dark', { filter: 'brightness(0.5)' }),
      })}
      style={{ opacity: opacity / 100 }}
    >
      <div style={{ width: `${Math.min(1, share) * 100}%` }}>
        <Picture picture={picture} sizes="(min-width: 900px) 75vw, 100vw" isDecorative isFirst />
      </div>
    </Box>
  );
}

interface KnownProps {
  /** Id of the picture. */
  id: string;
  opacity: number;
}

/** The picture beneath the plan, once it is known. A drag does not draw it again. */
export const KnownBackground = memo(function KnownBackground({ id, opacity }: KnownProps) {
  const picture = usePicture(id);
  return picture && <PlanBackground picture={picture} opacity={opacity} />;
});
