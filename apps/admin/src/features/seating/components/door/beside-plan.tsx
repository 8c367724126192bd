import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Door } from '../../hooks/door/use-door';

interface Props {
  door: Door;
  /** The parties at the door. */
  waiting: ReactNode;
  /** The reservations. */
  children: ReactNode;
}

const ids = { tab: 'door-tab', list: 'reservations-tab', panel: 'beside-plan' };

/** Reservations, and who waits at the door: one at a time, since a host looks at one. */
export function BesidePlan({
  door: { isOpen, isShown, setShown, parties },
  waiting,
  children,
}: Props) {
  const { t } = useTranslation('seating');
  // nobody stands at the door on another day
  if (!isOpen) return children;
  return (
    <>
      <Tabs
        value={isShown ? 1 : 0}
        onChange={(_, index) => setShown(index === 1)}
        variant="fullWidth"
        aria-label={t('list.label')}
      >
        <Tab id={ids.list} aria-controls={ids.panel} label={t('list.label')} />
        <Tab
          id={ids.tab}
          aria-controls={ids.panel}
          label={parties.length > 0 ? t('door.tab', { count: parties.length }) : t('door.label')}
        />
      </Tabs>
      <div role="tabpanel" id={ids.panel} aria-labelledby={isShown ? ids.tab : ids.list}>
        {isShown ? waiting : children}
      </div>
    </>
  );
}
