import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';

interface Props {
  editor: PlanEditor;
}

/** The combinations of the room; pressing one selects its tables, and with them its fields. */
export function CombinationList({ editor }: Props) {
  const { t } = useTranslation('floorPlan');
  const id = useId();
  const { combinations } = editor.plan;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {t('combinations.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('combinations.hint')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {combinations.map(({ _id, name, minGuests, guestCount, tables }) => (
          <li key={_id}>
            <Button
              fullWidth
              color="inherit"
              sx={{ minHeight: 44, justifyContent: 'space-between', gap: 1 }}
              aria-label={t('combinations.show', { name })}
              onClick={() => editor.select(tables)}
            >
              <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {name}
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {minGuests}–{guestCount}
              </Box>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}
