import {
  useListVendorOwnersQuery,
  useSendVendorOwnerInvitationMutation,
  type VendorOutput,
} from '@atrium/api-client/admin';
import AddIcon from '@mui/icons-material/PersonAddAlt1Rounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';
import { ListStates } from '../../../../shared/settings/lists/list-states';
import { OwnerForm } from './owner-form';
import { OwnersList } from './owners-list';

interface Props {
  vendor: Pick<VendorOutput, '_id' | 'name' | 'languageCode'>;
  onClose: () => void;
}

/** The owners of a venue, and the invitation of its first: only an owner can let others in. */
export function OwnersDialog({ vendor, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const id = useId();
  const run = useAction();
  const { data, isError, refetch } = useListVendorOwnersQuery({ id: vendor._id });
  const [inviteAgain, { isLoading }] = useSendVendorOwnerInvitationMutation();
  const [inviting, setInviting] = useState(false);

  if (inviting) return <OwnerForm vendor={vendor} onClose={() => setInviting(false)} />;

  const invite = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setInviting(true)}>
      {t('settings:owners.invite')}
    </Button>
  );
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>
        {t('settings:owners.title', { venue: vendor.name })}
      </DialogTitle>
      <DialogContent>
        <ListStates
          rows={data?.data}
          isError={isError}
          onRetry={refetch}
          empty={{
            title: t('settings:owners.none'),
            text: t('settings:owners.noneText'),
            action: invite,
          }}
        >
          {(owners) => (
            <OwnersList
              owners={owners}
              isBusy={isLoading}
              onInviteAgain={({ _id, email }) =>
                void run(() => inviteAgain({ id: vendor._id, userId: _id }).unwrap(), {
                  failed: t('settings:saveFailed'),
                  done: t('settings:staff.linkSent', { email }),
                })
              }
            />
          )}
        </ListStates>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('settings:owners.close')}</Button>
        {data && data.data.length > 0 && invite}
      </DialogActions>
    </Dialog>
  );
}
