import {
  type SectionServiceOutput,
  type ServingStaff,
  useUpdateSectionServicesMutation,
} from '@atrium/api-client/admin';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import type { Room } from '../../lib/room';

interface Props {
  section: Room['sections'][number];
  /** Of the room that it belongs to. */
  plan: SectionServiceOutput;
  staff: readonly ServingStaff[];
  onClose: () => void;
}

/** Who serves a section this evening; several may. */
export function SectionDialog({ section, plan, staff, onClose }: Props) {
  const { t } = useTranslation(['seating', 'common']);
  const id = useId();
  const run = useAction();
  const [update, { isLoading }] = useUpdateSectionServicesMutation();
  const [chosen, setChosen] = useState<readonly string[]>(
    plan.servers.filter((one) => one.section === section._id).map(({ _user }) => _user),
  );
  const toggle = (user: string) =>
    setChosen(chosen.includes(user) ? chosen.filter((other) => other !== user) : [...chosen, user]);
  const save = async () => {
    const { _venue, date, version } = plan;
    const servers = [
      ...plan.servers.filter((one) => one.section !== section._id),
      ...chosen.map((_user) => ({ section: section._id, _user })),
    ];
    const sectionServiceInput = { _venue, servers, version };
    const done = await run(() => update({ date, sectionServiceInput }).unwrap(), {
      failed: t('sections.failed'),
    });
    if (done) onClose();
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('sections.title', { section: section.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid' }}>
        {staff.map(({ _id, name }) => (
          <FormControlLabel
            key={_id}
            label={name}
            control={<Checkbox checked={chosen.includes(_id)} onChange={() => toggle(_id)} />}
            sx={{ minHeight: 44 }}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={isLoading}
          onClick={() => void save()}
          sx={{ minHeight: 44 }}
        >
          {t('common:actions.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
