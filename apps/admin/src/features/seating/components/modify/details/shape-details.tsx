import type { EditedShape } from '@atrium/rules/seating/plan-editing/plan-parts';
import { shapeKinds } from '@atrium/rules/seating/room/floor-plan';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';
import { DetailsFrame } from './details-frame';
import { PartButtons } from './part-buttons';
import { PlacementFields } from './placement-fields';

interface Props {
  shape: EditedShape;
  editor: PlanEditor;
}

/** What a shape is and where. */
export function ShapeDetails({ shape, editor }: Props) {
  const { t } = useTranslation('floorPlan');
  return (
    <DetailsFrame title={t(`shapes.${shape.kind}`)}>
      <SelectInput
        size="small"
        label={t('tools.shape')}
        value={shape.kind}
        onChange={({ target }) => {
          const kind = shapeKinds.find((each) => each === target.value);
          if (kind) editor.changeParts([{ ...shape, kind }]);
        }}
      >
        {shapeKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`shapes.${kind}`)}
          </option>
        ))}
      </SelectInput>
      <PlacementFields
        part={shape}
        onChange={(part, field) => editor.changeParts([part], `${field} ${shape._id}`)}
      />
      <PartButtons editor={editor} />
    </DetailsFrame>
  );
}
