import { chooseLanguage } from '@atrium/i18n/create-i18n';
import { type Language, languageInfo, languages } from '@atrium/i18n/languages';
import LanguageIcon from '@mui/icons-material/TranslateRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../hooks/use-language';
import { useToast } from '../hooks/use-toast';

/** The seven languages, each in its own words. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation(['common', 'ui']);
  const language = useLanguage();
  const showToast = useToast();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const choose = async (next: Language) => {
    setAnchor(null);
    try {
      await chooseLanguage(i18n, next);
    } catch {
      showToast({ type: 'error', message: t('errorState.text', { ns: 'ui' }) });
    }
  };

  return (
    <>
      <Button
        id={`${id}-button`}
        color="inherit"
        size="small"
        startIcon={<LanguageIcon />}
        aria-label={`${t('language.choose')}: ${languageInfo[language].nativeName}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {language.toUpperCase()}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {languages.map((code) => (
          <MenuItem
            key={code}
            lang={languageInfo[code].locale}
            role="menuitemradio"
            aria-checked={code === language}
            selected={code === language}
            onClick={() => choose(code)}
          >
            {languageInfo[code].nativeName}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
