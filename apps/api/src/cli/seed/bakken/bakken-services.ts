import { type DemoService, everyDay } from '../demo/demo-service';

/** The services of Bakken Gård. */
export const bakkenServices: readonly DemoService[] = [
  {
    texts: {
      en: ['Sunday lunch', 'A long table in the barn.'],
      no: ['Søndagslunsj', 'Langbord på låven.'],
      sv: ['Söndagslunch', 'Långbord i ladan.'],
      de: ['Sonntagsessen', 'Eine lange Tafel in der Scheune.'],
      fr: ['Déjeuner du dimanche', 'Une longue table dans la grange.'],
      es: ['Almuerzo de domingo', 'Una mesa larga en el granero.'],
      it: ['Pranzo della domenica', 'Una lunga tavola nel fienile.'],
    },
    pictures: ['bakken/lunch'],
    capacity: 30,
    durationMinutes: 150,
    price: 59_500,
    starts: [780],
    days: [0],
    waitingList: true,
    cancellationHours: 24,
    demand: 60,
  },
  {
    texts: {
      en: ['Riding lesson', 'An hour in the ring, for all levels.'],
      no: ['Ridetime', 'En time på banen, for alle nivåer.'],
      sv: ['Ridlektion', 'En timme på banan, för alla nivåer.'],
      de: ['Reitstunde', 'Eine Stunde auf dem Platz, für jedes Können.'],
      fr: ['Cours d’équitation', 'Une heure dans le manège, tous niveaux.'],
      es: ['Clase de equitación', 'Una hora en la pista, todos los niveles.'],
      it: ['Lezione di equitazione', 'Un’ora in maneggio, per ogni livello.'],
    },
    pictures: ['bakken/riding'],
    capacity: 5,
    durationMinutes: 60,
    price: 45_000,
    starts: [900, 960, 1020],
    days: everyDay,
    cancellationHours: 12,
    demand: 40,
  },
];
