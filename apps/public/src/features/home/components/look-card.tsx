import type { BrandScheme } from '@atrium/ui/theme/resolve-branding';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  venue: string;
  activity: string;
  action: string;
  scheme: BrandScheme;
  /** Corner radius of the button, in pixels. */
  radius: number;
}

/** A venue's hub in small: a picture, so nothing in it can be pressed. */
export function LookCard({ venue, activity, action, scheme, radius }: Props) {
  const { background, text, primary, heading } = scheme;
  return (
    <Box
      sx={{
        p: 3,
        borderRadius: '20px',
        border: 1,
        borderColor: 'divider',
        color: text.primary,
        backgroundColor: background.default,
      }}
    >
      <Typography sx={{ fontFamily: 'h2.fontFamily', fontSize: '1.375rem', color: heading }}>
        {venue}
      </Typography>
      <Box sx={{ mt: 3, p: 2.5, borderRadius: '14px', backgroundColor: background.paper }}>
        <Typography sx={{ fontWeight: 600 }}>{activity}</Typography>
        <Typography sx={{ fontSize: '0.9375rem', color: text.secondary }}>19:00 – 20:30</Typography>
        <Box
          sx={{
            mt: 2.5,
            py: 1.25,
            textAlign: 'center',
            fontWeight: 600,
            fontSize: '0.9375rem',
            borderRadius: `${radius}px`,
            color: primary.contrastText,
            backgroundColor: primary.main,
          }}
        >
          {action}
        </Box>
      </Box>
    </Box>
  );
}
