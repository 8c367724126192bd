import type { DemoQuestion } from './demo-questions';

/** Asked before the hot stone massage. */
export const hotStoneQuestions: readonly DemoQuestion[] = [
  {
    texts: {
      en: 'Does your skin react to heat?',
      no: 'Reagerer huden din på varme?',
      sv: 'Reagerar din hud på värme?',
      de: 'Reagiert Ihre Haut auf Wärme?',
      fr: 'Votre peau réagit-elle à la chaleur ?',
      es: '¿Reacciona su piel al calor?',
      it: 'La Sua pelle reagisce al calore?',
    },
    kind: 'yesNo',
    required: true,
  },
  {
    texts: {
      en: 'Is there anywhere that you would rather not be touched?',
      no: 'Er det steder du helst ikke vil bli berørt?',
      sv: 'Finns det ställen där du helst inte vill bli berörd?',
      de: 'Gibt es Stellen, an denen Sie lieber nicht berührt werden möchten?',
      fr: 'Y a-t-il des endroits où vous préférez ne pas être touché(e) ?',
      es: '¿Hay alguna zona que prefiera que no le toquen?',
      it: 'Ci sono punti in cui preferisce non essere toccato/a?',
    },
    kind: 'text',
    required: false,
  },
];
