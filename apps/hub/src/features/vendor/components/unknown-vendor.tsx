import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  title?: string;
  text?: string;
}

/** An address without a venue; `/minside` in the public app helps to find it. */
export function UnknownVendor(props: Props) {
  const { t } = useTranslation('account');
  const { title = t('unknownVendor.title'), text = t('unknownVendor.text') } = props;
  usePageTitle(title);

  return (
    <Stack
      component="main"
      id="main"
      spacing={3}
      sx={{ minHeight: '80dvh', justifyContent: 'center', maxWidth: 520, mx: 'auto', px: 3, py: 8 }}
    >
      <Typography variant="h1">{t('unknownVendor.title')}</Typography>
      <Typography variant="subtitle1" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      <Button variant="contained" size="large" href="/minside" sx={{ alignSelf: 'flex-start' }}>
        {t('unknownVendor.find')}
      </Button>
    </Stack>
  );
}
