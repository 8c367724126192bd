import { type Language, languageInfo } from '@atrium/i18n/languages';
import { MAX_SITE_BODY, MAX_SITE_DESCRIPTION, MAX_SITE_TITLE } from '@atrium/rules/site/site-page';
import Box from '@mui/material/Box';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../shared/forms/fields/form-text';
import type { SitePageValues } from '../lib/site-page-values';
import { SitePreview } from './site-preview';

interface Props {
  control: Control<SitePageValues>;
  language: Language;
}

/** What the page says in one language, beside what its reader will see. */
export function SitePageTexts({ control, language }: Props) {
  const { t } = useTranslation('settings');
  const text = useWatch({ control, name: `texts.${language}` });
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 3, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormText
          control={control}
          name={`texts.${language}.title`}
          label={t('sitePages.pageTitle')}
          maxLength={MAX_SITE_TITLE}
        />
        <FormText
          control={control}
          name={`texts.${language}.description`}
          label={t('sitePages.description')}
          hint={t('sitePages.descriptionHint')}
          multiline
          minRows={2}
          maxLength={MAX_SITE_DESCRIPTION}
        />
        <FormText
          control={control}
          name={`texts.${language}.body`}
          label={t('sitePages.body')}
          hint={t('sitePages.bodyHint')}
          multiline
          minRows={14}
          maxLength={MAX_SITE_BODY}
        />
      </Box>
      <SitePreview {...text} locale={languageInfo[language].locale} />
    </Box>
  );
}
