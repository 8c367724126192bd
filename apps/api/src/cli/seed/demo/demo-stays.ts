import { addDays, type CalendarDate } from '@atrium/rules/calendar/calendar-date';
import type { Types } from 'mongoose';
import type { Package } from '../../../modules/packages/public';
import type { Stay } from '../../../modules/stays/public';
import type { DemoPicture, PictureIds } from '../pictures/demo-pictures';
import type { Random } from '../random';
import type { SeededGuest } from './demo-guests';
import type { Texts } from './demo-service';

interface Scene {
  readonly random: Random;
  readonly today: CalendarDate;
  readonly now: Date;
  readonly services: readonly { _id: Types.ObjectId; name: string }[];
  readonly pictureIds: PictureIds;
}

type Unowned<T> = Omit<T, '_vendor'>;

/** What is sold and what was made of it. */
export interface DemoStays {
  readonly packages: readonly Unowned<Package>[];
  readonly stays: readonly Unowned<Stay>[];
}

interface DemoPackage extends Pick<Package, 'nights' | 'price' | 'active'> {
  readonly picture: DemoPicture;
  readonly texts: { readonly en: Texts } & Readonly<Record<string, Texts>>;
  /** Position of the service in the venue's list, and its day. */
  readonly services: readonly (readonly [place: number, dayNumber: number])[];
}

const PACKAGES: readonly DemoPackage[] = [
  {
    texts: {
      en: ['Fjord weekend', 'Two nights with breakfast, an evening in the spa and a massage.'],
      no: ['Fjordhelg', 'To netter med frokost, en kveld i spaet og en massasje.'],
      sv: ['Fjordhelg', 'Två nätter med frukost, en kväll i spaet och en massage.'],
      de: ['Fjordwochenende', 'Zwei Nächte mit Frühstück, einem Abend im Spa und einer Massage.'],
      fr: ['Week-end au fjord', 'Deux nuits avec petit-déjeuner, une soirée au spa et un massage.'],
      es: [
        'Fin de semana en el fiordo',
        'Dos noches con desayuno, una tarde en el spa y un masaje.',
      ],
      it: [
        'Fine settimana sul fiordo',
        'Due notti con colazione, una serata alla spa e un massaggio.',
      ],
    },
    picture: 'fjord/weekend',
    nights: 2,
    price: 429_000,
    active: true,
    services: [
      [1, 1],
      [0, 2],
      [0, 3],
    ],
  },
  {
    texts: {
      en: [
        'Five quiet days',
        'Four nights, breakfast every morning, the spa twice, a massage and a scrub.',
      ],
      no: [
        'Fem rolige dager',
        'Fire netter, frokost hver morgen, spa to ganger, en massasje og en skrubb.',
      ],
      sv: [
        'Fem lugna dagar',
        'Fyra nätter, frukost varje morgon, spa två gånger, en massage och en skrubb.',
      ],
      de: [
        'Fünf ruhige Tage',
        'Vier Nächte, jeden Morgen Frühstück, zweimal Spa, eine Massage und ein Peeling.',
      ],
      fr: [
        'Cinq jours au calme',
        'Quatre nuits, petit-déjeuner chaque matin, deux fois le spa, un massage et un gommage.',
      ],
      es: [
        'Cinco días de calma',
        'Cuatro noches, desayuno cada mañana, dos veces el spa, un masaje y una exfoliación.',
      ],
      it: [
        'Cinque giorni di quiete',
        'Quattro notti, colazione ogni mattina, due volte la spa, un massaggio e uno scrub.',
      ],
    },
    picture: 'fjord/quiet-days',
    nights: 4,
    price: 799_000,
    active: true,
    services: [
      [1, 2],
      [1, 4],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
    ],
  },
];

export const packagePictures = PACKAGES.map(({ picture }) => picture);

const BASKET = {
  en: 'Welcome basket',
  no: 'Velkomstkurv',
  sv: 'Välkomstkorg',
  de: 'Willkommenskorb',
  fr: 'Corbeille de bienvenue',
  es: 'Cesta de bienvenida',
  it: 'Cesto di benvenuto',
};

const STAYS = 25;

/** The venue's packages. */
export function demoPackages({ random, now, services, pictureIds }: Scene): Unowned<Package>[] {
  return PACKAGES.map(({ texts, picture, services: included, ...sold }) => ({
    _id: random.objectId(),
    name: texts.en[0],
    description: texts.en[1],
    languageList: Object.entries(texts).map(([languageType, [name, description]]) => ({
      languageType,
      name,
      description,
    })),
    ...sold,
    ...shownBy(pictureIds(picture)),
    services: included.flatMap(([place, dayNumber]) => {
      const service = services[place];
      return service ? [{ _id: random.objectId(), _service: service._id, dayNumber }] : [];
    }),
    addons: [
      {
        _id: random.objectId(),
        name: BASKET.en,
        languageList: Object.entries(BASKET).map(([languageType, name]) => ({
          languageType,
          name,
        })),
        quantity: 1,
      },
    ],
    ...{ online: true, perDay: 6 },
    version: 0,
    createdAt: now,
    updatedAt: now,
  }));
}

/** Stays around today; the guest who signs in arrives in two days, on the first package. */
export function demoStays(
  scene: Scene,
  guests: readonly SeededGuest[],
  packages: readonly Unowned<Package>[],
): Unowned<Stay>[] {
  const { random, today, now, services } = scene;
  return guests.slice(0, STAYS).map((guest, index) => {
    const arrivaldate = addDays(today, index === 0 ? 2 : random.int(-20, 20));
    const departuredate = addDays(arrivaldate, random.int(2, 5));
    const adults = random.int(1, 2);
    const children = random.int(0, 2);
    const sold = index % 3 === 0 ? packages[0] : undefined;
    return {
      _id: random.objectId(),
      _customer: guest._id,
      arrivaldate,
      departuredate,
      bookingDate: addDays(today, -random.int(21, 60)),
      status: departuredate < today ? 'departed' : arrivaldate <= today ? 'in house' : 'expected',
      nrOfGuests: adults + children,
      adults,
      children,
      babies: 0,
      roomType: random.pick(['Fjordrom', 'Hagerom', 'Suite']),
      pricePerNight: random.int(12, 34) * 10_000,
      ...(sold ? { _package: sold._id, packageName: sold.name, packagePrice: sold.price } : {}),
      services: services.slice(0, 2).map(({ _id, name }, service) => ({
        _id: random.objectId(),
        _service: _id,
        name,
        dayNumber: service + 1,
        bookings: [],
      })),
      addons: sold?.addons ?? [],
      treatmentTypes: [],
      version: 0,
      createdAt: now,
      updatedAt: now,
    };
  });
}

const shownBy = (_picture: Types.ObjectId | undefined) => (_picture ? { _picture } : {});
