import { type Audience, audiences } from '@atrium/help/audiences';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

interface Props {
  titles: Record<Audience, string>;
  value: Audience;
  onChange: (audience: Audience) => void;
}

export function AudienceSwitch({ titles, value, onChange }: Props) {
  const { t } = useTranslation('public');
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={t('help.audience')}
      onChange={(_, next: Audience | null) => next && onChange(next)}
    >
      {audiences.map((one) => (
        <ToggleButton key={one} value={one}>
          {titles[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
