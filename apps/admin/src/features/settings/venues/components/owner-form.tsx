import {
  type UserOutput,
  useInviteVendorOwnerMutation,
  type VendorOutput,
} from '@atrium/api-client/admin';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { PersonFields } from '../../../../shared/forms/person-fields';
import { personProblems } from '../../../../shared/forms/person-values';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { type OwnerValues, toOwnerInput } from '../lib/owner-values';

interface Props {
  vendor: Pick<VendorOutput, '_id' | 'name'>;
  onClose: () => void;
}

const empty = (): OwnerValues => ({ firstname: '', lastname: '', email: '', phone: '' });

/** Invites an owner of a venue by email. */
export function OwnerForm({ vendor, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const [invite] = useInviteVendorOwnerMutation();
  const resolver = useProblemsResolver<OwnerValues>(personProblems);
  const { form, submit, isDirty, isSaving } = useVersionedForm<UserOutput, OwnerValues>({
    latest: undefined,
    toValues: empty,
    resolver,
    savedText: t('settings:staff.invited'),
    save: async (values) =>
      (await invite({ id: vendor._id, inviteOwnerInput: toOwnerInput(values) }).unwrap()).data,
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={t('settings:owners.open', { venue: vendor.name })}
      submitLabel={t('settings:staff.sendInvitation')}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <PersonFields />
      </FormProvider>
      <FormText
        control={form.control}
        name="phone"
        inputMode="tel"
        label={t('fields.phone', { ns: 'common' })}
        maxLength={32}
      />
    </FormDialog>
  );
}
