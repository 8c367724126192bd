import { addDays, type CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { membershipEnd } from '@atrium/rules/guests/membership';
import type { Types } from 'mongoose';
import type {
  Membership,
  MembershipType,
  MembershipUse,
} from '../../../modules/memberships/public';
import type { DemoPicture, PictureIds } from '../pictures/demo-pictures';
import type { Random } from '../random';
import type { SeededGuest } from './demo-guests';
import type { Texts } from './demo-service';

interface Scene {
  readonly random: Random;
  readonly today: CalendarDate;
  /** IANA. */
  readonly zone: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly now: Date;
  readonly guests: readonly SeededGuest[];
  readonly services: readonly { _id: Types.ObjectId }[];
  readonly pictureIds: PictureIds;
  /** Staff who record uses at the front desk. */
  readonly desk: { _id: Types.ObjectId; name: string };
}

type Unowned<T> = Omit<T, '_vendor'>;

interface DemoType extends Pick<MembershipType, 'price' | 'maxNumberOfUsages' | 'active'> {
  readonly picture: DemoPicture;
  readonly texts: { readonly en: Texts } & Readonly<Record<string, Texts>>;
  readonly validityMonths?: number;
  /** Positions of the covered services in the venue's list. */
  readonly covers: readonly number[];
}

const TYPES: readonly DemoType[] = [
  {
    picture: 'fjord/ten-card',
    texts: {
      en: ['Spa ten card', 'Ten visits to the spa within a year.'],
      no: ['Klippekort spa', 'Ti besøk i spaet i løpet av et år.'],
      sv: ['Klippkort spa', 'Tio besök i spaet inom ett år.'],
      de: ['Zehnerkarte Spa', 'Zehn Besuche im Spa innerhalb eines Jahres.'],
      fr: ['Carte dix entrées spa', 'Dix entrées au spa en un an.'],
      es: ['Bono de diez entradas al spa', 'Diez visitas al spa en un año.'],
      it: ['Carnet dieci ingressi spa', 'Dieci ingressi alla spa in un anno.'],
    },
    price: 390_000,
    maxNumberOfUsages: 10,
    validityMonths: 12,
    active: true,
    covers: [1],
  },
  {
    picture: 'fjord/house-friend',
    texts: {
      en: ['Friend of the house', 'Spa and breakfast as often as you like, month by month.'],
      no: ['Husets venn', 'Spa og frokost så ofte du vil, måned for måned.'],
      sv: ['Husets vän', 'Spa och frukost så ofta du vill, månad för månad.'],
      de: ['Freund des Hauses', 'Spa und Frühstück so oft Sie möchten, Monat für Monat.'],
      fr: ['Ami de la maison', 'Spa et petit-déjeuner à volonté, mois après mois.'],
      es: ['Amigo de la casa', 'Spa y desayuno cuando quiera, mes a mes.'],
      it: ['Amico della casa', 'Spa e colazione quando vuole, mese per mese.'],
    },
    price: 149_000,
    maxNumberOfUsages: 0,
    active: true,
    covers: [0, 1],
  },
  {
    picture: 'fjord/summer-card',
    texts: {
      en: ['Summer card', 'Five visits in three months. No longer sold.'],
      no: ['Sommerkort', 'Fem besøk på tre måneder. Selges ikke lenger.'],
      sv: ['Sommarkort', 'Fem besök på tre månader. Säljs inte längre.'],
      de: ['Sommerkarte', 'Fünf Besuche in drei Monaten. Wird nicht mehr verkauft.'],
      fr: ['Carte d’été', 'Cinq entrées en trois mois. N’est plus vendue.'],
      es: ['Tarjeta de verano', 'Cinco visitas en tres meses. Ya no se vende.'],
      it: ['Carta estate', 'Cinque ingressi in tre mesi. Non più in vendita.'],
    },
    price: 190_000,
    maxNumberOfUsages: 5,
    validityMonths: 3,
    active: false,
    covers: [1],
  },
];

export const membershipPictures = TYPES.map(({ picture }) => picture);

/** Guests with a membership, besides the one who signs in. */
const MEMBERS = 24;

/** A venue's membership types, the memberships sold, and their uses. */
export function demoMemberships(scene: Scene): {
  types: Unowned<MembershipType>[];
  memberships: Unowned<Membership>[];
  uses: Unowned<MembershipUse>[];
} {
  const { random, today, guests } = scene;
  const types = TYPES.map((type) => storedType(scene, type));
  const [card, friend, summer] = types;
  const [member, ...others] = guests;
  const memberships: Unowned<Membership>[] = [];
  const uses: Unowned<MembershipUse>[] = [];
  const sell = (
    guest: SeededGuest,
    type: Unowned<MembershipType>,
    daysAgo: number,
    usedDaysAgo: readonly number[],
    state: Partial<Membership> = {},
  ) => {
    const membership = soldMembership(scene, guest, type, addDays(today, -daysAgo));
    uses.push(...usedAtDesk(scene, membership, usedDaysAgo));
    const used = { numberOfUsages: usedDaysAgo.length, entries: usedDaysAgo.length };
    memberships.push({ ...membership, ...used, ...state });
  };
  if (member && card && friend && summer) {
    sell(member, card, 70, [61, 33, 12, 4]);
    sell(member, friend, 25, [20, 13, 6]);
    sell(member, summer, 400, [390, 380, 371, 360, 352]);
    for (const guest of others.slice(0, MEMBERS)) {
      const daysAgo = random.int(20, 300);
      const times = random.int(0, 9);
      const days = Array.from({ length: times }, () => random.int(1, daysAgo - 1));
      const state = random.chance(15)
        ? { pausedFrom: addDays(today, -random.int(1, 15)) }
        : random.chance(10)
          ? { endedOn: addDays(today, -random.int(1, 15)) }
          : {};
      sell(
        guest,
        random.chance(60) ? card : friend,
        daysAgo,
        days.sort((a, b) => b - a),
        state,
      );
    }
  }
  return { types, memberships, uses };
}

function storedType(
  { random, now, services, pictureIds }: Scene,
  { picture, texts, covers, ...type }: DemoType,
): Unowned<MembershipType> {
  const [name, description] = texts.en;
  const _picture = pictureIds(picture);
  return {
    _id: random.objectId(),
    name,
    description,
    languageList: Object.entries(texts).map(([languageType, [translated, about]]) => ({
      languageType,
      name: translated,
      description: about,
    })),
    ...type,
    ...(_picture ? { _picture } : {}),
    ...{ online: true, taxBasisPoints: 1_200 },
    services: covers.flatMap((place) => services[place]?._id ?? []),
    version: 0,
    createdAt: now,
    updatedAt: now,
  };
}

function soldMembership(
  { random, currency, now }: Scene,
  guest: SeededGuest,
  type: Unowned<MembershipType>,
  dateFrom: CalendarDate,
): Unowned<Membership> {
  const dateUntil = membershipEnd(dateFrom, {
    months: type.validityMonths ?? 0,
    days: type.validityDays ?? 0,
  });
  return {
    _id: random.objectId(),
    _customer: guest._id,
    _membershipType: type._id,
    dateFrom,
    ...(dateUntil ? { dateUntil } : {}),
    maxNumberOfUsages: type.maxNumberOfUsages,
    numberOfUsages: 0,
    entries: 0,
    price: type.price,
    currency,
    version: 0,
    createdAt: now,
    updatedAt: now,
  };
}

function usedAtDesk(
  { random, today, zone, desk }: Scene,
  { _id }: Pick<Membership, '_id'>,
  daysAgo: readonly number[],
): Unowned<MembershipUse>[] {
  return daysAgo.map((days, index) => ({
    _id: random.objectId(),
    _membership: _id,
    no: index + 1,
    at: new Date(toInstant(addDays(today, -days), random.int(600, 1200), zone)),
    actor: { kind: 'staff', id: desk._id.toHexString(), level: 1, name: desk.name },
    uses: 1,
    numberOfUsages: index + 1,
  }));
}
