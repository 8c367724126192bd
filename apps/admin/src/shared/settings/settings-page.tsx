import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { PageHeader } from '../ui/page-header';

interface Props {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Where the way back leads; to all settings without it. */
  back?: { to: string; label: string } | undefined;
  children: ReactNode;
}

/** One page of the settings, with the way back above its title. */
export function SettingsPage({ title, subtitle, actions, back, children }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  return (
    <>
      <Button
        component={Link}
        to={back?.to ?? paths.settings}
        size="small"
        startIcon={<BackIcon />}
        sx={{ mb: 0.5, ml: -1 }}
      >
        {back?.label ?? t('settings:title')}
      </Button>
      <PageHeader title={title} subtitle={subtitle} actions={actions} />
      {children}
    </>
  );
}
