import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';

export type NewKind = 'treatment' | 'journey' | 'pause';

interface Props {
  kind: NewKind;
  onSwitch: (kind: NewKind) => void;
}

/** A guest's treatment, several in a row, or time that no guest gets. */
export function KindSwitch({ kind, onSwitch }: Props) {
  const { t } = useTranslation('treatments');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('kind.label')}
      value={kind}
      onChange={(_event, wanted: NewKind | null) => {
        if (wanted && wanted !== kind) onSwitch(wanted);
      }}
    >
      <ToggleButton value="treatment">{t('kind.treatment')}</ToggleButton>
      <ToggleButton value="journey">{t('journey.kind')}</ToggleButton>
      <ToggleButton value="pause">{t('kind.pause')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
