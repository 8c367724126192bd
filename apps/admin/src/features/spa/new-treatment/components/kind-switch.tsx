import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

interface Props {
  isPause: boolean;
  onSwitch: () => void;
}

/** A guest's treatment, or time that no guest gets. */
export function KindSwitch({ isPause, onSwitch }: Props) {
  const { t } = useTranslation('treatments');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('kind.label')}
      value={isPause}
      onChange={(_event, wanted: boolean | null) => {
        if (wanted !== null && wanted !== isPause) onSwitch();
      }}
    >
      <ToggleButton value={false}>{t('kind.treatment')}</ToggleButton>
      <ToggleButton value={true}>{t('kind.pause')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
