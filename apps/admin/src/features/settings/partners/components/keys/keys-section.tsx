import {
  type ApiKeyOutput,
  useListApiKeysQuery,
  useRevokeApiKeyMutation,
} from '@atrium/api-client/admin/integrations';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../../shared/hooks/use-action';
import { AddButton } from '../../../../../shared/settings/add-button';
import { ListStates } from '../../../../../shared/settings/lists/list-states';
import { KeyCard } from './key-card';

// The list is read without them.
const KeyDialog = lazy(async () => ({ default: (await import('./key-dialog')).KeyDialog }));
const RenewDialog = lazy(async () => ({
  default: (await import('./renew-dialog')).RenewDialog,
}));
const ToldOnceDialog = lazy(async () => ({
  default: (await import('../told-once-dialog')).ToldOnceDialog,
}));

type Open = { kind: 'edit'; key?: ApiKeyOutput } | { kind: 'renew'; key: ApiKeyOutput };

/** The keys of partners: what each may do, and whether anybody uses it. */
export function KeysSection() {
  const { t } = useTranslation('partners');
  const confirm = useConfirm();
  const run = useAction();
  const { data, isError, refetch } = useListApiKeysQuery();
  const [revoke] = useRevokeApiKeyMutation();
  const [open, setOpen] = useState<Open>();
  const [token, setToken] = useState('');
  const close = () => setOpen(undefined);
  const shown = open?.key && data?.data.find(({ _id }) => _id === open.key?._id);

  const askAndRevoke = async ({ _id, name }: ApiKeyOutput) => {
    const isSure = await confirm({
      title: t('keys.revoke.question', { name }),
      message: t('keys.revoke.text'),
      confirmLabel: t('keys.revoke.action'),
      destructive: true,
    });
    if (!isSure) return;
    await run(() => revoke({ id: _id }).unwrap(), {
      done: t('keys.revoke.done', { name }),
      failed: t('keys.revoke.failed'),
    });
  };

  const add = <AddButton label={t('keys.add')} onClick={() => setOpen({ kind: 'edit' })} />;
  return (
    <>
      <ListStates
        rows={data?.data}
        isError={isError}
        onRetry={refetch}
        empty={{ title: t('keys.none'), text: t('keys.noneText'), action: add }}
      >
        {(keys) => (
          <>
            <Box sx={{ mb: 2 }}>{add}</Box>
            <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {keys.map((key) => (
                <KeyCard
                  key={key._id}
                  apiKey={key}
                  onEdit={() => setOpen({ kind: 'edit', key })}
                  onRenew={() => setOpen({ kind: 'renew', key })}
                  onRevoke={() => void askAndRevoke(key)}
                />
              ))}
            </Stack>
          </>
        )}
      </ListStates>
      <Suspense fallback={null}>
        {open?.kind === 'edit' && <KeyDialog apiKey={shown} onToken={setToken} onClose={close} />}
        {open?.kind === 'renew' && (
          <RenewDialog apiKey={open.key} onToken={setToken} onClose={close} />
        )}
        {token && (
          <ToldOnceDialog
            title={t('keys.token.title')}
            text={t('keys.token.text')}
            label={t('keys.token.label')}
            value={token}
            onClose={() => setToken('')}
          />
        )}
      </Suspense>
    </>
  );
}
