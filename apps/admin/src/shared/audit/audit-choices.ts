import type { SignInRefusal, SignInWay } from '@atrium/rules/access/sign-in-way';
import { jobKinds } from '@atrium/rules/venue/job-kinds';
import { findKind } from '../settings/message-kinds';

const choices = {
  status: {
    expected: 'admin:stays.statuses.expected',
    'in house': 'admin:stays.statuses.inHouse',
    departed: 'admin:stays.statuses.departed',
    cancelled: 'admin:stays.statuses.cancelled',
    'no-show': 'admin:stays.statuses.noShow',
    tentative: 'admin:auditLogs.words.spa.tentative',
    pause: 'admin:auditLogs.words.spa.pause',
    confirmed: 'admin:auditLogs.words.spa.confirmed',
    'pre-paid': 'admin:auditLogs.words.spa.prePaid',
    paid: 'admin:auditLogs.words.spa.paid',
  },
  state: {
    waiting: 'admin:auditLogs.words.door.waiting',
    told: 'admin:auditLogs.words.door.told',
    seated: 'admin:auditLogs.words.door.seated',
    left: 'admin:auditLogs.words.door.left',
  },
  siteState: {
    draft: 'settings:sitePages.states.draft',
    public: 'settings:sitePages.states.public',
    withdrawn: 'settings:sitePages.states.withdrawn',
  },
  gender: {
    woman: 'admin:guest.fields.female',
    man: 'admin:guest.fields.male',
    unspecified: 'admin:auditLogs.words.spa.unspecified',
  },
  prepayment: {
    none: 'settings:services.prepayment.none',
    optional: 'settings:services.prepayment.optional',
    required: 'settings:services.prepayment.required',
  },
  tables: {
    none: 'settings:services.seating.none',
    atBooking: 'settings:services.seating.atBooking',
  },
  way: {
    password: 'common:fields.password',
    trustedNetwork: 'settings:signInLog.ways.trustedNetwork',
    authenticator: 'settings:signInLog.ways.authenticator',
    passkey: 'settings:signInLog.ways.passkey',
    recoveryCode: 'settings:signInLog.ways.recoveryCode',
  } as const satisfies Record<SignInWay, string>,
  why: {
    password: 'settings:signInLog.refusals.password',
    code: 'settings:signInLog.refusals.code',
    passkey: 'settings:signInLog.refusals.passkey',
    inactive: 'settings:signInLog.refusals.inactive',
    network: 'settings:signInLog.refusals.network',
  } as const satisfies Record<SignInRefusal, string>,
  waitingListPromotion: {
    auto: 'settings:vendor.promotion.auto',
    manual: 'settings:vendor.promotion.manual',
  },
} as const;

type Keys<Tree> = Tree extends string ? Tree : { [Key in keyof Tree]: Keys<Tree[Key]> }[keyof Tree];
type ChoiceKey = Keys<typeof choices>;

/** Key of the name of a choice of a form; undefined for what is none. */
export function choiceKey(field: string, value: string): ChoiceKey | undefined {
  const all: Record<string, Record<string, ChoiceKey>> = choices;
  return all[field]?.[value];
}

/** Key of the name of a kind of message template or of background work. */
export function kindKey(entity: string, kind: string) {
  if (entity === 'messageTemplate') return findKind(kind)?.label;
  const job = jobKinds.find((known) => known === kind);
  return job && (`settings:jobs.kinds.${job}` as const);
}
