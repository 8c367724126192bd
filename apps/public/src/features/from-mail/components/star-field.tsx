import { ratings } from '@atrium/rules/guests/review-request';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import EmptyStarIcon from '@mui/icons-material/StarOutlineRounded';
import StarIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** 0: none yet. */
  value: number;
  onChange: (rating: number) => void;
}

/** One to five stars as radio buttons, for arrow keys and screen readers. */
export function StarField({ value, onChange }: Props) {
  const { t } = useTranslation('public');
  const name = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {t('rating.question')}
      </Typography>
      <Box sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 } }}>
        {ratings.map((rating) => (
          <Box
            key={rating}
            component="label"
            sx={(theme) => ({
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              width: 56,
              height: 56,
              borderRadius: 1,
              cursor: 'pointer',
              color:
                rating <= value
                  ? theme.vars.palette.primary.main
                  : theme.vars.palette.text.secondary,
              '&:hover': { backgroundColor: theme.vars.palette.action.hover },
              '&:has(:focus-visible)': {
                outline: `2px solid ${theme.vars.palette.primary.main}`,
                outlineOffset: 2,
              },
              '& svg': { fontSize: 44 },
            })}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              sx={{
                position: 'absolute',
                width: 56,
                height: 56,
                m: 0,
                opacity: 0,
                cursor: 'pointer',
              }}
            />
            {rating <= value ? <StarIcon aria-hidden /> : <EmptyStarIcon aria-hidden />}
            <VisuallyHidden>{t('rating.value', { count: rating })}</VisuallyHidden>
          </Box>
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          maxWidth: { xs: 296, sm: 312 },
          mt: 0.5,
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <span>{t('rating.poor')}</span>
        <span>{t('rating.excellent')}</span>
      </Box>
    </Box>
  );
}
