import type { EditedPlan } from '@atrium/rules/seating/plan-editing/plan-parts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useRoomStart } from '../../../hooks/modify/use-room-start';
import { PlanSketch } from '../plan/plan-sketch';
import { StartFields } from './start-fields';

interface Props {
  onCreate: (name: string, plan: EditedPlan) => Promise<boolean>;
}

/** The first room of a venue: a few numbers, and the plan stands. */
export function StartForm({ onCreate }: Props) {
  const { t } = useTranslation(['floorPlan', 'seating']);
  const room = useRoomStart(t('start.named'), onCreate);
  return (
    <Paper
      component="form"
      noValidate
      variant="outlined"
      aria-labelledby="first-room"
      sx={{ p: { xs: 2, md: 3 } }}
      onSubmit={(event) => {
        event.preventDefault();
        void room.submit();
      }}
    >
      <Typography id="first-room" component="h2" variant="h6">
        {t('seating:empty.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('seating:empty.text')}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(260px, 340px) minmax(0, 1fr)' },
        }}
      >
        <Box>
          <StartFields start={room.start} lacksName={room.lacksName} onChange={room.setStart} />
          <Button
            type="submit"
            variant="contained"
            loading={room.isCreating}
            sx={{ mt: 2, minHeight: 44 }}
          >
            {t('start.create')}
          </Button>
        </Box>
        <PlanSketch label={t('start.preview')} plan={room.plan} />
      </Box>
    </Paper>
  );
}
