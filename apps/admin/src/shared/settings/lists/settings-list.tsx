import type { ReactNode } from 'react';
import { AddButton } from '../add-button';
import { SettingsPage } from '../settings-page';
import { ListStates } from './list-states';

interface Props<Row> {
  title: string;
  subtitle: string;
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  isError: boolean;
  onRetry: () => void;
  /** What is said where there is none yet. */
  empty: { title: string; text: string };
  /** Adds one: on a page of its own, or above the list. */
  add: { label: string } & ({ to: string } | { onClick: () => void });
  /** Beside the button that adds one. */
  actions?: ReactNode;
  /** Above the list, such as the form of one of them. */
  dialog?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A page of the settings that lists what the venue has of something, with the way to add one. */
export function SettingsList<Row>(props: Props<Row>) {
  const { title, subtitle, rows, isError, onRetry, empty, add, actions, dialog, children } = props;
  const button = <AddButton {...add} />;
  return (
    <SettingsPage
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {actions}
          {rows && rows.length > 0 && button}
        </>
      }
    >
      <ListStates
        rows={rows}
        isError={isError}
        onRetry={onRetry}
        empty={{ ...empty, action: button }}
      >
        {children}
      </ListStates>
      {dialog}
    </SettingsPage>
  );
}
