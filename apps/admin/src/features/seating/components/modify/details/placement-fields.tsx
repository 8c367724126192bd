import { placedAt, turnedTo } from '@atrium/rules/seating/plan-editing/geometry';
import type { PlanPart } from '@atrium/rules/seating/plan-editing/plan-parts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NumberInput } from './number-input';

interface Props {
  part: PlanPart;
  /** @param field that is typed in */
  onChange: (part: PlanPart, field: string) => void;
}

const DECIMALS = 0.1;

/** Where a part is, how large and how far turned, as exactly as anybody wants. */
export function PlacementFields({ part, onChange }: Props) {
  const { t } = useTranslation('floorPlan');
  const { position, size, rotation } = part;
  const { posX, posY } = position;
  const { width, height } = size;
  return (
    <Box
      role="group"
      aria-label={t('details.position')}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}
    >
      <NumberInput
        label={t('details.left')}
        value={posX}
        {...{ min: 0, max: 100 - width, step: DECIMALS }}
        onChange={(left) => onChange(placedAt(part, left, posY), 'left')}
      />
      <NumberInput
        label={t('details.top')}
        value={posY}
        {...{ min: 0, max: 100 - height, step: DECIMALS }}
        onChange={(top) => onChange(placedAt(part, posX, top), 'top')}
      />
      <NumberInput
        label={t('details.width')}
        value={width}
        {...{ min: 1, max: 100 - posX, step: DECIMALS }}
        onChange={(next) => onChange({ ...part, size: { width: next, height } }, 'width')}
      />
      <NumberInput
        label={t('details.height')}
        value={height}
        {...{ min: 1, max: 100 - posY, step: DECIMALS }}
        onChange={(next) => onChange({ ...part, size: { width, height: next } }, 'height')}
      />
      <NumberInput
        label={t('details.rotation')}
        value={rotation}
        {...{ min: 0, max: 359 }}
        onChange={(degrees) => onChange(turnedTo(part, degrees), 'rotation')}
      />
    </Box>
  );
}
