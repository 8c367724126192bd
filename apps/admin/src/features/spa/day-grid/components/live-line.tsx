import type { TreatmentOutput } from '@atrium/api-client/admin';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveStatus } from '../../../../shared/live/live-status';
import { useHands } from '../../../../shared/live/use-hands';
import { useTreatmentName } from '../../../../shared/treatments/use-treatment-name';

const did = { 'treatment.created': 'live.created', 'treatment.updated': 'live.updated' } as const;

const isKnown = (event: string): event is keyof typeof did => event in did;

interface Props {
  /** Of the day. */
  treatments: readonly TreatmentOutput[];
}

/** Whether the day is live, and what a colleague has just done. */
export const LiveLine = memo(function LiveLine({ treatments }: Props) {
  const { t } = useTranslation('spa');
  const nameOf = useTreatmentName();
  const said = useHands('treatment').flatMap(({ event, entityId, by: { name: who } }) => {
    if (event === 'treatment.deleted') return t('live.deleted', { who });
    const treatment = treatments.find(({ _id }) => _id === entityId);
    // of another day, or not fetched yet
    if (!treatment || !isKnown(event)) return [];
    return t(did[event], { who, name: nameOf(treatment) });
  });
  return <LiveStatus news={said.at(-1)} on={t('live.on')} off={t('live.off')} />;
});
