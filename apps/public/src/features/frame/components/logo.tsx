import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';

/** Two arches, one in the other: the courtyard that gives the product its name. */
export function Logo() {
  const { t } = useTranslation('public');
  return (
    <Link
      component={RouterLink}
      to={paths.home}
      underline="none"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        color: 'text.primary',
        fontFamily: 'h2.fontFamily',
        fontSize: '1.5rem',
        letterSpacing: '-0.02em',
      }}
    >
      <Box
        component="svg"
        aria-hidden
        viewBox="0 0 32 32"
        sx={{ width: 30, height: 30, fill: 'none', strokeWidth: 2.6, strokeLinecap: 'round' }}
      >
        <Box component="path" d="M5 28V15a11 11 0 0 1 22 0v13" sx={{ stroke: 'currentColor' }} />
        <Box
          component="path"
          d="M11.5 28V16a4.5 4.5 0 0 1 9 0v12"
          sx={(theme) => ({ stroke: theme.vars.palette.secondary.main })}
        />
      </Box>
      {t('brand')}
    </Link>
  );
}
