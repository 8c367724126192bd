import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Control, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { completeness } from '../../../../shared/settings/completeness';
import { LanguageTabs } from '../../../../shared/settings/language-tabs';
import { guideFields } from '../lib/guide-values';
import type { ServiceValues } from '../lib/service-values';

const MAX_CATEGORY = 40;
const MAX_TEXT = 1000;

interface FieldsProps {
  control: Control<ServiceValues>;
  nameOf: (
    field: (typeof guideFields)[number],
  ) => Parameters<typeof FormText<ServiceValues>>[0]['name'];
}

function GuideFields({ control, nameOf }: FieldsProps) {
  const { t } = useTranslation('settings');
  return guideFields.map((field) => (
    <FormText
      key={field}
      control={control}
      name={nameOf(field)}
      label={t(`services.guide.${field}`)}
      {...(field === 'category'
        ? { hint: t('services.guide.categoryHint'), maxLength: MAX_CATEGORY }
        : { multiline: true, maxLength: MAX_TEXT })}
    />
  ));
}

interface Props {
  form: UseFormReturn<ServiceValues>;
}

/** What guests read on the page of the activity before they choose it. */
export function GuideSection({ form }: Props) {
  const { control } = form;
  const { t } = useTranslation(['admin', 'settings']);
  const guides = useWatch({ control, name: 'guides' });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('settings:services.guide.hint')}
      </Typography>
      <GuideFields control={control} nameOf={(field) => field} />
      <FormText
        control={control}
        name="mapAddress"
        label={t('settings:services.guide.mapAddress')}
        hint={t('settings:services.guide.mapAddressHint')}
        maxLength={200}
      />
      <Typography component="h2" variant="h6">
        {t('settings:texts.title')}
      </Typography>
      <LanguageTabs
        label={t('settings:texts.title')}
        stateOf={(language) => completeness(Object.values(guides[language]))}
      >
        {(language) => (
          <GuideFields control={control} nameOf={(field) => `guides.${language}.${field}`} />
        )}
      </LanguageTabs>
    </Box>
  );
}
