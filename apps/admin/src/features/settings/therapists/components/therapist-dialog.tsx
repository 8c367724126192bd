import {
  type TherapistOutput,
  useCreateTherapistMutation,
  useUpdateTherapistMutation,
} from '@atrium/api-client/admin';
import { languageInfo, languages } from '@atrium/i18n/languages';
import { may } from '@atrium/rules/access/access-levels';
import { MAX_LEVEL } from '@atrium/rules/spa/setup';
import { Portrait } from '@atrium/ui/components/display/portrait';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { StaleNotice } from '../../../../shared/editing/stale-notice';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { ChoiceChips } from '../../../../shared/forms/fields/choice-chips';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormSwitch } from '../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { upTo } from '../../../../shared/forms/up-to';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { lastPlace } from '../../../../shared/settings/lists/places-after-move';
import { TakeoverDialog } from '../../../../shared/takeovers/takeover-dialog';
import { useTakeover } from '../../../../shared/takeovers/use-takeover';
import {
  type TherapistValues,
  therapistLabel,
  therapistProblems,
  toTherapistInput,
  toTherapistValues,
} from '../lib/therapist-values';
import { AccountField } from './account-field';
import { PortraitField } from './portrait-field';

interface Props {
  /** Absent for a new one. */
  therapist: TherapistOutput | undefined;
  therapists: readonly TherapistOutput[];
  onClose: () => void;
}

/** Who a therapist is, and what a guest can wish for. */
export function TherapistDialog({ therapist, therapists, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common', 'pictures', 'settings']);
  const mayLink = may(useMe().level, 'staff.edit');
  const [create] = useCreateTherapistMutation();
  const [update] = useUpdateTherapistMutation();
  const takeover = useTakeover();
  const resolver = useProblemsResolver<TherapistValues>(therapistProblems);
  const { form, submit, isDirty, isSaving, stale } = useVersionedForm<
    TherapistOutput,
    TherapistValues
  >({
    latest: therapist,
    toValues: toTherapistValues,
    resolver,
    save: async (values, base) => {
      const input = toTherapistInput(values, mayLink);
      if (!base) {
        const therapistInput = { ...input, sortOrder: lastPlace(therapists) };
        return (await create({ therapistInput }).unwrap()).data;
      }
      const therapistChange = { ...input, _id: base._id, version: base.version };
      let saved: TherapistOutput | undefined;
      const isDone = await takeover.change({ therapist: therapistChange }, async () => {
        saved = (await update({ therapistChange }).unwrap()).data;
      });
      // what was saved with a takeover is told by it, and read again by the list
      if (isDone && !saved) onClose();
      return saved;
    },
    onSaved: onClose,
  });
  const { control } = form;
  const [name, _picture, imgUrl] = useWatch({ control, name: ['name', '_picture', 'imgUrl'] });

  return (
    <FormDialog
      title={therapist?.name ?? t('settings:therapists.add')}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      notice={
        <>
          {stale && (
            <StaleNotice
              stale={stale}
              nameOf={(field) => {
                const label = therapistLabel(field);
                return label && t(label);
              }}
            />
          )}
          {takeover.asked && (
            <TakeoverDialog
              {...takeover}
              asked={takeover.asked}
              nameOf={(id) => therapists.find(({ _id }) => _id === id)?.name ?? ''}
            />
          )}
        </>
      }
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Portrait name={name} picture={_picture} imgUrl={imgUrl} size={56} />
        <FormText
          autoFocus
          control={control}
          name="name"
          label={t('fields.name', { ns: 'common' })}
          hint={t('settings:therapists.nameHint')}
          maxLength={100}
        />
      </Box>
      <FormSelect
        control={control}
        name="gender"
        label={t('settings:therapists.gender')}
        hint={t('settings:therapists.genderHint')}
        options={[
          { value: 'unspecified', label: t('auditLogs.words.spa.unspecified') },
          { value: 'woman', label: t('settings:therapists.woman') },
          { value: 'man', label: t('settings:therapists.man') },
        ]}
      />
      <ChoiceChips
        control={control}
        name="languages"
        label={t('auditLogs.words.spa.languages')}
        choices={languages.map((language) => ({
          value: language,
          label: languageInfo[language].nativeName,
        }))}
      />
      <FormSelect
        control={control}
        name="level"
        label={t('auditLogs.words.spa.level')}
        hint={t('settings:therapists.levelHint')}
        options={upTo(MAX_LEVEL)}
      />
      <AccountField
        control={control}
        others={therapists.filter(({ _id }) => _id !== therapist?._id)}
      />
      <PortraitField control={control} />
      <FormText
        control={control}
        name="imgUrl"
        inputMode="url"
        label={t('settings:therapists.picture')}
        maxLength={500}
      />
      <FormSwitch
        control={control}
        name="active"
        label={t('auditLogs.words.spa.inUse')}
        hint={t('settings:therapists.activeHint')}
      />
    </FormDialog>
  );
}
