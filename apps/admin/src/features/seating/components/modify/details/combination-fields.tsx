import type { EditedCombination } from '@atrium/rules/seating/plan-editing/plan-parts';
import { MAX_SEATS } from '@atrium/rules/seating/room/floor-plan';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';
import { useProblemText } from '../../../hooks/modify/use-problem-text';
import { NumberInput } from './number-input';

interface Props {
  editor: PlanEditor;
  combination: EditedCombination;
}

/** What a combination is called and which parties it seats. */
export function CombinationFields({ editor, combination }: Props) {
  const { t } = useTranslation('floorPlan');
  const problemText = useProblemText(editor.problems);
  const { present, change } = editor;
  const { _id, name, minGuests, guestCount } = combination;
  const nameProblem = problemText(_id, 'name');
  const set = (given: Partial<EditedCombination>) =>
    change(
      {
        ...present,
        combinations: present.combinations.map((each) =>
          each._id === _id ? { ...each, ...given } : each,
        ),
      },
      `${Object.keys(given).join()} ${_id}`,
    );
  return (
    <Box
      role="group"
      aria-label={t('combinations.one')}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput
          label={t('combinations.one')}
          size="small"
          value={name}
          error={nameProblem !== undefined}
          helperText={nameProblem}
          onChange={(event) => set({ name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 50, autoComplete: 'off' } }}
        />
      </Box>
      <NumberInput
        label={t('details.least')}
        value={minGuests}
        {...{ min: 1, max: MAX_SEATS }}
        problem={problemText(_id, 'minGuests')}
        onChange={(next) => set({ minGuests: next })}
      />
      <NumberInput
        label={t('details.most')}
        value={guestCount}
        {...{ min: 1, max: MAX_SEATS }}
        onChange={(next) => set({ guestCount: next })}
      />
      <Button
        color="error"
        sx={{ justifySelf: 'start', minHeight: 44 }}
        onClick={() =>
          change({
            ...present,
            combinations: present.combinations.filter((each) => each._id !== _id),
          })
        }
      >
        {t('combinations.separate')}
      </Button>
    </Box>
  );
}
