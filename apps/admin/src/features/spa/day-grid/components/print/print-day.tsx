import PrintIcon from '@mui/icons-material/PrintRounded';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpaDay } from '../../lib/spa-day';
import { PrintedDay } from './printed-day';

interface Props {
  day: SpaDay;
}

/** The day on paper. */
export function PrintDay({ day }: Props) {
  const { t } = useTranslation('spa');
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <IconButton
        aria-label={t('day.print')}
        title={t('day.print')}
        onClick={() => setPrinting(true)}
        sx={{ width: 44, height: 44 }}
      >
        <PrintIcon />
      </IconButton>
      {isPrinting && <PrintedDay day={day} onPrinted={() => setPrinting(false)} />}
    </>
  );
}
