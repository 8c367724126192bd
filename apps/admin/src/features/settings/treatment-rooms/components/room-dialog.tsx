import {
  type TreatmentRoomOutput,
  useCreateTreatmentRoomMutation,
  useUpdateTreatmentRoomMutation,
} from '@atrium/api-client/admin';
import { MAX_TOGETHER } from '@atrium/rules/spa/setup';
import { useTranslation } from 'react-i18next';
import { StaleNotice } from '../../../../shared/editing/stale-notice';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormSwitch } from '../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { upTo } from '../../../../shared/forms/up-to';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { type RoomValues, roomProblems, toRoomInput, toRoomValues } from '../lib/room-values';

interface Props {
  /** Absent for a new one. */
  room: TreatmentRoomOutput | undefined;
  /** Of a new one, in lists. */
  sortOrder: number;
  onClose: () => void;
}

const fieldLabels = {
  kind: 'admin:auditLogs.words.spa.kind',
  places: 'admin:auditLogs.words.spa.places',
  equipment: 'admin:auditLogs.words.spa.equipment',
  active: 'admin:auditLogs.words.spa.inUse',
} as const;

const isLabelled = (field: string): field is keyof typeof fieldLabels => field in fieldLabels;

/** What a treatment room is, holds and has. */
export function RoomDialog({ room, sortOrder, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const [create] = useCreateTreatmentRoomMutation();
  const [update] = useUpdateTreatmentRoomMutation();
  const resolver = useProblemsResolver<RoomValues>(roomProblems);
  const { form, submit, isDirty, isSaving, stale } = useVersionedForm<
    TreatmentRoomOutput,
    RoomValues
  >({
    latest: room,
    toValues: toRoomValues,
    resolver,
    save: async (values, base) => {
      const input = toRoomInput(values);
      const { data } = base
        ? await update({
            id: base._id,
            treatmentRoomChange: { ...input, version: base.version },
          }).unwrap()
        : await create({ treatmentRoomInput: { ...input, sortOrder } }).unwrap();
      return data;
    },
    onSaved: onClose,
  });
  const { control } = form;

  return (
    <FormDialog
      title={room?.name ?? t('settings:treatmentRooms.add')}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      notice={
        stale && (
          <StaleNotice
            stale={stale}
            nameOf={(field) => (isLabelled(field) ? t(fieldLabels[field]) : undefined)}
          />
        )
      }
    >
      <FormText
        autoFocus
        control={control}
        name="name"
        label={t('fields.name', { ns: 'common' })}
        maxLength={100}
      />
      <FormSelect
        control={control}
        name="places"
        label={t(fieldLabels.places)}
        options={upTo(MAX_TOGETHER)}
      />
      <FormText
        control={control}
        name="kind"
        label={t(fieldLabels.kind)}
        hint={t('settings:treatmentRooms.kindHint')}
        maxLength={60}
      />
      <FormText
        control={control}
        name="equipment"
        label={t(fieldLabels.equipment)}
        hint={t('settings:treatmentRooms.equipmentHint')}
      />
      <FormSwitch
        control={control}
        name="active"
        label={t(fieldLabels.active)}
        hint={t('settings:treatmentRooms.activeHint')}
      />
    </FormDialog>
  );
}
