import type { TherapistOutput, TreatmentTypeOutput } from '@atrium/api-client/admin';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';
import { type Wish, wishOf, wishValue } from '../lib/new-treatment';

interface Props {
  therapists: readonly TherapistOutput[];
  type: TreatmentTypeOutput | undefined;
  /** Id of the therapist in whose column it was asked for. */
  at: string | undefined;
  wish: Wish;
  onChange: (wish: Wish) => void;
}

/** Who is to give it: whoever fits best, the one of the column, or whom the guest asks for. */
export function WishField({ therapists, type, at, wish, onChange }: Props) {
  const { t } = useTranslation('treatments');
  const able = therapists.filter(({ _id, active }) => active && type?.therapists.includes(_id));
  const ofColumn = able.find(({ _id }) => _id === at);
  return (
    <SelectInput
      label={t('therapist')}
      value={wishValue(wish)}
      onChange={(event) => onChange(wishOf(event.target.value))}
    >
      <option value="">{t('wish.anybody')}</option>
      {ofColumn && <option value={`at:${ofColumn._id}`}>{ofColumn.name}</option>}
      <optgroup label={t('wish.label')}>
        <option value="woman">{t('wish.woman')}</option>
        <option value="man">{t('wish.man')}</option>
        {able.map(({ _id, name }) => (
          <option key={_id} value={`therapist:${_id}`}>
            {name}
          </option>
        ))}
      </optgroup>
    </SelectInput>
  );
}
