import { useListWebhooksQuery, type WebhookOutput } from '@atrium/api-client/admin/integrations';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../../shared/lib/live';
import { AddButton } from '../../../../../shared/settings/add-button';
import { ListStates } from '../../../../../shared/settings/lists/list-states';
import { useWebhookActions } from '../../hooks/use-webhook-actions';
import { WebhookCard } from './webhook-card';

// The list is read without them.
const WebhookDialog = lazy(async () => ({
  default: (await import('./webhook-dialog')).WebhookDialog,
}));
const RenewSecretDialog = lazy(async () => ({
  default: (await import('./renew-secret-dialog')).RenewSecretDialog,
}));
const DeliveriesDialog = lazy(async () => ({
  default: (await import('./deliveries-dialog')).DeliveriesDialog,
}));
const ToldOnceDialog = lazy(async () => ({
  default: (await import('../told-once-dialog')).ToldOnceDialog,
}));

type Open =
  | { kind: 'edit'; webhook?: WebhookOutput }
  | { kind: 'renew' | 'deliveries'; webhook: WebhookOutput };

/** A venue's webhooks: where each sends, and how its receiver answers. */
export function WebhooksSection() {
  const { t } = useTranslation('webhooks');
  const { data, isError, refetch } = useListWebhooksQuery(undefined, LIVE);
  const { sendTest, askAndDelete } = useWebhookActions();
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState('');
  const close = () => setOpen(undefined);
  const shown = open?.webhook && data?.data.find(({ _id }) => _id === open.webhook?._id);

  const add = <AddButton label={t('add')} onClick={() => setOpen({ kind: 'edit' })} />;
  return (
    <>
      <ListStates
        rows={data?.data}
        isError={isError}
        onRetry={refetch}
        empty={{ title: t('none'), text: t('noneText'), action: add }}
      >
        {(webhooks) => (
          <>
            <Box sx={{ mb: 2 }}>{add}</Box>
            <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {webhooks.map((webhook) => (
                <WebhookCard
                  key={webhook._id}
                  webhook={webhook}
                  onEdit={() => setOpen({ kind: 'edit', webhook })}
                  onDeliveries={() => setOpen({ kind: 'deliveries', webhook })}
                  onTest={() => void sendTest(webhook)}
                  onRenew={() => setOpen({ kind: 'renew', webhook })}
                  onDelete={() => void askAndDelete(webhook)}
                />
              ))}
            </Stack>
          </>
        )}
      </ListStates>
      <Suspense fallback={null}>
        {open?.kind === 'edit' && (
          <WebhookDialog webhook={shown} onSecret={setSecret} onClose={close} />
        )}
        {open?.kind === 'renew' && (
          <RenewSecretDialog webhook={open.webhook} onSecret={setSecret} onClose={close} />
        )}
        {open?.kind === 'deliveries' && (
          <DeliveriesDialog webhook={shown ?? open.webhook} onClose={close} />
        )}
        {secret && (
          <ToldOnceDialog
            title={t('secret.title')}
            text={t('secret.text')}
            label={t('secret.label')}
            value={secret}
            onClose={() => setSecret('')}
          />
        )}
      </Suspense>
    </>
  );
}
