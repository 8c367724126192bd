import type { EditedPlan } from '@atrium/rules/seating/plan-editing/plan-parts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { KnownBackground } from '../../plan/plan-background';
import { PlanShape } from '../../plan/plan-shape';

interface Props {
  label: string;
  plan: EditedPlan;
}

/** A plan in small: enough to tell two apart. */
export function PlanSketch({ label, plan }: Props) {
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <Typography component="figcaption" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        aria-hidden
        sx={{
          ...{ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' },
          ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
          backgroundColor: 'background.default',
        }}
      >
        {plan._background && (
          <KnownBackground id={plan._background} opacity={plan.backgroundOpacity} />
        )}
        {plan.shapes.map((shape) => (
          <PlanShape key={shape._id} shape={shape} />
        ))}
        {plan.tables.map(({ _id, name, position, size, radius, rotation }) => (
          <Box
            key={_id}
            sx={{
              ...{ position: 'absolute', display: 'grid', placeItems: 'center' },
              ...{ border: 1, borderColor: 'text.secondary', fontSize: 9, overflow: 'hidden' },
              backgroundColor: 'background.paper',
            }}
            style={{
              left: `${position.posX}%`,
              top: `${position.posY}%`,
              width: `${size.width}%`,
              height: `${size.height}%`,
              borderRadius: `${radius}%`,
              transform: `rotate(${rotation}deg)`,
            }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
