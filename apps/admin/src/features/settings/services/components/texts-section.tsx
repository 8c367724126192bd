import Box from '@mui/material/Box';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from '../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { AddonNames } from '../../../../shared/settings/addons/addon-names';
import { NamesOfRows } from '../../../../shared/settings/names-of-rows';
import { OfferLanguages } from '../../../../shared/settings/offers/offer-languages';
import type { ServiceValues } from '../lib/service-values';
import { UnitFields } from './unit-fields';

interface Props {
  form: UseFormReturn<ServiceValues>;
}

/** Name and description, in the venue's language and in the others. */
export function TextsSection({ form }: Props) {
  const { control } = form;
  const { t } = useTranslation(['admin', 'common', 'settings']);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormSwitch
        control={control}
        name="active"
        label={t('settings:services.active')}
        hint={t('settings:services.activeHint')}
      />
      <FormText
        control={control}
        name="name"
        label={t('fields.name', { ns: 'common' })}
        hint={t('settings:nameHint')}
        maxLength={100}
      />
      <FormText
        control={control}
        name="description"
        label={t('settings:description')}
        multiline
        minRows={2}
        maxLength={4000}
      />
      <FormProvider {...form}>
        <OfferLanguages>
          {(language) => (
            <>
              <UnitFields control={control} language={language} />
              <AddonNames language={language} />
              <NamesOfRows
                rows="ageBands"
                title={t('settings:services.ageBands.title')}
                language={language}
              />
            </>
          )}
        </OfferLanguages>
      </FormProvider>
      <FormText
        control={control}
        name="comment"
        label={t('settings:services.comment')}
        hint={t('settings:services.commentHint')}
        multiline
        maxLength={1000}
      />
      <FormText
        control={control}
        name="image"
        inputMode="url"
        label={t('settings:services.image')}
        maxLength={500}
      />
    </Box>
  );
}
