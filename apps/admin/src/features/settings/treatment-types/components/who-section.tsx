import { useListTherapistsQuery, useListTreatmentRoomsQuery } from '@atrium/api-client/admin';
import { MAX_TOGETHER } from '@atrium/rules/spa/setup';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormSection } from '../../../../shared/forms/form-section';
import { upTo } from '../../../../shared/forms/up-to';
import { whyNoFreeTimes } from '../lib/no-free-times';
import type { TypeValues } from '../lib/type-values';
import { ResourceChips } from './resource-chips';

const reasonTexts = {
  nobody: 'settings:treatmentTypes.nobody',
  tooFew: 'settings:treatmentTypes.tooFew',
  nowhere: 'settings:treatmentTypes.nowhere',
  tooSmall: 'settings:treatmentTypes.tooSmall',
} as const;

/** Who gives it, in which rooms, and how many get it at once. */
export function WhoSection() {
  const { t } = useTranslation(['admin', 'settings']);
  const { control } = useFormContext<TypeValues>();
  const therapists = useListTherapistsQuery();
  const rooms = useListTreatmentRoomsQuery();
  const [chosenTherapists, chosenRooms, guests, therapistsNeeded] = useWatch({
    control,
    name: ['therapists', 'rooms', 'guests', 'therapistsNeeded'],
  });
  const reasons =
    therapists.data && rooms.data
      ? whyNoFreeTimes(
          { therapists: chosenTherapists, rooms: chosenRooms, guests, therapistsNeeded },
          { therapists: therapists.data.data, rooms: rooms.data.data },
        )
      : [];
  return (
    <FormSection title={t('settings:treatmentTypes.whoAndWhere')}>
      <FormSelect
        control={control}
        name="guests"
        label={t('auditLogs.words.spa.guests')}
        hint={t('settings:treatmentTypes.guestsHint')}
        options={upTo(MAX_TOGETHER)}
      />
      <FormSelect
        control={control}
        name="therapistsNeeded"
        label={t('auditLogs.words.spa.therapistsNeeded')}
        options={upTo(MAX_TOGETHER)}
      />
      <ResourceChips
        name="therapists"
        label={t('auditLogs.words.spa.therapists')}
        list={therapists}
        none={{
          text: t('settings:treatmentTypes.noTherapists'),
          action: t('settings:therapists.add'),
          to: paths.settingsTherapists,
        }}
      />
      <ResourceChips
        name="rooms"
        label={t('auditLogs.words.spa.rooms')}
        list={rooms}
        none={{
          text: t('settings:treatmentTypes.noRooms'),
          action: t('settings:treatmentRooms.add'),
          to: paths.settingsTreatmentRooms,
        }}
      />
      {reasons.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1, gridColumn: '1 / -1' }}>
          {reasons.map((reason) => (
            <Alert key={reason} severity="warning">
              {t(reasonTexts[reason], {
                needed: therapistsNeeded,
                count: Number(guests),
              })}
            </Alert>
          ))}
        </Box>
      )}
    </FormSection>
  );
}
