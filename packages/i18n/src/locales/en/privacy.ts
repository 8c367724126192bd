import { requests } from './privacy/requests';

/** Whom the venue no longer needs. */
export const privacy = {
  requests,
  title: 'Privacy',
  intro: 'Guests’ requests about their data, and how long it is kept',
  failed: 'The guests could not be loaded.',
  next: {
    title: 'Tonight',
    intro:
      'Guests with no booking or stay since {{since}}, and none to come, are anonymised tonight. Eternal guests are kept; all figures stay.',
    none: 'Nobody is anonymised tonight',
    noneHint: 'Every guest has visited since {{since}}, has something booked, or is Eternal.',
    off: 'All guests are kept',
    offHint: 'Set after how many months without a visit a guest is anonymised.',
    settings: 'Venue settings',
    guest: 'Guest',
    created: 'Guest since',
    why: 'Why',
    reason: 'Nothing booked since {{since}}',
    unnamed: 'No name',
  },
  dryRun: {
    title: 'Dry run',
    hint: 'Counts who would be anonymised now, and changes nothing.',
    months: 'Months without a visit',
    run: 'Count',
    running: 'Counting…',
    failed: 'The dry run could not be started.',
  },
  runs: {
    title: 'Past runs',
    failed: 'The past runs could not be loaded.',
    none: 'Nothing has run yet',
    noneHint: 'Every night and every dry run is listed here, without naming guests.',
    at: 'When',
    what: 'What',
    night: 'Night',
    dry: 'Dry run by {{name}}',
    dryUnnamed: 'Dry run',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    anonymised: 'Anonymised',
    active: 'Kept: visit or booking',
    refused: 'Kept: payment open or just booked',
    eternal: 'Eternal',
  },
} as const;
