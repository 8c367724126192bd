import type { DemoSpa } from '../demo/demo-spa';
import { hotStoneQuestions } from '../spa/fjord-questions';

const shower = ['Shower'];

/** The spa of Fjord Hotel & Spa: five therapists, four rooms, eight treatment types. */
export const fjordSpa: DemoSpa = {
  therapists: [
    {
      ...{ name: 'Mari Lund', gender: 'woman', languages: ['no', 'en'] },
      ...{ level: 3, hours: [540, 1020], portrait: 'fjord/mari-lund' },
    },
    {
      ...{ name: 'Jonas Vik', gender: 'man', languages: ['no', 'en', 'de'] },
      ...{ level: 2, hours: [600, 1080], portrait: 'fjord/jonas-vik' },
    },
    {
      ...{ name: 'Sofia Berg', gender: 'woman', languages: ['sv', 'en'] },
      ...{ level: 1, hours: [720, 1200], portrait: 'fjord/sofia-berg' },
    },
    {
      ...{ name: 'Lena Krause', gender: 'woman', languages: ['de', 'en'] },
      ...{ level: 2, hours: [540, 1020], portrait: 'fjord/lena-krause' },
    },
    {
      ...{ name: 'Nils Moen', gender: 'man', languages: ['no', 'en'] },
      ...{ level: 1, hours: [720, 1200], portrait: 'fjord/nils-moen' },
    },
  ],
  rooms: [
    { name: 'Birch', places: 1, equipment: [] },
    { name: 'Aspen', places: 1, equipment: shower },
    { name: 'Spruce', kind: 'Salon', places: 1, equipment: ['Wash basin'] },
    { name: 'Fjord suite', kind: 'Suite', places: 2, equipment: [...shower, 'Bath'] },
  ],
  types: [
    {
      texts: {
        en: ['Classic massage', 'Firm strokes for tired muscles.'],
        no: ['Klassisk massasje', 'Faste tak for slitne muskler.'],
        de: ['Klassische Massage', 'Kräftige Griffe für müde Muskeln.'],
      },
      lengths: [
        { phases: [['handsOn', 50]], price: 115_000 },
        { phases: [['handsOn', 80]], price: 165_000 },
      ],
      reset: 10,
      therapists: [0, 1, 3, 4],
      rooms: [0, 1, 3],
    },
    {
      texts: {
        en: ['Hot stone massage', 'Warm basalt from the fjord, with oil.'],
        no: ['Hot stone-massasje', 'Varm basalt fra fjorden, med olje.'],
        de: ['Hot-Stone-Massage', 'Warmer Basalt vom Fjord, mit Öl.'],
      },
      lengths: [{ phases: [['handsOn', 75]], price: 159_000 }],
      preparation: 15,
      reset: 15,
      questions: hotStoneQuestions,
      therapists: [0, 1],
      rooms: [0, 1, 3],
    },
    {
      texts: {
        en: ['Massage for two', 'Side by side in the suite, with two therapists.'],
        no: ['Massasje for to', 'Side om side i suiten, med to terapeuter.'],
        de: ['Massage zu zweit', 'Nebeneinander in der Suite, bei zwei Therapeuten.'],
      },
      lengths: [{ phases: [['handsOn', 50]], price: 229_000 }],
      preparation: 10,
      reset: 20,
      therapists: [0, 1, 3, 4],
      rooms: [3],
      together: 2,
    },
    {
      texts: {
        en: ['Facial', 'Cleansing, a mask of sea kelp, and a massage.'],
        no: ['Ansiktsbehandling', 'Rens, en maske av tare og massasje.'],
        de: ['Gesichtsbehandlung', 'Reinigung, eine Maske aus Seetang und eine Massage.'],
      },
      lengths: [
        {
          phases: [
            ['handsOn', 20],
            ['setting', 25],
            ['handsOn', 15],
          ],
          price: 99_000,
        },
      ],
      reset: 10,
      therapists: [2, 3],
      rooms: [0, 1],
    },
    {
      texts: {
        en: ['Colour and cut', 'Colour, time for it to take, wash and cut.'],
        no: ['Farge og klipp', 'Farge, virketid, vask og klipp.'],
        de: ['Farbe und Schnitt', 'Farbe, Einwirkzeit, Waschen und Schneiden.'],
      },
      lengths: [
        {
          phases: [
            ['handsOn', 30],
            ['setting', 45],
            ['handsOn', 40],
          ],
          price: 185_000,
        },
      ],
      reset: 10,
      therapists: [2],
      rooms: [2],
    },
    {
      texts: {
        en: ['Manicure', 'Hands and nails, with or without polish.'],
        no: ['Manikyr', 'Hender og negler, med eller uten lakk.'],
        de: ['Maniküre', 'Hände und Nägel, mit oder ohne Lack.'],
      },
      lengths: [{ phases: [['handsOn', 45]], price: 69_000 }],
      reset: 5,
      therapists: [2, 3],
      rooms: [0, 2],
    },
    {
      texts: {
        en: ['Sea salt scrub', 'A scrub from head to toe, and a shower.'],
        no: ['Havsaltskrubb', 'Skrubb fra topp til tå, og en dusj.'],
        de: ['Meersalzpeeling', 'Ein Peeling von Kopf bis Fuß und eine Dusche.'],
      },
      lengths: [{ phases: [['handsOn', 40]], price: 89_000 }],
      reset: 15,
      therapists: [0, 3, 4],
      rooms: [1, 3],
    },
    {
      texts: {
        en: ['Bath of herbs', 'A bath in the suite, then a short massage.'],
        no: ['Urtebad', 'Bad i suiten, og så en kort massasje.'],
        de: ['Kräuterbad', 'Ein Bad in der Suite, danach eine kurze Massage.'],
      },
      lengths: [
        {
          phases: [
            ['handsOn', 10],
            ['setting', 30],
            ['handsOn', 25],
          ],
          price: 129_000,
        },
      ],
      preparation: 15,
      reset: 20,
      therapists: [0, 1, 4],
      rooms: [3],
    },
  ],
  absences: [
    { therapist: 1, from: 0, until: 0, start: 960, reason: 'Dentist.' },
    { therapist: 4, from: 3, until: 5, reason: 'Course in Bergen.' },
    { therapist: 3, from: -9, until: -8, reason: 'Ill.' },
  ],
  pauses: [
    { ...{ therapists: [0, 3], day: 0, from: 690 }, minutes: 30, comment: 'Team meeting.' },
    { ...{ therapists: [], room: 3, day: 1, from: 540 }, minutes: 90, comment: 'Bath serviced.' },
    { ...{ therapists: [2], day: 2, from: 1110 }, minutes: 60, comment: 'Stock count.' },
    { ...{ therapists: [1], day: -2, from: 900 }, minutes: 30, comment: 'Interview.' },
  ],
  waits: [
    { guest: 0, type: 1, from: 4, until: 10 },
    { guest: 6, type: 2, from: 0, until: 0 },
    { guest: 9, type: 0, from: 0, until: 3, wish: { gender: 'woman' } },
    { guest: 13, type: 5, from: 2, until: 2, wish: { therapist: 3 } },
  ],
};
