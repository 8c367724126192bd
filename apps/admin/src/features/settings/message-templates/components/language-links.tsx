import { type Language, languageInfo, languages } from '@atrium/i18n/languages';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';

interface Props {
  kind: string;
  shown: Language;
  /** Codes of the languages that have own words. */
  own: readonly string[];
}

/** Links to the other languages; a filled one has the venue's own words. */
export function LanguageLinks({ kind, shown, own }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  return (
    <Box
      component="nav"
      aria-label={t('settings:texts.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {languages.map((language) => (
        <Chip
          key={language}
          clickable
          component={Link}
          to={paths.settingsMessage(kind, language)}
          variant={own.includes(language) ? 'filled' : 'outlined'}
          color={language === shown ? 'primary' : 'default'}
          aria-current={language === shown ? 'page' : undefined}
          label={
            own.includes(language)
              ? t('settings:templates.ownIn', { language: languageInfo[language].nativeName })
              : languageInfo[language].nativeName
          }
        />
      ))}
    </Box>
  );
}
