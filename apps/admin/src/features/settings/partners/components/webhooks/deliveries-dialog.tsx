import {
  useListWebhookDeliveriesQuery,
  type WebhookOutput,
} from '@atrium/api-client/admin/integrations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../../../shared/filters/filter-select';
import { ownAnswer } from '../../../../../shared/lib/own-answer';
import { ListStates } from '../../../../../shared/settings/lists/list-states';
import { CursorPages } from '../../../../../shared/ui/cursor-pages';
import { DeliveryItem } from './delivery-item';

interface Props {
  webhook: WebhookOutput;
  onClose: () => void;
}

const PAGE_SIZE = 20;
/** Whoever has sent a test waits for its answer. */
const FRESH = { pollingInterval: 5_000, skipPollingIfUnfocused: true } as const;
const states = ['pending', 'delivered', 'failed'] as const;

/** What was sent to a webhook, and what its receiver answered. */
export function DeliveriesDialog({ webhook: { _id: id, name, active }, onClose }: Props) {
  const { t } = useTranslation('webhooks');
  const titleId = useId();
  const [state, setState] = useState<(typeof states)[number]>();
  const [cursors, setCursors] = useState<string[]>([]);
  const cursor = cursors.at(-1);
  const { data, isError, refetch } = ownAnswer(
    useListWebhookDeliveriesQuery(
      { id, limit: PAGE_SIZE, ...(state && { state }), ...(cursor !== undefined && { cursor }) },
      FRESH,
    ),
  );
  const choose = (value: string) => {
    setCursors([]);
    setState(states.find((one) => one === value));
  };
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('deliveries.title', { name })}</DialogTitle>
      <DialogContent>
        <Box sx={{ pt: 1, mb: 2 }}>
          <FilterSelect
            label={t('deliveries.show')}
            all={t('deliveries.all')}
            value={state ?? ''}
            options={states.map((value) => ({ value, label: t(`deliveries.states.${value}`) }))}
            onChange={choose}
          />
        </Box>
        <ListStates
          rows={data?.data.items}
          isError={isError}
          onRetry={refetch}
          empty={{ title: t('deliveries.none'), text: t('deliveries.noneText') }}
        >
          {(deliveries) => (
            <>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {deliveries.map((delivery) => (
                  <DeliveryItem
                    key={delivery._id}
                    webhookId={id}
                    delivery={delivery}
                    canResend={active}
                  />
                ))}
              </Box>
              <CursorPages
                cursors={cursors}
                nextCursor={data?.data.nextCursor}
                onCursors={setCursors}
              />
            </>
          )}
        </ListStates>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('deliveries.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
