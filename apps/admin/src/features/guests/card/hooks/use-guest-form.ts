import type { CustomerOutput } from '@atrium/api-client/admin';
import { useSaveCustomerMutation } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useOneAtATime } from '../../../../shared/editing/use-one-at-a-time';
import {
  changedByOthers,
  formField,
  type GuestFormValues,
  rebase,
  toFormValues,
  toSave,
} from '../lib/guest-form';

/**
 * The guest card's form, based on the guest as first loaded; newer versions replace that base only
 * while nothing has been changed here.
 * @param latest undefined for a new guest
 */
export function useGuestForm(latest: CustomerOutput | undefined) {
  const { t } = useTranslation(['admin', 'ui']);
  const showToast = useToast();
  const navigate = useNavigate();
  const [save, { isLoading: isSaving }] = useSaveCustomerMutation();
  const [base, setBase] = useState(latest);
  const [staleShown, setStaleShown] = useState(false);
  const form = useForm<GuestFormValues>({ defaultValues: toFormValues(latest) });
  const { isDirty } = form.formState;
  const allowLeaving = useUnsavedGuard(isDirty);
  const isOutdated = latest !== undefined && base !== undefined && latest.version > base.version;

  useEffect(() => {
    if (!isOutdated || isDirty) return;
    setBase(latest);
    form.reset(toFormValues(latest));
  }, [isOutdated, isDirty, latest, form]);

  const adopt = (guest: CustomerOutput) => {
    setBase(guest);
    form.reset(toFormValues(guest));
  };

  const failed = (error: unknown) => {
    const fallback = t(base ? 'guest.updateFailed' : 'guest.createFailed');
    if (!isApiError(error)) throw error;
    if (error.code === 'STALE_VERSION') {
      setStaleShown(true);
      return;
    }
    for (const { field, message } of error.details) {
      const name = formField(field);
      if (name) form.setError(name, { message });
    }
    const offline = error.status === 0;
    showToast({
      type: 'error',
      title: t('dialog.error'),
      message: offline
        ? `${fallback} ${t('errorState.text', { ns: 'ui' })}`
        : error.message || fallback,
    });
  };

  const send = form.handleSubmit(async (values) => {
    try {
      const { data } = await save({ customerSave: toSave(values, base) }).unwrap();
      showToast({
        type: 'success',
        title: t('dialog.success'),
        message: t(base ? 'guest.updated' : 'guest.created'),
      });
      adopt(data);
      if (base) return;
      allowLeaving();
      navigate(paths.guest(data._id), { replace: true });
    } catch (error) {
      failed(error);
    }
  });
  const submit = useOneAtATime(send);

  const mine = form.getValues();
  const seen = toFormValues(base);
  const theirs = toFormValues(latest);

  return {
    form,
    submit,
    isSaving,
    /** Somebody saved the guest while this form had changes. */
    isOutdated: isOutdated && isDirty,
    showStale: () => setStaleShown(true),
    stale: staleShown &&
      isOutdated &&
      latest !== undefined && {
        differences: changedByOthers(seen, mine, theirs),
        reload: () => {
          setStaleShown(false);
          adopt(latest);
        },
        keep: () => {
          setStaleShown(false);
          setBase(latest);
          form.reset(theirs);
          const kept = rebase(seen, mine, theirs);
          form.reset(kept, { keepDefaultValues: true });
        },
        close: () => setStaleShown(false),
      },
  };
}
