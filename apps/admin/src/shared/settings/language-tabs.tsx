import { type Language, languageInfo, languages, toLanguage } from '@atrium/i18n/languages';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';
import type { Completeness } from './completeness';

interface Props {
  label: string;
  stateOf: (language: Language) => Completeness;
  /** The fields of the language that is shown. */
  children: (language: Language) => ReactNode;
}

const dots = { complete: 'success.main', partial: 'warning.main', missing: 'transparent' } as const;
const stateTexts = {
  complete: 'settings:texts.complete',
  partial: 'settings:texts.partial',
  missing: 'settings:texts.missing',
} as const;

/** Texts in each language, the venue's own first; the languages are marked by what is missing in them. */
export function LanguageTabs({ label, stateOf, children }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const id = useId();
  const first = toLanguage(useMe().vendor.languageCode) ?? 'en';
  const [shown, setShown] = useState<Language>(first);
  const ordered = [first, ...languages.filter((language) => language !== first)];

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}>
      <Tabs
        value={shown}
        onChange={(_, language: Language) => setShown(language)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {ordered.map((language) => {
          const state = stateOf(language);
          const { nativeName, locale } = languageInfo[language];
          return (
            <Tab
              key={language}
              value={language}
              id={`${id}-${language}`}
              aria-controls={`${id}-panel`}
              iconPosition="end"
              icon={
                <Box
                  component="span"
                  sx={{
                    width: 8,
                    height: 8,
                    borderRadius: '50%',
                    border: 1,
                    borderColor: state === 'missing' ? 'text.secondary' : dots[state],
                    backgroundColor: dots[state],
                  }}
                />
              }
              label={
                <span>
                  <span lang={locale}>{nativeName}</span>
                  <VisuallyHidden>, {t(stateTexts[state])}</VisuallyHidden>
                </span>
              }
              sx={{ minHeight: 44, minWidth: 0 }}
            />
          );
        })}
      </Tabs>
      <Box
        key={shown}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown}`}
        sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {children(shown)}
      </Box>
    </Box>
  );
}
