import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  onClick: () => void;
}

/** Looks like the field it opens, and says the keys that open it. */
export function SearchButton({ onClick }: Props) {
  const { t } = useTranslation('admin');
  return (
    <ButtonBase
      onClick={onClick}
      aria-label={t('palette.title')}
      aria-keyshortcuts="Control+K"
      sx={(theme) => ({
        flex: '1 1 auto',
        maxWidth: 460,
        minWidth: 44,
        height: 40,
        px: 1.5,
        gap: 1,
        justifyContent: 'flex-start',
        borderRadius: 1,
        border: '1px solid',
        borderColor: theme.vars.palette.divider,
        backgroundColor: 'background.paper',
        color: 'text.secondary',
        '&:hover': { borderColor: theme.vars.palette.text.secondary },
      })}
    >
      <SearchIcon fontSize="small" />
      <Typography variant="body2" noWrap sx={{ flex: 1, textAlign: 'left' }}>
        {t('palette.placeholder')}
      </Typography>
      <Box
        component="kbd"
        sx={(theme) => ({
          display: { xs: 'none', md: 'block' },
          px: 0.75,
          fontFamily: 'inherit',
          fontSize: '0.75rem',
          borderRadius: 0.5,
          border: '1px solid',
          borderColor: theme.vars.palette.divider,
        })}
      >
        Ctrl K
      </Box>
    </ButtonBase>
  );
}
