import { isApiError } from '@atrium/api-client/api-error';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '../hooks/use-error-text';
import { changedHere, type StaleState, staleFields } from './stale-fields';
import { useOneAtATime } from './use-one-at-a-time';

/** What two people can edit. */
interface Versioned {
  _id?: string;
  version: number;
}

interface Options<Saved extends Versioned, Values extends FieldValues> {
  /** As the server has it; undefined for a new one. */
  latest: Saved | undefined;
  /** Must keep its identity between renders. */
  toValues: (saved: Saved | undefined) => Values;
  resolver?: Resolver<Values>;
  /** Rejects with the failed request; undefined: the person has yet to answer something. */
  save: (values: Values, base: Saved | undefined) => Promise<Saved | undefined>;
  /** Told before the form takes the saved one over. */
  onSaved?: () => void;
  /** The page of its own that a new one has once it is saved. */
  addressOf?: (saved: Saved) => string;
  /** What is said once it is saved; that it is, without it. False: what follows says it. */
  savedText?: string | false | undefined;
  /** Told the names of the fields that keep it from being saved. */
  onInvalid?: (names: readonly string[]) => void;
  /** The form's name of a field that the API refused; the same without it. */
  fieldOf?: (apiField: string) => string;
}

/** What a page needs of such a form beside its fields. */
export type VersionedForm = Omit<ReturnType<typeof useVersionedForm>, 'form' | 'base'>;

/**
 * A form of something that two people can edit. It is based on what was first seen; a newer one that
 * arrives by itself replaces that base only while nothing was changed here.
 */
export function useVersionedForm<Saved extends Versioned, Values extends FieldValues>(
  options: Options<Saved, Values>,
) {
  const { latest, toValues, resolver, save, onSaved, addressOf } = options;
  const { onInvalid, fieldOf = (field: string) => field } = options;
  const { t } = useTranslation(['admin', 'settings']);
  const navigate = useNavigate();
  const showToast = useToast();
  const textOf = useErrorText();
  const [base, setBase] = useState(latest);
  const [staleShown, setStaleShown] = useState(false);
  /** What was changed here, for a moment, while the base under it is changed. */
  const kept = useRef<[string, unknown][]>([]);
  const values = useMemo(() => toValues(base), [toValues, base]);
  const form = useForm<Values>({ values, ...(resolver && { resolver }) });
  const { isDirty, isSubmitting } = form.formState;
  const leave = useUnsavedGuard(isDirty);
  const isOutdated = latest !== undefined && base !== undefined && latest.version > base.version;

  useEffect(() => {
    if (isOutdated && !isDirty) setBase(latest);
  }, [isOutdated, isDirty, latest]);

  // after the form itself has taken the latest over
  useEffect(() => {
    const changes = kept.current;
    kept.current = [];
    for (const [name, value] of changes) {
      if (values[name] === value) continue;
      form.setValue(name as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
    }
  }, [values, form]);

  /** Below the fields that are at fault, where the form has them. */
  const showDetails = (details: readonly { field: string; message: string }[]) => {
    for (const { field, message } of details) {
      const name = fieldOf(field) as FieldPath<Values>;
      if (get(values, name) !== undefined) form.setError(name, { message });
    }
  };

  const send = form.handleSubmit(
    async (given) => {
      try {
        const saved = await save(given, base);
        if (!saved) return;
        onSaved?.();
        if (!latest && addressOf) {
          leave();
          navigate(addressOf(saved), { replace: true });
        }
        setBase(saved);
        const message = options.savedText ?? t('settings:saved');
        if (message) showToast({ type: 'success', title: t('dialog.success'), message });
      } catch (error) {
        if (isApiError(error) && error.code === 'STALE_VERSION') {
          setStaleShown(true);
          return;
        }
        if (isApiError(error)) showDetails(error.details);
        const message = textOf(error, t('settings:saveFailed'));
        showToast({ type: 'error', title: t('dialog.error'), message });
      }
    },
    (errors) => onInvalid?.(Object.keys(errors)),
  );
  const submit = useOneAtATime(send);

  const staleState = (): StaleState => ({
    fields: staleFields(values, form.getValues(), toValues(latest)),
    entityId: latest?._id,
    isReady: isOutdated,
    reload: () => {
      setStaleShown(false);
      // no longer changed here, it takes the latest over
      form.reset(values);
    },
    keep: () => {
      setStaleShown(false);
      kept.current = changedHere(values, form.getValues());
      setBase(latest);
    },
    close: () => setStaleShown(false),
  });
  return {
    form,
    base,
    submit,
    isDirty,
    isSaving: isSubmitting,
    discard: () => form.reset(values),
    stale: staleShown ? staleState() : undefined,
  };
}
