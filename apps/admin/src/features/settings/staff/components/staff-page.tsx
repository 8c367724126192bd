import {
  type UserOutput,
  useListUsersQuery,
  useResetUserSecondFactorMutation,
  useSendUserInvitationMutation,
  useUpdateUserMutation,
} from '@atrium/api-client/admin';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useToast } from '@atrium/ui/hooks/use-toast';
import AddIcon from '@mui/icons-material/PersonAddAlt1Rounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { ListStates } from '../../../../shared/settings/lists/list-states';
import { SettingsPage } from '../../../../shared/settings/settings-page';
import { StaffDialog } from './staff-dialog';
import { StaffTable } from './staff-table';

/** The staff and their levels. */
export function StaffPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const confirm = useConfirm();
  const showToast = useToast();
  const textOf = useErrorText();
  const { data, isError, refetch } = useListUsersQuery();
  const [inviteAgain] = useSendUserInvitationMutation();
  const [resetFactor] = useResetUserSecondFactorMutation();
  const [update] = useUpdateUserMutation();
  const [edited, setEdited] = useState<UserOutput | 'new'>();
  const latest = edited === 'new' ? undefined : data?.data.find(({ _id }) => _id === edited?._id);

  const run = async (request: Promise<unknown>, done: string) => {
    try {
      await request;
      showToast({ type: 'success', title: t('dialog.success'), message: done });
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: textOf(error, t('settings:saveFailed')),
      });
    }
  };
  const turn = async ({ _id, firstname, lastname, version }: UserOutput, active: boolean) => {
    const name = `${firstname} ${lastname}`;
    const confirmed =
      active ||
      (await confirm({
        title: t('settings:staff.deactivateTitle', { name }),
        message: t('settings:staff.deactivateText'),
        confirmLabel: t('settings:staff.deactivate'),
        destructive: true,
      }));
    if (!confirmed) return;
    await run(
      update({ id: _id, updateUserInput: { active, version } }).unwrap(),
      t('settings:saved'),
    );
  };

  const resetSecondFactor = async ({ _id, firstname, lastname }: UserOutput) => {
    const name = `${firstname} ${lastname}`;
    const confirmed = await confirm({
      title: t('settings:staff.secondFactor.question', { name }),
      message: t('settings:staff.secondFactor.text'),
      confirmLabel: t('settings:staff.secondFactor.action'),
      destructive: true,
    });
    if (!confirmed) return;
    await run(resetFactor({ id: _id }).unwrap(), t('settings:staff.secondFactor.done', { name }));
  };

  return (
    <SettingsPage
      title={t('settings:staff.title')}
      subtitle={t('settings:staff.subtitle')}
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
          {t('settings:staff.invite')}
        </Button>
      }
    >
      <ListStates
        rows={data?.data}
        isError={isError}
        onRetry={refetch}
        empty={{ title: t('settings:staff.none') }}
      >
        {(staff) => (
          <StaffTable
            staff={staff}
            onEdit={setEdited}
            onInviteAgain={({ _id, email }) =>
              void run(inviteAgain({ id: _id }).unwrap(), t('settings:staff.linkSent', { email }))
            }
            onResetSecondFactor={(user) => void resetSecondFactor(user)}
            onTurn={(user, active) => void turn(user, active)}
          />
        )}
      </ListStates>
      {edited && <StaffDialog user={latest} onClose={() => setEdited(undefined)} />}
    </SettingsPage>
  );
}
