import { type PlanPart, shapeNumbers } from '@atrium/rules/seating/plan-editing/plan-parts';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Box from '@mui/material/Box';
import { type MouseEvent, type PointerEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartText } from '../../../hooks/modify/use-part-text';
import { type Grip, usePlanDrag } from '../../../hooks/modify/use-plan-drag';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';
import { usePlanKeys } from '../../../hooks/modify/use-plan-keys';
import { KnownBackground } from '../../plan/plan-background';
import { PlanSurface } from '../../plan/plan-surface';
import { EditedPart } from './edited-part';
import { PlanGuides } from './plan-guides';

interface Props {
  editor: PlanEditor;
  clipboard: { current: readonly PlanPart[] };
  snaps: boolean;
  /** Each press adds to the selection, as it does with Shift. */
  selectsSeveral: boolean;
  onSave: () => void;
  /** Goes on to the fields of what is selected. */
  onEdit: () => void;
}

const addsTo = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) => shiftKey || ctrlKey || metaKey;

/** The plan while it is modified. */
export function EditedPlan(props: Props) {
  const { editor, clipboard, snaps, selectsSeveral, onSave, onEdit } = props;
  const { t } = useTranslation('floorPlan');
  const { labelOf } = usePartText();
  const surface = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { plan, parts, selected, problems, base } = editor;
  const numbers = useMemo(() => shapeNumbers(plan.shapes), [plan.shapes]);
  const sections = new Map(plan.sections.map(({ _id, color }) => [_id, color]));
  const wrong = useMemo(
    () => new Set([...problems.keys()].map((key) => key.split('.')[0])),
    [problems],
  );

  const drag = usePlanDrag({ editor, surface, snaps });
  const onKeyDown = usePlanKeys({
    ...{ editor, clipboard, onSave },
    onChanged: (changed) => {
      const said = changed.slice(0, 3).map((part) => labelOf(part, numbers.get(part._id)));
      setSaid(said.join('. '));
    },
    onRemoved: (count) => {
      setSaid(t('plan.deleted', { count }));
      surface.current?.focus();
    },
  });

  const press = (id: string, event: MouseEvent<HTMLElement>) => {
    if (addsTo(event) || selectsSeveral) {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      editor.select(next);
    } else if (event.detail === 0 && selected.size === 1 && selected.has(id)) {
      // pressed by a key once more
      onEdit();
    } else editor.select([id]);
  };
  // the same for every part over every render, so that a drag draws only what moves
  const latest = useRef({ press, onEdit, grab: drag.grab, selectsSeveral });
  latest.current = { press, onEdit, grab: drag.grab, selectsSeveral };
  const onPress = useCallback(
    (id: string, event: MouseEvent<HTMLElement>) => latest.current.press(id, event),
    [],
  );
  const onPartEdit = useCallback(() => latest.current.onEdit(), []);
  const onGrab = useCallback((grip: Grip, event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    const { grab, selectsSeveral: several } = latest.current;
    grab(grip.kind === 'move' ? { ...grip, adds: grip.adds || several } : grip, event);
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    if (!addsTo(event) && !selectsSeveral) editor.select([]);
    // a finger scrolls
    if (event.pointerType !== 'touch') drag.grab({ kind: 'area', adds: addsTo(event) }, event);
  };

  return (
    <>
      <PlanSurface
        clips
        label={t('plan.label', { room: base.name })}
        surfaceRef={surface}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        {plan._background && (
          <KnownBackground id={plan._background} opacity={plan.backgroundOpacity} />
        )}
        {plan.tables.length === 0 && plan.shapes.length === 0 && (
          <Box
            sx={{
              ...{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
              color: 'text.secondary',
            }}
          >
            {t('plan.empty')}
          </Box>
        )}
        {[...plan.shapes, ...plan.tables].map((part) => {
          const isSelected = selected.has(part._id);
          return (
            <EditedPart
              key={part._id}
              part={part}
              number={numbers.get(part._id)}
              isSelected={isSelected}
              isAlone={isSelected && parts.length === 1}
              isWrong={wrong.has(part._id)}
              section={'section' in part ? sections.get(part.section ?? '') : undefined}
              onPress={onPress}
              onEdit={onPartEdit}
              onGrab={onGrab}
            />
          );
        })}
        <PlanGuides guides={drag.guides} area={drag.area} />
      </PlanSurface>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
