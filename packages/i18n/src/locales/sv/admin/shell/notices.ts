import type { Translation } from '../../../../translation';
import type { notices as en } from '../../../en/admin/shell/notices';

export const notices = {
  title: 'Misslyckades i bakgrunden',
  open_one: '{{count}} sak misslyckades',
  open_other: '{{count}} saker misslyckades',
  none: 'Inget har misslyckats.',
  dismiss: 'Avfärda',
  dismissAll: 'Avfärda alla',
  kinds: {
    messagesFailed_one: '{{count}} meddelande kunde inte levereras',
    messagesFailed_other: '{{count}} meddelanden kunde inte levereras',
    bookingsDiffer_one: 'Nattkontrollen hittade {{count}} skillnad mellan platser och bokningar',
    bookingsDiffer_other:
      'Nattkontrollen hittade {{count}} skillnader mellan platser och bokningar',
    paymentReturned_one: 'En betalning gick tillbaka eftersom platsen var borta',
    paymentReturned_other: '{{count}} betalningar gick tillbaka eftersom platserna var borta',
    webhookOff_one: 'En webhook stängdes av',
    webhookOff_other: '{{count}} webhooks stängdes av',
    privacyRequest_one: 'En gäst har frågat om sina uppgifter',
    privacyRequest_other: '{{count}} gäster har frågat om sina uppgifter',
    privacyDue_one: 'En begäran om uppgifter ska besvaras inom en vecka eller är sen',
    privacyDue_other: '{{count}} begäranden om uppgifter ska besvaras inom en vecka eller är sena',
    jobFailed_one: 'Ett bakgrundsjobb misslyckades',
    jobFailed_other: 'Ett bakgrundsjobb misslyckades {{count}} gånger',
  },
} satisfies Translation<'sv', typeof en>;
