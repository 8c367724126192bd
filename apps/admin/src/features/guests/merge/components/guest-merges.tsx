import {
  type GuestMergeOutput,
  useListCustomerMergesQuery,
  useUndoCustomerMergeMutation,
} from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useAction } from '../../../../shared/hooks/use-action';

interface Props {
  guestId: string;
}

/** The guests merged into this one, above the log; each merge can be undone. */
export function GuestMerges({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { level, vendor } = useMe();
  const confirm = useConfirm();
  const run = useAction();
  const { data } = useListCustomerMergesQuery({ id: guestId });
  const [undo, { isLoading }] = useUndoCustomerMergeMutation();
  const standing = data?.data.filter(({ undoneAt }) => !undoneAt) ?? [];
  if (standing.length === 0) return null;

  const undoMerge = async ({ _id }: GuestMergeOutput) => {
    const confirmed = await confirm({
      title: t('duplicates.merges.undo'),
      message: t('duplicates.merges.undoText'),
      confirmLabel: t('duplicates.merges.undo'),
    });
    if (!confirmed) return;
    await run(() => undo({ id: _id }).unwrap(), {
      failed: t('duplicates.merges.undoFailed'),
      done: t('duplicates.merges.undone'),
    });
  };

  return (
    <Box component="section" aria-label={t('duplicates.merges.title')} sx={{ mb: 2 }}>
      {standing.map((merge) => (
        <Alert
          key={merge._id}
          severity="info"
          sx={{ mb: 1 }}
          action={
            may(level, 'customers.merge') && (
              <Button
                color="inherit"
                size="small"
                disabled={isLoading}
                onClick={() => undoMerge(merge)}
              >
                {t('duplicates.merges.undo')}
              </Button>
            )
          }
        >
          {[
            t('duplicates.merges.with', { name: merge.mergedName || t('guest.unnamed') }),
            formatInstant(language, merge.at, vendor.timezone),
            merge.by,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Alert>
      ))}
    </Box>
  );
}
