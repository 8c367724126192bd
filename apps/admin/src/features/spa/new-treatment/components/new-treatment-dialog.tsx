import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../hooks/use-new-treatment';
import { JourneyForm } from './journey/journey-form';
import type { NewKind } from './kind-switch';
import { PauseDialog } from './pause-dialog';
import { SetupDialog } from './setup-dialog';
import { TreatmentForm } from './treatment-form';

const areas = ['treatments'] as const;

interface Props extends Place {
  open: boolean;
  onClose: () => void;
}

/**
 * A new treatment from a free cell, or from a key: for a guest on the phone, so that the guest comes first, the
 * next free start is chosen already, and Ctrl+Enter books from anywhere.
 */
export function NewTreatmentDialog({ open, ...props }: Props) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <AreaTexts areas={areas}>
        <NewOfKind {...props} />
      </AreaTexts>
    </Suspense>
  );
}

function NewOfKind({ onClose, ...place }: Omit<Props, 'open'>) {
  const { t } = useTranslation('treatments');
  const [kind, setKind] = useState<NewKind>('treatment');
  const form = { place, onClose, onSwitch: setKind };
  if (kind === 'pause') return <PauseDialog {...place} onClose={onClose} onSwitch={setKind} />;
  const isJourney = kind === 'journey';
  return (
    <SetupDialog title={t(isJourney ? 'journey.new' : 'new')} onClose={onClose}>
      {(setup) =>
        isJourney ? <JourneyForm {...setup} {...form} /> : <TreatmentForm {...setup} {...form} />
      }
    </SetupDialog>
  );
}
