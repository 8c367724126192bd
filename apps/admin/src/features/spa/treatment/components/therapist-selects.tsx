import {
  type FreeTherapistOutput,
  type TreatmentOutput,
  type TreatmentTypeOutput,
  useListTherapistsQuery,
} from '@atrium/api-client/admin';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';

interface Props {
  treatment: TreatmentOutput;
  /** Undefined for a pause, which anybody can have. */
  type: TreatmentTypeOutput | undefined;
  /** Who is free at the chosen time; undefined until it is known. */
  free: readonly FreeTherapistOutput[] | undefined;
  /** Ids. */
  chosen: readonly string[];
  onChange: (therapists: string[]) => void;
}

/** One field for each who gives it, with those who are free at the chosen time. */
export function TherapistSelects({ treatment, type, free, chosen, onChange }: Props) {
  const { t } = useTranslation('treatments');
  const all = useListTherapistsQuery().data?.data ?? [];
  const nameOf = (id: string) =>
    all.find(({ _id }) => _id === id)?.name ??
    treatment.therapists.find(({ _therapist }) => _therapist._id === id)?._therapist.name ??
    '';
  const needed = Math.max(type?.therapistsNeeded ?? 1, chosen.length, 1);
  const choices = type
    ? (free ?? []).map(({ therapist, name, works }) => ({ id: therapist, name, works }))
    : all.filter(({ active }) => active).map(({ _id, name }) => ({ id: _id, name, works: true }));

  return Array.from({ length: needed }, (_, index) => {
    const id = chosen[index] ?? '';
    const isFree = !type || !free || id === '' || choices.some((one) => one.id === id);
    const set = (next: string) => {
      const others = Array.from({ length: needed }, (_one, place) => chosen[place] ?? '');
      onChange(others.map((one, place) => (place === index ? next : one)).filter(Boolean));
    };
    return (
      <SelectInput
        // the fields are told apart by nothing but their place
        key={`place-${index + 1}`}
        label={needed > 1 ? t('therapistOf', { number: index + 1 }) : t('therapist')}
        value={id}
        error={!isFree}
        helperText={isFree ? undefined : t('notFree', { name: nameOf(id) })}
        onChange={(event) => set(event.target.value)}
      >
        {(id === '' || !type) && <option value="">{t('nobody')}</option>}
        {id !== '' && !choices.some((one) => one.id === id) && (
          <option value={id}>{nameOf(id)}</option>
        )}
        {choices
          .filter((one) => one.id === id || !chosen.includes(one.id))
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.works ? one.name : t('outside.notWorking', { name: one.name })}
            </option>
          ))}
      </SelectInput>
    );
  });
}
