import { type DependedOnKind, useLazyListDependentsQuery } from '@atrium/api-client/admin';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../hooks/use-error-text';
import { useDependentsText } from './use-dependents-text';

export interface Deletion {
  /** What it is called. */
  name: string;
  /** Where others may need it: they are counted first, and told. */
  of?: { kind: DependedOnKind; id: string };
  /** What follows. */
  text?: string;
  /** What becomes of those that lose it, if there are any. */
  lostText?: string;
  /** Why it stays while others need it, and what to do instead. */
  keepText?: string;
  /** Rejects with the failed request. */
  remove: () => Promise<unknown>;
}

/** Deletes something of the set-up, once asked and confirmed. @returns whether it is gone */
export function useDelete(): (deletion: Deletion) => Promise<boolean> {
  const { t } = useTranslation(['admin', 'settings']);
  const confirm = useConfirm();
  const showToast = useToast();
  const textOf = useErrorText();
  const usedBy = useDependentsText();
  const [listDependents] = useLazyListDependentsQuery();

  /** None if they cannot be counted: the server refuses to delete what is needed. */
  const dependentsOf = async (of: Deletion['of']) =>
    of
      ? await listDependents(of)
          .unwrap()
          .then(({ data }) => data)
          .catch(() => [])
      : [];

  return async ({ name, of, text, lostText, keepText, remove }) => {
    const dependents = await dependentsOf(of);
    const stays = dependents.some(({ blocks }) => blocks);
    const follows = stays ? [keepText] : [dependents.length > 0 && lostText, text];
    const confirmed = await confirm({
      ...(stays
        ? { title: t('settings:usedBy.title', { name }) }
        : { title: t('settings:deleteTitle', { name }), confirmLabel: t('settings:delete') }),
      message: [usedBy(dependents), ...follows].filter(Boolean).join(' '),
      destructive: true,
    });
    if (!confirmed) return false;
    try {
      await remove();
      return true;
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: textOf(error, t('settings:deleteFailed')),
      });
      return false;
    }
  };
}
