import {
  addDays,
  type CalendarDate,
  dayOfWeek,
  daysBetween,
  eachDay,
} from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { freeStarts } from '@atrium/rules/spa/times/free-starts';
import { chooseRoom } from '@atrium/rules/spa/times/room-choice';
import { chooseTherapists } from '@atrium/rules/spa/times/therapist-choice';
import {
  planAt,
  type TreatmentPlan,
  treatmentPlan,
} from '@atrium/rules/spa/treatments/treatment-plan';
import type { TreatmentStatus } from '@atrium/rules/spa/treatments/treatment-status';
import type { Types } from 'mongoose';
import { objectId } from '../../../common/database/object-id';
import { type Occupation, occupationsOf, piecesOf } from '../../../modules/capacity/public';
import { claimOfTreatment, type Treatment } from '../../../modules/spa/public';
import type { Random } from '../random';
import type { SeededGuest } from './demo-guests';
import type { DemoPause, StoredSpa } from './demo-spa';
import { spaDay, type Taken, take } from './demo-spa-day';

type StoredType = StoredSpa['types'][number];
export type DemoTreatment = Omit<Treatment, '_vendor'>;

/** Days around today that have treatments. */
const DAYS_BACK = 28;
const DAYS_AHEAD = 28;
/** Treatments that guests ask for on a day that everybody wants. */
const ASKED = 20;
/** Guests who come again and again. */
const REGULARS = 60;
const SATURDAY = 6;
/** Minutes between two treatments of a guest. */
const LONGEST_WAIT = 30;

export interface SpaScene {
  readonly random: Random;
  readonly today: CalendarDate;
  readonly zone: string;
  readonly currency: string;
  readonly now: Date;
  /** The one who signs in comes first. */
  readonly guests: readonly SeededGuest[];
  readonly segments: readonly Types.ObjectId[];
  /** Minutes between two starts. */
  readonly spacing: number;
  readonly pauses: readonly DemoPause[];
}

/** The treatments of the weeks around today, where therapists and rooms are free for them. */
export function demoTreatments(spa: StoredSpa, scene: SpaScene): DemoTreatment[] {
  return eachDay(addDays(scene.today, -DAYS_BACK), addDays(scene.today, DAYS_AHEAD)).flatMap(
    (date) => treatmentsOf(date, spa, scene),
  );
}

/** Therapists, those with the most to do today first: staff who sign in have a day to look at. */
export function busiestToday(
  treatments: readonly DemoTreatment[],
  today: CalendarDate,
  { therapists }: StoredSpa,
): Types.ObjectId[] {
  const given = treatments
    .filter(({ date, status }) => date === today && status !== 'pause')
    .flatMap((treatment) => treatment.therapists.map(({ _therapist }) => _therapist));
  const count = (id: Types.ObjectId) => given.filter((one) => one.equals(id)).length;
  return therapists.map(({ _id }) => _id).toSorted((a, b) => count(b) - count(a));
}

/** Who has which therapist and which room, as the treatments say. */
export function treatmentOccupations(
  treatments: readonly DemoTreatment[],
): Omit<Occupation, '_vendor'>[] {
  const days = new Map<string, Omit<Occupation, '_vendor'>>();
  const pieces = treatments.flatMap((one) =>
    occupationsOf(claimOfTreatment(one)).flatMap(piecesOf),
  );
  for (const { id, ...piece } of pieces) {
    const date = id.slice(id.indexOf('|') + 1);
    const { occ, v } = days.get(id) ?? { occ: [], v: 0 };
    days.set(id, { _id: id, date, occ: [...occ, piece], v: v + 1 });
  }
  return [...days.values()];
}

function treatmentsOf(date: CalendarDate, spa: StoredSpa, scene: SpaScene): DemoTreatment[] {
  const { random, today } = scene;
  const ahead = daysBetween(today, date);
  const taken: Taken = new Map();
  const made = scene.pauses
    .filter(({ day }) => day === ahead)
    .map((pause) => pauseOf(pause, date, spa, scene));
  for (const { therapists, _room, timeindexStart, timeindexEnd } of made) {
    const span = { from: timeindexStart, until: timeindexEnd };
    for (const { _therapist } of therapists) take(taken, _therapist, [span]);
    if (_room) take(taken, _room, [span]);
  }
  const demand = ahead <= 0 ? random.int(65, 90) : Math.max(10, 75 - ahead * 3);
  const couples = ahead === 0 || dayOfWeek(date) === SATURDAY ? 2 : 0;
  const asked = Math.round((ASKED * demand) / 100);
  for (let index = 0; index < asked; index += 1) {
    const together = spa.types.filter(({ guests }) => guests > 1);
    const isSure = index < couples;
    const type = random.pick(isSure ? together : spa.types);
    const guest =
      index === couples && (ahead === 9 || ahead === -12) ? scene.guests[0] : guestOf(made, scene);
    const booked = bookedOf({ date, type, guest, mayWish: !isSure }, spa, taken, scene);
    if (booked) made.push(booked);
  }
  keepTogether(made, random);
  const locked = made.findLast(({ status }) => status === 'confirmed' || status === 'pre-paid');
  if (locked && (ahead === 0 || ahead === 1)) locked.treatmentLock = true;
  return made;
}

/** Somebody stays for another treatment after their first. */
function keepTogether(made: readonly DemoTreatment[], random: Random): void {
  const alone = made.filter(({ _customer, guests }) => _customer && guests === 1);
  for (const first of alone) {
    const next = alone.find(({ timeindexStart: start, status }) => {
      const wait = start - first.timeindexEnd;
      return 0 <= wait && wait <= LONGEST_WAIT && status === first.status;
    });
    if (!next || !first._customer) continue;
    next._customer = first._customer;
    first._journey = random.objectId();
    next._journey = first._journey;
    return;
  }
}

interface Asked {
  readonly date: CalendarDate;
  readonly type: StoredType;
  readonly guest: SeededGuest | undefined;
  readonly mayWish: boolean;
}

/** Nothing if no time of the day is free for it. */
function bookedOf(
  { date, type, guest, mayWish }: Asked,
  spa: StoredSpa,
  taken: Taken,
  scene: SpaScene,
): DemoTreatment | undefined {
  const { random, spacing, segments, currency } = scene;
  const length = random.pick(type.lengths);
  const plan = treatmentPlan({ ...type, phases: length.phases });
  const wish = mayWish && random.chance(15) ? wishOf(type, spa, random) : undefined;
  const day = spaDay(date, type, spa, taken);
  const { guests, therapistsNeeded, cancelInformation } = type;
  const asked = {
    ...{ plan, guests, therapistsNeeded },
    wish: wish && { ...wish, _therapist: wish._therapist?.toHexString() ?? null },
  };
  const starts = freeStarts(asked, day, spacing);
  if (starts.length === 0) return undefined;
  const start = random.pick(starts);
  const therapists = chooseTherapists(asked, start, day.therapists, spacing)?.map(objectId);
  const room = chooseRoom(asked, start, day.rooms, spacing);
  if (!therapists || !room) return undefined;
  const held = planAt(plan, start);
  for (const therapist of therapists) take(taken, therapist, held.therapist);
  take(taken, objectId(room), [held.room]);
  const createdAt = bookedAt(date, start, scene);
  return {
    _id: random.objectId(),
    date,
    ...{ timeindexStart: start, ...endsOf(plan, start) },
    status: statusOf(date, start, start + plan.end, scene),
    ...(guest ? { _customer: guest._id } : {}),
    ...{ _treatmentType: type._id, _length: length._id },
    therapists: therapists.map((_therapist) => ({ _therapist })),
    _room: objectId(room),
    held: { therapist: [...plan.therapist], room: plan.room },
    _segment: random.pick(segments),
    treatmentLock: false,
    comment: random.chance(15) ? random.pick(comments) : '',
    internalComment: random.chance(8) ? 'Called to ask about parking.' : '',
    onlineBooking: guest !== undefined && random.chance(45),
    guests,
    ...(wish ? { wish } : {}),
    terms: { price: priceOf(type, length.price, wish, spa), currency, cancelInformation },
    ...{ version: 0, createdAt, updatedAt: createdAt },
  };
}

const endsOf = ({ end, endAndReset }: TreatmentPlan, start: number) => ({
  timeindexEnd: start + end,
  timeindexEndAndReset: start + endAndReset,
});

function pauseOf(
  { therapists, room, from, minutes, comment }: DemoPause,
  date: CalendarDate,
  spa: StoredSpa,
  { random, segments, now }: SpaScene,
): DemoTreatment {
  const whole = { from: 0, until: minutes };
  const _room = room === undefined ? undefined : spa.rooms[room]?._id;
  return {
    _id: random.objectId(),
    ...{ date, timeindexStart: from },
    ...{ timeindexEnd: from + minutes, timeindexEndAndReset: from + minutes },
    status: 'pause',
    therapists: therapists.flatMap((place) => {
      const _therapist = spa.therapists[place]?._id;
      return _therapist ? { _therapist } : [];
    }),
    ...(_room ? { _room } : {}),
    held: { therapist: [whole], room: whole },
    _segment: random.pick(segments),
    ...{ treatmentLock: false, comment: '', internalComment: comment, onlineBooking: false },
    ...{ guests: 0, version: 0, createdAt: now, updatedAt: now },
  };
}

/** Half of them come again and again, nobody twice on a day; a few did not say who they are. */
function guestOf(
  sameDay: readonly DemoTreatment[],
  { random, guests: [, ...others] }: SpaScene,
): SeededGuest | undefined {
  if (random.chance(4)) return undefined;
  const guest = random.pick(random.chance(50) ? others.slice(0, REGULARS) : others);
  const isHere = sameDay.some(({ _customer }) => _customer?.equals(guest._id));
  return isHere ? undefined : guest;
}

function wishOf({ therapists }: StoredType, spa: StoredSpa, random: Random) {
  const gender = random.pick(['woman', 'man'] as const);
  const able = spa.therapists.filter(({ _id }) => therapists.some((id) => id.equals(_id)));
  return random.chance(50) ? { gender } : { _therapist: random.pick(able)._id };
}

/** A level costs more only if the guest asked for who has it. */
function priceOf(
  { levelPrices }: StoredType,
  price: number,
  wish: { _therapist?: Types.ObjectId } | undefined,
  { therapists }: StoredSpa,
): number {
  const wished = therapists.find(({ _id }) => wish?._therapist?.equals(_id));
  return price + (levelPrices.find(({ level }) => level === wished?.level)?.surcharge ?? 0);
}

function statusOf(
  date: CalendarDate,
  start: number,
  end: number,
  { random, now, zone }: SpaScene,
): TreatmentStatus {
  if (toInstant(date, start, zone) > now.getTime()) {
    return random.pick(['confirmed', 'confirmed', 'confirmed', 'pre-paid', 'tentative']);
  }
  if (random.chance(5)) return 'no-show';
  return toInstant(date, end, zone) > now.getTime() ? 'confirmed' : 'paid';
}

/** Up to four weeks before, and not in the future. */
function bookedAt(date: CalendarDate, start: number, { random, now, zone }: SpaScene): Date {
  const latest = Math.min(toInstant(date, start, zone), now.getTime());
  return new Date(latest - random.int(1, 28 * 24) * 3_600_000);
}

const comments = [
  'Light pressure, please.',
  'Shoulders and neck most of all.',
  'It is our wedding anniversary.',
  'Gerne ohne Duftöl.',
  'Jeg kommer rett fra badstuen.',
];
