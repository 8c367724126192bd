import {
  type MembershipOutput,
  useEndMembershipMutation,
  usePauseMembershipMutation,
  useResumeMembershipMutation,
} from '@atrium/api-client/admin';
import { membershipRefusal } from '@atrium/rules/guests/membership';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../shared/hooks/use-action';

/** Actions on a membership besides using it; those its status forbids are undefined. */
export function useMembershipActions({ _id, status, version }: MembershipOutput) {
  const { t } = useTranslation('admin');
  const confirm = useConfirm();
  const run = useAction();
  const [pause, pausing] = usePauseMembershipMutation();
  const [resume, resuming] = useResumeMembershipMutation();
  const [end, ending] = useEndMembershipMutation();
  const change = { id: _id, membershipActionInput: { version } };
  const texts = { failed: t('memberships.changeFailed') };
  const allows = (action: 'pause' | 'resume' | 'end') =>
    membershipRefusal(action, status) === undefined;

  return {
    isChanging: pausing.isLoading || resuming.isLoading || ending.isLoading,
    pause: allows('pause') ? () => run(() => pause(change).unwrap(), texts) : undefined,
    resume: allows('resume') ? () => run(() => resume(change).unwrap(), texts) : undefined,
    end: allows('end')
      ? async () => {
          const confirmed = await confirm({
            title: t('memberships.end'),
            message: t('memberships.endText'),
            confirmLabel: t('memberships.end'),
            destructive: true,
          });
          if (confirmed) await run(() => end(change).unwrap(), texts);
        }
      : undefined,
  };
}
