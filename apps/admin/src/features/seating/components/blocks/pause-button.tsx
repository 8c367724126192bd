import {
  type PauseInput,
  type ServiceOutput,
  usePauseOnlineBookingMutation,
} from '@atrium/api-client/admin';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import PauseIcon from '@mui/icons-material/PauseCircleOutlineRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../../shared/bookings/service-name';
import { useAction } from '../../../../shared/hooks/use-action';
import type { Room } from '../../lib/room';
import type { MenuAction } from '../actions-menu';
import { LazyActionsMenu } from '../lazy-actions-menu';

interface Props {
  room: Room | undefined;
  /** The one that is chosen, or the only one. */
  service: ServiceOutput | undefined;
}

const HOURS = [1, 2];

/** One press and one choice, while the kitchen is overrun: guests stop booking online for a while. */
export function PauseButton({ room, service }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const run = useAction();
  const [pause] = usePauseOnlineBookingMutation();
  const [anchor, setAnchor] = useState<HTMLElement>();

  const choose = (input: PauseInput) =>
    void run(() => pause({ pauseInput: input }).unwrap(), {
      failed: t('pauses.failed'),
      done: t('pauses.paused'),
    });
  const lengths: { until: PauseInput['until']; text: string }[] = [
    ...HOURS.map((hours) => ({ until: hours * 60, text: t('pauses.hours', { count: hours }) })),
    { until: 'tomorrow', text: t('pauses.tomorrow') },
  ];
  const choicesOf = (key: string, what: string, target: Omit<PauseInput, 'until'>): MenuAction[] =>
    lengths.map(({ until, text }) => ({
      key: `${key}-${until}`,
      label: t('pauses.choice', { what, time: text }),
      onChoose: () => choose({ ...target, until }),
    }));

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PauseIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 44, flexGrow: 1 }}
      >
        {t('pauses.button')}
      </Button>
      {anchor && (
        <LazyActionsMenu
          anchor={anchor}
          label={t('pauses.button')}
          groups={[
            service
              ? choicesOf('service', serviceName(service, language), { _service: service._id })
              : [],
            room ? choicesOf('room', room.name, { _venue: room._id }) : [],
            choicesOf('all', t('pauses.everything'), {}),
          ]}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  );
}
