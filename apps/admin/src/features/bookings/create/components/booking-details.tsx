import type { ServiceOutput } from '@atrium/api-client/admin';
import { ParticipantSelector } from '@atrium/ui/components/fields/participant-selector';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { AddonFields } from '../../../../shared/bookings/addon-fields';
import { shownAgeBands } from '../../../../shared/bookings/shown-age-bands';
import { ServiceTableWish } from '../../../../shared/bookings/tables/service-table-wish';
import { useSegments } from '../../../../shared/named/use-segments';
import type { BookingDraft } from '../lib/draft';

interface Props {
  service: ServiceOutput;
  draft: BookingDraft;
  onChange: (draft: BookingDraft) => void;
  /** Places left at the chosen time, or all of its places for the waiting list; ignored for overrides. */
  available: number;
  unlimited: boolean;
  /** Availability is overridden: the reason is asked for. */
  override: boolean;
}

/** How many, with which addons, and what should be known. */
export function BookingDetails(props: Props) {
  const { service, draft, onChange, available, unlimited, override } = props;
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { currency } = useMe().vendor;
  const segments = useSegments().data?.data ?? [];
  const change = (part: Partial<BookingDraft>) => onChange({ ...draft, ...part });
  const { adults, children } = draft.selection;

  const text = (field: 'comment' | 'internalComment' | 'roomNumber' | 'reason', label: string) => (
    <TextInput
      label={label}
      value={draft[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      multiline={field !== 'roomNumber'}
      required={field === 'reason'}
      slotProps={{
        htmlInput: { maxLength: field === 'roomNumber' ? 20 : field === 'reason' ? 500 : 1000 },
      }}
    />
  );

  return (
    <Stack spacing={2}>
      <ParticipantSelector
        value={draft.selection}
        onChange={(selection) => change({ selection })}
        available={available}
        waitingList={unlimited}
        exclusive={service.exclusiveBooking}
        allowChildren={service.allowBookingForChildren}
        ageBands={shownAgeBands(service, language)}
        currency={currency}
        agesOptional
      />
      <ServiceTableWish service={service} wish={draft.wish} onChange={(wish) => change({ wish })} />
      {service.addons.length > 0 && (
        <AddonFields
          addons={service.addons}
          quantities={draft.addons}
          limit={Math.max(1, adults + children)}
          onChange={(addons) => change({ addons })}
        />
      )}
      {override && text('reason', t('newBooking.overrideReason'))}
      {text('comment', t('newBooking.comment'))}
      {text('internalComment', t('booking.internalComment'))}
      <Stack direction="row" spacing={1.5}>
        {text('roomNumber', t('booking.roomNumber'))}
        {segments.length > 0 && (
          <SelectInput
            label={t('booking.segment')}
            value={draft.segment}
            onChange={(event) => change({ segment: event.target.value })}
          >
            <option value="" />
            {segments.map(({ _id, type }) => (
              <option key={_id} value={_id}>
                {type}
              </option>
            ))}
          </SelectInput>
        )}
      </Stack>
    </Stack>
  );
}
