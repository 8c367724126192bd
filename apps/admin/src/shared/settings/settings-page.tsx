import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { BackLink } from '../ui/back-link';
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
      <BackLink to={back?.to ?? paths.settings} label={back?.label ?? t('settings:title')} />
      <PageHeader title={title} subtitle={subtitle} actions={actions} />
      {children}
    </>
  );
}
