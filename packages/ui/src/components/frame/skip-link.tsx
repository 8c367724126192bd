import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

/** The page's first stop for the Tab key: past the header to `<main id="main">`. */
export function SkipLink() {
  const { t } = useTranslation('ui');
  return (
    <Link
      href="#main"
      sx={(theme) => ({
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: theme.zIndex.tooltip,
        px: 2,
        py: 1,
        borderRadius: 1,
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: theme.shadows[4],
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      })}
    >
      {t('skipToContent')}
    </Link>
  );
}
