import { lazy, type ReactNode, Suspense } from 'react';
import { SaveBar } from '../editing/save-bar';
import type { VersionedForm } from '../editing/use-versioned-form';
import { useHotkey } from '../hooks/use-hotkey';
import { SettingsPage } from './settings-page';

// No page begins with it.
const StaleNotice = lazy(async () => ({
  default: (await import('../editing/stale-notice')).StaleNotice,
}));

interface Props {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Where the way back leads; to all settings without it. */
  back?: { to: string; label: string } | undefined;
  form: VersionedForm;
  /** There is nothing saved to go back to. */
  isNew?: boolean;
  /** What this form calls a field, where it is more than its plain name. */
  nameOf?: (field: string) => string | undefined;
  children: ReactNode;
}

/** A page of the settings that is one form: how it is saved, and what is said when somebody else was first. */
export function SettingsEditor(props: Props) {
  const { form, isNew = false, nameOf, children, ...page } = props;
  const { submit, isDirty, isSaving, discard, stale } = form;
  useHotkey({ key: 's', ctrl: true }, () => void submit());
  return (
    <SettingsPage {...page}>
      {children}
      <SaveBar
        isDirty={isDirty}
        isSaving={isSaving}
        onSave={submit}
        onDiscard={isNew ? undefined : discard}
      />
      <Suspense fallback={null}>{stale && <StaleNotice stale={stale} nameOf={nameOf} />}</Suspense>
    </SettingsPage>
  );
}
