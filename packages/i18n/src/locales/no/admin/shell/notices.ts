import type { Translation } from '../../../../translation';
import type { notices as en } from '../../../en/admin/shell/notices';

export const notices = {
  title: 'Mislyktes i bakgrunnen',
  open_one: '{{count}} ting mislyktes',
  open_other: '{{count}} ting mislyktes',
  none: 'Ingenting har mislyktes.',
  dismiss: 'Avvis',
  dismissAll: 'Avvis alle',
  kinds: {
    messagesFailed_one: '{{count}} melding kunne ikke leveres',
    messagesFailed_other: '{{count}} meldinger kunne ikke leveres',
    bookingsDiffer_one: 'Nattkontrollen fant {{count}} avvik mellom plasser og reservasjoner',
    bookingsDiffer_other: 'Nattkontrollen fant {{count}} avvik mellom plasser og reservasjoner',
    paymentReturned_one: 'En betaling ble sendt tilbake fordi plassen var borte',
    paymentReturned_other: '{{count}} betalinger ble sendt tilbake fordi plassene var borte',
    webhookOff_one: 'En webhook ble slått av',
    webhookOff_other: '{{count}} webhooker ble slått av',
    privacyRequest_one: 'En gjest har en henvendelse om personopplysninger',
    privacyRequest_other: '{{count}} gjester har henvendelser om personopplysninger',
    privacyDue_one: 'En personvernhenvendelse må besvares innen en uke eller er forsinket',
    privacyDue_other:
      '{{count}} personvernhenvendelser må besvares innen en uke eller er forsinket',
    jobFailed_one: 'En bakgrunnsjobb mislyktes',
    jobFailed_other: 'En bakgrunnsjobb mislyktes {{count}} ganger',
  },
} satisfies Translation<'no', typeof en>;
