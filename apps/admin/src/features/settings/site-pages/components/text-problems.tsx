import { languageInfo, languages } from '@atrium/i18n/languages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type Control, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SitePageValues } from '../lib/site-page-values';

const fields = ['title', 'description', 'body'] as const;
const labels = {
  title: 'sitePages.pageTitle',
  description: 'sitePages.description',
  body: 'sitePages.body',
} as const;

/** What is wrong in all languages: only one of them is seen at a time. */
export function TextProblems({ control }: { control: Control<SitePageValues> }) {
  const { t } = useTranslation('settings');
  const { errors } = useFormState({ control, name: 'texts' });
  const found = languages.flatMap((language) =>
    fields.flatMap((field) => {
      const message = errors.texts?.[language]?.[field]?.message;
      return message ? [{ language, field, message }] : [];
    }),
  );
  if (found.length === 0) return null;
  return (
    <Alert severity="error">
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {found.map(({ language, field, message }) => (
          <li key={`${language} ${field}`}>
            <span lang={languageInfo[language].locale}>{languageInfo[language].nativeName}</span>
            {`, ${t(labels[field])}: ${message}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
