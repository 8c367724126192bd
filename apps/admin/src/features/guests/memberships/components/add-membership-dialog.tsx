import { useAddMembershipMutation, useListMembershipTypesQuery } from '@atrium/api-client/admin';
import { formatDate, formatMoney } from '@atrium/i18n/format';
import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { membershipEnd } from '@atrium/rules/guests/membership';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { DateField } from '../../../../shared/dates/date-field';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

interface Props {
  guestId: string;
  /** The venue's, `yyyy-mm-dd`. */
  today: string;
  onAdded: () => void;
  onClose: () => void;
}

/** The API's limit. */
const MAX_USES = 100_000;

/** Sells a guest a membership: the type provides everything else, which can be changed. */
export function AddMembershipDialog({ guestId, today, onAdded, onClose }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const errorText = useErrorText();
  const types = useListMembershipTypesQuery();
  const [add, { isLoading }] = useAddMembershipMutation();
  const [typeId, setTypeId] = useState('');
  const [dateFrom, setDateFrom] = useState(today);
  /** Empty: the type's. */
  const [uses, setUses] = useState('');
  const [comment, setComment] = useState('');
  const [failure, setFailure] = useState<string>();

  const sold = types.data?.data.filter(({ active }) => active) ?? [];
  const type = sold.find(({ _id }) => _id === typeId) ?? sold[0];
  const end =
    type &&
    isCalendarDate(dateFrom) &&
    membershipEnd(dateFrom, { months: type.validityMonths, days: type.validityDays });

  const submit = async () => {
    if (!type) return;
    setFailure(undefined);
    const note = comment.trim();
    try {
      await add({
        id: guestId,
        newMembershipInput: {
          _membershipType: type._id,
          dateFrom,
          ...(uses !== '' && { maxNumberOfUsages: Number(uses) }),
          ...(note && { comment: note }),
        },
      }).unwrap();
      onAdded();
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('memberships.addFailed')));
    }
  };

  const fields = () => {
    if (types.isError && !types.data) {
      return <ErrorState title={t('memberships.failed')} onRetry={types.refetch} />;
    }
    if (!types.data) return <FormSkeleton fields={3} />;
    if (!type) return <DialogContentText>{t('memberships.noTypes')}</DialogContentText>;
    return (
      <>
        <SelectInput
          autoFocus
          label={t('memberships.typeLabel')}
          value={type._id}
          onChange={(event) => {
            setTypeId(event.target.value);
            setUses('');
          }}
          helperText={formatMoney(language, type.price, vendor.currency)}
        >
          {sold.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectInput>
        <DateField
          required
          label={t('memberships.startLabel')}
          value={dateFrom}
          onChange={setDateFrom}
          hint={
            end
              ? t('memberships.validUntil', { date: formatDate(language, end) })
              : t('memberships.noEnd')
          }
        />
        <TextInput
          type="number"
          label={t('memberships.maxLabel')}
          value={uses === '' ? type.maxNumberOfUsages : uses}
          onChange={(event) => setUses(event.target.value)}
          slotProps={{ htmlInput: { min: 0, max: MAX_USES, step: 1 } }}
        />
        <TextInput
          label={t('memberships.comment')}
          helperText={t('memberships.commentHint')}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500, autoComplete: 'off' } }}
        />
      </>
    );
  };

  return (
    <RequestDialog
      title={t('memberships.add')}
      failure={failure}
      isDirty={typeId !== '' || dateFrom !== today || uses !== '' || comment.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
      submit={
        type && (
          <Button type="submit" variant="contained" loading={isLoading}>
            {t('memberships.add')}
          </Button>
        )
      }
    >
      {fields()}
    </RequestDialog>
  );
}
