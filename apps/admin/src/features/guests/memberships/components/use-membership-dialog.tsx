import { type MembershipOutput, useUseMembershipMutation } from '@atrium/api-client/admin';
import { Counter } from '@atrium/ui/components/fields/counter';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

interface Props {
  membership: MembershipOutput;
  /** @param uses how many were recorded */
  onUsed: (uses: number) => void;
  onClose: () => void;
}

/** The API's limit for one call. */
const MAX_USES = 100;

/** One use is one Enter: the button has the focus, and the number is 1. */
export function UseMembershipDialog({ membership, onUsed, onClose }: Props) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [use, { isLoading }] = useUseMembershipMutation();
  const [uses, setUses] = useState(1);
  const [comment, setComment] = useState('');
  const [failure, setFailure] = useState<string>();
  const { usagesLeft } = membership;
  const most = Math.min(usagesLeft ?? MAX_USES, MAX_USES);

  const submit = async () => {
    setFailure(undefined);
    const note = comment.trim();
    try {
      await use({
        id: membership._id,
        useMembershipInput: { numberOfUsages: uses, ...(note && { comment: note }) },
      }).unwrap();
      onUsed(uses);
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('memberships.useFailed')));
    }
  };

  return (
    <RequestDialog
      title={t('memberships.useOf', { name: membership._membershipType.name })}
      failure={failure}
      isDirty={uses !== 1 || comment.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button type="submit" variant="contained" autoFocus loading={isLoading}>
          {t('memberships.use')}
        </Button>
      }
    >
      <DialogContentText>
        {usagesLeft === undefined
          ? t('memberships.unlimited')
          : t('memberships.left', { count: usagesLeft })}
      </DialogContentText>
      <Counter
        label={t('memberships.uses')}
        value={uses}
        decreaseLabel={t('memberships.fewer')}
        increaseLabel={t('memberships.more')}
        canDecrease={uses > 1}
        canIncrease={uses < most}
        onDecrease={() => setUses(Math.max(1, uses - 1))}
        onIncrease={() => setUses(Math.min(most, uses + 1))}
      />
      <TextInput
        label={t('memberships.comment')}
        helperText={t('memberships.commentHint')}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500, autoComplete: 'off' } }}
      />
    </RequestDialog>
  );
}
