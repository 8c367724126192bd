import { chooseLanguage } from '@atrium/i18n/create-i18n';
import { type Language, languageInfo, languages } from '@atrium/i18n/languages';
import LanguageIcon from '@mui/icons-material/TranslateRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import { useToast } from '../../hooks/use-toast';
import { ChoiceButton } from './choice-button';

const choices = languages.map((code) => ({
  value: code,
  label: languageInfo[code].nativeName,
  lang: languageInfo[code].locale,
}));

/** The seven languages, each in its own words. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation(['common', 'ui']);
  const language = useLanguage();
  const showToast = useToast();

  const choose = async (next: Language) => {
    try {
      await chooseLanguage(i18n, next);
    } catch {
      showToast({ type: 'error', message: t('errorState.text', { ns: 'ui' }) });
    }
  };

  return (
    <ChoiceButton choices={choices} value={language} onChoose={choose}>
      {(trigger) => (
        <Button
          {...trigger}
          color="inherit"
          size="small"
          startIcon={<LanguageIcon />}
          aria-label={`${t('language.choose')}: ${languageInfo[language].nativeName}`}
        >
          {language.toUpperCase()}
        </Button>
      )}
    </ChoiceButton>
  );
}
