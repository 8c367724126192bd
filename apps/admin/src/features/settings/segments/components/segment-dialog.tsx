import {
  type SegmentOutput,
  useCreateSegmentMutation,
  useUpdateSegmentMutation,
} from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { StaleNotice } from '../../../../shared/editing/stale-notice';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { type Names, toNameList, toNames } from '../../../../shared/settings/names';
import { NamesInLanguages } from '../../../../shared/settings/names-in-languages';

interface Props {
  /** Absent for a new one. */
  segment: SegmentOutput | undefined;
  onClose: () => void;
}

interface SegmentValues {
  type: string;
  /** What it is called in other languages. */
  names: Names;
}

const toValues = (segment: SegmentOutput | undefined): SegmentValues => ({
  type: segment?.type ?? '',
  names: toNames(segment?.languageList),
});

/** Names a segment. */
export function SegmentDialog({ segment, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const [create] = useCreateSegmentMutation();
  const [update] = useUpdateSegmentMutation();
  const resolver = useProblemsResolver<SegmentValues>(({ type }) =>
    type.trim() === '' ? [{ name: 'type', code: 'FIELD_REQUIRED' }] : [],
  );
  const { form, submit, isDirty, isSaving, stale } = useVersionedForm<SegmentOutput, SegmentValues>(
    {
      latest: segment,
      toValues,
      resolver,
      save: async ({ type, names }, base) => {
        const input = { type: type.trim(), languageList: toNameList(names) };
        const { data } = base
          ? await update({
              id: base._id,
              segmentChange: { ...input, version: base.version },
            }).unwrap()
          : await create({ segmentInput: input }).unwrap();
        return data;
      },
      onSaved: onClose,
    },
  );

  return (
    <FormDialog
      title={segment?.type ?? t('settings:segments.add')}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      notice={
        stale && (
          <StaleNotice
            stale={stale}
            nameOf={(field) => (field === 'names' ? t('settings:texts.others') : undefined)}
          />
        )
      }
    >
      <FormText
        autoFocus
        control={form.control}
        name="type"
        label={t('fields.name', { ns: 'common' })}
        maxLength={60}
      />
      <NamesInLanguages control={form.control} name="names" />
    </FormDialog>
  );
}
