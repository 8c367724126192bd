import type { Level } from '../../../common/context/request-context';
import type { VendorModules } from '../../../modules/vendors/public';
import { bakkenServices } from '../bakken/bakken-services';
import { fjordBlocks, fjordRooms } from '../fjord/fjord-rooms';
import { fjordServices } from '../fjord/fjord-services';
import { fjordSpa } from '../fjord/fjord-spa';
import type { DemoPicture } from '../pictures/demo-pictures';
import type { DemoBlock } from './demo-evening';
import type { DemoRoom } from './demo-rooms';
import type { DemoService } from './demo-service';
import type { DemoSpa } from './demo-spa';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'demo-password-1';

export interface DemoVenue {
  slug: string;
  name: string;
  tagline: string;
  email: string;
  phone: string;
  organisationNumber: string;
  address: { street: string; postalCode: string; city: string; country: string };
  modules: VendorModules;
  services: readonly DemoService[];
  rooms?: readonly DemoRoom[];
  spa?: DemoSpa;
  blocks?: readonly DemoBlock[];
  staff: readonly { email: string; firstname: string; lastname: string; level: Level }[];
  guest: { email: string; firstname: string; lastname: string };
  /** Guests besides the one who signs in. */
  guests: number;
  /** Beside its sign-in, and of its installed app. */
  pictures?: { readonly cover: DemoPicture; readonly icon: DemoPicture };
  theme: Record<string, Record<string, string | number>>;
}

const staffOf = (domain: string) =>
  (
    [
      ['employee', 'Eline', 'Ekeberg', 1],
      ['admin', 'Anders', 'Aas', 2],
      ['owner', 'Olaug', 'Øverland', 3],
      ['system', 'Sverre', 'Systad', 4],
    ] as const
  ).map(([name, firstname, lastname, level]) => ({
    email: `${name}@${domain}`,
    firstname,
    lastname,
    level,
  }));

const allModules: VendorModules = {
  services: true,
  stays: true,
  spa: true,
  fnb: true,
  memberships: true,
  openBooking: true,
};

export const demoVenues: readonly DemoVenue[] = [
  {
    slug: 'fjord',
    name: 'Fjord Hotel & Spa',
    tagline: 'Where the mountains meet the water.',
    email: 'hello@fjord.example',
    phone: '+4755900100',
    organisationNumber: '999 900 101 MVA',
    address: { street: 'Fjordveien 1', postalCode: '5700', city: 'Voss', country: 'NO' },
    modules: allModules,
    services: fjordServices,
    rooms: fjordRooms,
    spa: fjordSpa,
    blocks: fjordBlocks,
    staff: staffOf('fjord.example'),
    guest: { email: 'guest@fjord.example', firstname: 'Ingrid', lastname: 'Solbakken' },
    guests: 400,
    pictures: { cover: 'fjord/cover', icon: 'fjord/icon' },
    theme: {
      main: { backgroundColor: '#F4F7F6', color: '#14312F' },
      signup: { backgroundColor: '#FFFFFF', color: '#14312F' },
      title: { color: '#0B4F4A' },
      input: { backgroundColor: '#FFFFFF', color: '#14312F', borderColor: '#5E7F7B' },
      buttonCTA: { backgroundColor: '#0B5D57', color: '#FFFFFF' },
      link: { color: '#0B5D57' },
    },
  },
  {
    slug: 'bakken',
    name: 'Bakken Gård',
    tagline: 'A farm with a long table.',
    email: 'post@bakken.example',
    phone: '+4762900200',
    organisationNumber: '999 900 102 MVA',
    address: { street: 'Bakkevegen 12', postalCode: '2640', city: 'Vinstra', country: 'NO' },
    modules: { ...allModules, spa: false, fnb: false, memberships: false },
    services: bakkenServices,
    staff: staffOf('bakken.example').filter(({ level }) => level !== 4),
    guest: { email: 'guest@bakken.example', firstname: 'Gudrun', lastname: 'Bråten' },
    guests: 60,
    pictures: { cover: 'bakken/cover', icon: 'bakken/icon' },
    theme: {
      main: { backgroundColor: '#FBF7F1', color: '#3A2413' },
      signup: { backgroundColor: '#FFFFFF', color: '#3A2413' },
      title: { color: '#7A2E12' },
      input: { backgroundColor: '#FFFFFF', color: '#3A2413', borderColor: '#8C6F56' },
      buttonCTA: { backgroundColor: '#8A3413', color: '#FFFFFF' },
      link: { color: '#8A3413' },
    },
  },
];

/** The venue of `seed --bookings N`: the fjord's services, many times over. */
export const largeVenue: DemoVenue = {
  slug: 'stor',
  name: 'Stor Resort',
  tagline: 'A large venue with made-up guests.',
  email: 'post@stor.example',
  phone: '+4755900300',
  organisationNumber: '999 900 103 MVA',
  address: { street: 'Storveien 100', postalCode: '5003', city: 'Bergen', country: 'NO' },
  modules: allModules,
  services: fjordServices.map(({ code, pictures, ...service }) => ({
    ...service,
    capacity: service.exclusiveBooking ? 1 : service.capacity * 10,
  })),
  staff: staffOf('stor.example').filter(({ level }) => level !== 4),
  guest: { email: 'guest@stor.example', firstname: 'Stine', lastname: 'Støre' },
  guests: 1_000,
  theme: {},
};
