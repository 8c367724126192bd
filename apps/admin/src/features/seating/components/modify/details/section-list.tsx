import { nextName } from '@atrium/rules/seating/plan-editing/names';
import { type EditedSection, withoutSection } from '@atrium/rules/seating/plan-editing/plan-parts';
import { MAX_SECTIONS } from '@atrium/rules/seating/room/floor-plan';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import AddIcon from '@mui/icons-material/AddRounded';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';
import { useProblemText } from '../../../hooks/modify/use-problem-text';
import { newId } from '../../../lib/modify/plan';

interface Props {
  editor: PlanEditor;
}

/** Told apart by those who see colours differently, too. */
const colors = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#8a6d00'];

/** The sections of the room, with their colours on the plan. */
export function SectionList({ editor }: Props) {
  const { t } = useTranslation('floorPlan');
  const problemText = useProblemText(editor.problems);
  const id = useId();
  const { present, change } = editor;
  const { sections } = present;
  const set = (section: EditedSection, given: Partial<EditedSection>) =>
    change(
      {
        ...present,
        sections: sections.map((each) => (each === section ? { ...each, ...given } : each)),
      },
      `${Object.keys(given).join()} ${section._id}`,
    );
  const add = () => {
    const name = nextName(
      `${t('sections.named')} 0`,
      sections.map((each) => each.name),
    );
    const color = colors[sections.length % colors.length] ?? '#0072b2';
    change({ ...present, sections: [...sections, { _id: newId(), name, color }] });
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {t('sections.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('sections.hint')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, my: 1, p: 0, listStyle: 'none' }}>
        {sections.map((section) => {
          const { _id, name, color } = section;
          const problem = problemText(_id, 'name');
          return (
            <Box component="li" key={_id} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
              <Box
                component="input"
                type="color"
                aria-label={t('sections.color', { name })}
                value={color}
                onChange={(event) => set(section, { color: event.target.value })}
                sx={{ width: 44, height: 44, p: 0.5, border: 0, background: 'none' }}
              />
              <TextInput
                size="small"
                value={name}
                error={problem !== undefined}
                helperText={problem}
                onChange={(event) => set(section, { name: event.target.value })}
                slotProps={{
                  htmlInput: {
                    'aria-label': t('sections.name'),
                    maxLength: 50,
                    autoComplete: 'off',
                  },
                }}
              />
              <IconButton
                aria-label={t('sections.remove', { name })}
                sx={{ width: 44, height: 44 }}
                onClick={() => change(withoutSection(present, _id))}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Button
        startIcon={<AddIcon />}
        disabled={sections.length >= MAX_SECTIONS}
        sx={{ minHeight: 44 }}
        onClick={add}
      >
        {t('sections.add')}
      </Button>
    </Box>
  );
}
