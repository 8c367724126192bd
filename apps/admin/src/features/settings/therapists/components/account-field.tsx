import { type TherapistOutput, useListUsersQuery } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import Typography from '@mui/material/Typography';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import type { TherapistValues } from '../lib/therapist-values';

interface Props {
  control: Control<TherapistValues>;
  /** All others, whose accounts are taken. */
  others: readonly TherapistOutput[];
}

/** The staff account of a therapist. Only who may see the staff can choose one. */
export function AccountField({ control, others }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const mayLink = may(useMe().level, 'staff.edit');
  const { data, isError } = useListUsersQuery(undefined, { skip: !mayLink });
  const chosen = useWatch({ control, name: '_user' });
  if (!mayLink || isError) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('auditLogs.words.spa.account')}:{' '}
        {isError
          ? t('settings:therapists.accountsFailed')
          : t(
              chosen ? 'settings:therapists.accountLinked' : 'settings:therapists.accountNotLinked',
            )}
      </Typography>
    );
  }
  const users = (data?.data ?? []).filter(
    ({ _id, active }) =>
      _id === chosen || (active && !others.some((therapist) => therapist._user === _id)),
  );
  return (
    <FormSelect
      control={control}
      name="_user"
      label={t('auditLogs.words.spa.account')}
      hint={t('settings:therapists.accountHint')}
      options={[
        { value: '', label: t('settings:therapists.noAccount') },
        ...users.map(({ _id, firstname, lastname, email }) => ({
          value: _id,
          label: `${firstname} ${lastname} (${email})`,
        })),
      ]}
    />
  );
}
