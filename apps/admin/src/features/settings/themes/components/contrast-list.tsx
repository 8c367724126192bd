import { formatNumber } from '@atrium/i18n/format';
import { themeContrasts } from '@atrium/rules/themes/theme-contrast';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import PassIcon from '@mui/icons-material/CheckCircleRounded';
import FailIcon from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { partTexts } from '../lib/part-texts';
import { lookOf, type ThemeValues } from '../lib/theme-values';

interface Props {
  values: ThemeValues;
}

/** Whether each text of the theme has the contrast that WCAG asks for. */
export function ContrastList({ values }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const language = useLanguage();
  const contrasts = themeContrasts(lookOf(values));
  return (
    <Box component="section" aria-label={t('settings:contrast.title')}>
      <Typography component="h2" variant="h6" sx={{ mb: 0.5 }}>
        {t('settings:contrast.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('settings:contrast.hint')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 0.75, p: 0, listStyle: 'none' }}>
        {contrasts.map(({ part, text, background, ratio, passes }) => (
          <Box component="li" key={part} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box
              aria-hidden
              sx={{
                width: 36,
                textAlign: 'center',
                borderRadius: 1,
                border: 1,
                borderColor: 'divider',
                fontWeight: 600,
              }}
              style={{ color: text, backgroundColor: background }}
            >
              Aa
            </Box>
            <Typography variant="body2" sx={{ flex: 1 }}>
              {t(partTexts[part])}
            </Typography>
            {passes ? (
              <PassIcon fontSize="small" color="success" aria-hidden />
            ) : (
              <FailIcon fontSize="small" color="error" aria-hidden />
            )}
            <Typography variant="body2" sx={{ color: passes ? 'success.main' : 'error.main' }}>
              {t(passes ? 'settings:contrast.pass' : 'settings:contrast.fail', {
                ratio: formatNumber(language, Math.floor(ratio * 10) / 10),
              })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
