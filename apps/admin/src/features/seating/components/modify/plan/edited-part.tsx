import { isTable, type PlanPart } from '@atrium/rules/seating/plan-editing/plan-parts';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type MouseEvent, memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartText } from '../../../hooks/modify/use-part-text';
import type { Grip } from '../../../hooks/modify/use-plan-drag';
import { PlanShape } from '../../plan/plan-shape';
import { TableFace } from '../../plan/table-face';
import { PartHandles } from './part-handles';

interface Props {
  part: PlanPart;
  /** Of several shapes of its kind. */
  number: number | undefined;
  isSelected: boolean;
  /** The only one that is selected. */
  isAlone: boolean;
  isWrong: boolean;
  /** Color of its section. */
  section: string | undefined;
  onPress: (id: string, event: MouseEvent<HTMLElement>) => void;
  onEdit: () => void;
  onGrab: (grip: Grip, event: PointerEvent<HTMLElement>) => void;
}

/** A table or a shape that can be selected, moved, resized and turned. */
export const EditedPart = memo(function EditedPart(props: Props) {
  const { part, number, isSelected, isAlone, isWrong, section, onPress, onEdit, onGrab } = props;
  const { t } = useTranslation('floorPlan');
  const { labelOf } = usePartText();
  const { position, size, rotation, _id: id } = part;
  const table = isTable(part) ? part : undefined;

  return (
    <>
      {!isTable(part) && <PlanShape shape={part} />}
      <Box
        sx={{ position: 'absolute', zIndex: isAlone ? 2 : isSelected ? 1 : undefined }}
        style={{
          left: `${position.posX}%`,
          top: `${position.posY}%`,
          width: `${size.width}%`,
          height: `${size.height}%`,
        }}
      >
        <ButtonBase
          data-part={id}
          aria-pressed={isSelected}
          aria-label={[labelOf(part, number), isWrong && t('plan.wrong')]
            .filter(Boolean)
            .join('. ')}
          onClick={(event) => onPress(id, event)}
          onDoubleClick={onEdit}
          onPointerDown={(event) => {
            const adds = event.shiftKey || event.ctrlKey || event.metaKey;
            onGrab({ kind: 'move', id, adds }, event);
          }}
          sx={(theme) => ({
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            touchAction: 'none',
            cursor: 'move',
            color: 'text.primary',
            // thin walls and small tables are touched beside, too
            '&::after': {
              ...{ content: '""', position: 'absolute', left: '50%', top: '50%' },
              ...{ width: '100%', height: '100%', minWidth: 44, minHeight: 44 },
              transform: 'translate(-50%, -50%)',
            },
            '& .face': {
              backgroundColor: theme.vars.palette.background.paper,
              border: `1px solid ${theme.vars.palette.text.secondary}`,
            },
            ...(isWrong && {
              '& .face': { border: `2px dashed ${theme.vars.palette.error.main}` },
            }),
            ...(isSelected && {
              outline: `2px solid ${theme.vars.palette.primary.main}`,
              outlineOffset: 1,
            }),
            '&.Mui-focusVisible': {
              outline: `3px solid ${theme.vars.palette.primary.main}`,
              outlineOffset: 3,
            },
          })}
          {...(!table && { style: { transform: `rotate(${rotation}deg)` } })}
        >
          {table && (
            <>
              <TableFace table={table} section={section} />
              <Typography
                component="span"
                noWrap
                sx={{ position: 'relative', maxWidth: 1, fontWeight: 650, fontSize: 13 }}
              >
                {table.name}
                <Typography component="span" sx={{ ml: 0.5, fontSize: 12 }}>
                  {table.guestCount}
                </Typography>
              </Typography>
            </>
          )}
        </ButtonBase>
        {isAlone && <PartHandles part={part} onGrab={onGrab} />}
      </Box>
    </>
  );
});
