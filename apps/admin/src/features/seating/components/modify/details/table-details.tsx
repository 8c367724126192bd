import type { EditedTable, PlanPart } from '@atrium/rules/seating/plan-editing/plan-parts';
import { MAX_SEATS, tableAttributes } from '@atrium/rules/seating/room/floor-plan';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';
import { useProblemText } from '../../../hooks/modify/use-problem-text';
import { DetailsFrame } from './details-frame';
import { NumberInput } from './number-input';
import { PartButtons } from './part-buttons';
import { PlacementFields } from './placement-fields';
import { SectionSelect } from './section-select';

interface Props {
  table: EditedTable;
  editor: PlanEditor;
  nameRef: Ref<HTMLInputElement>;
}

/** Everything about one table. */
export function TableDetails({ table, editor, nameRef }: Props) {
  const { t } = useTranslation('floorPlan');
  const problemText = useProblemText(editor.problems);
  const id = useId();
  const { _id, name, guestCount, minGuests, radius, attributes } = table;
  const change = (part: PlanPart, field: string) => editor.changeParts([part], `${field} ${_id}`);
  const set = (given: Partial<EditedTable>) =>
    change({ ...table, ...given }, Object.keys(given).join());
  const nameProblem = problemText(_id, 'name');

  return (
    <DetailsFrame title={name || t('details.label')}>
      <TextInput
        label={t('details.name')}
        size="small"
        value={name}
        inputRef={nameRef}
        error={nameProblem !== undefined}
        helperText={nameProblem}
        onChange={(event) => set({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 50, autoComplete: 'off' } }}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
        <NumberInput
          label={t('details.seats')}
          value={guestCount}
          {...{ min: 0, max: MAX_SEATS }}
          hint={guestCount === 0 ? t('details.nobody') : undefined}
          onChange={(next) => set({ guestCount: next })}
        />
        <NumberInput
          label={t('details.least')}
          value={minGuests}
          {...{ min: 1, max: MAX_SEATS }}
          problem={problemText(_id, 'minGuests')}
          onChange={(next) => set({ minGuests: next })}
        />
      </Box>
      <SectionSelect
        plan={editor.plan}
        tables={[table]}
        onChange={(tables) => editor.changeParts(tables)}
      />
      <Box role="group" aria-labelledby={id}>
        <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
          {t('details.attributes')}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          {tableAttributes.map((attribute) => (
            <FormControlLabel
              key={attribute}
              label={t(`details.${attribute}`)}
              sx={{ minHeight: 44 }}
              control={
                <Checkbox
                  checked={attributes.includes(attribute)}
                  onChange={(_, isOn) =>
                    editor.changeParts([
                      {
                        ...table,
                        attributes: tableAttributes.filter((each) =>
                          each === attribute ? isOn : attributes.includes(each),
                        ),
                      },
                    ])
                  }
                />
              }
            />
          ))}
        </Box>
      </Box>
      <PlacementFields part={table} onChange={change} />
      <NumberInput
        label={t('details.radius')}
        value={radius}
        {...{ min: 0, max: 50 }}
        onChange={(next) => set({ radius: next })}
      />
      <PartButtons editor={editor} />
    </DetailsFrame>
  );
}
