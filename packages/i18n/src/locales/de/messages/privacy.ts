import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/messages/privacy';

export const privacy = {
  kinds: {
    access: 'Auskunft über Ihre Daten',
    correction: 'Berichtigung Ihrer Daten',
    erasure: 'Löschung Ihrer Daten',
    restriction: 'Einschränkung der Nutzung Ihrer Daten',
    objection: 'Keine Werbung mehr',
    portability: 'Ihre Daten zum Mitnehmen',
  },
  reason: 'Die Begründung: {{reason}}',
  complain:
    'Wenn Sie nicht einverstanden sind, können Sie sich bei Ihrer Datenschutzbehörde beschweren oder vor Gericht gehen.',
  confirm: {
    subject: 'Bitte bestätigen: {{kind}}',
    text: 'Jemand hat {{vendor}} mit Ihrer E-Mail-Adresse um Folgendes gebeten: {{kind}}. Bestätigen Sie, dass Sie es waren, damit niemand in Ihrem Namen anfragen kann.',
    link: 'Der Link gilt einmal, bis {{until}}:',
    ignore: 'Waren Sie es nicht, ignorieren Sie diese Nachricht: Dann geschieht nichts.',
  },
  received: {
    subject: 'Ihre Anfrage ist da: {{kind}}',
    text: 'Ihre Anfrage ({{kind}}) ist am {{date}} eingegangen. Sie erhalten unsere Antwort bis {{due}}. Die Nummer ist {{reference}}.',
  },
  extended: {
    subject: 'Wir brauchen mehr Zeit: {{kind}}',
    text: 'Wir können Ihre Anfrage {{reference}} nicht bis {{before}} beantworten. Sie erhalten unsere Antwort spätestens am {{due}}.',
  },
  refused: {
    subject: 'Ihre Anfrage: {{kind}}',
    text: 'Wir können Ihrer Bitte nicht nachkommen ({{kind}}, Nummer {{reference}}).',
  },
  lifted: {
    subject: 'Ihre Daten dürfen wieder genutzt werden',
    text: 'Wir haben die Einschränkung der Nutzung Ihrer Daten aufgehoben (Anfrage {{reference}}).',
  },
  answered: {
    subject: 'Unsere Antwort: {{kind}}',
    intro: 'Das ist unsere Antwort auf Ihre Anfrage {{reference}}.',
    access: 'Sie erhalten alles, was wir über Sie gespeichert haben.',
    correction: 'Wir haben Ihre Daten berichtigt.',
    erasure: 'Wir haben Ihre personenbezogenen Daten gelöscht. Ihr Konto besteht nicht mehr.',
    restriction:
      'Ab jetzt bewahren wir Ihre Daten nur noch auf. Wir ändern nichts daran und senden Ihnen keine Werbung; was Sie gebucht haben, findet statt. Bevor das endet, sagen wir Ihnen Bescheid.',
    objection: 'Sie erhalten von uns keine Werbung mehr, weder per E-Mail noch per SMS.',
    portability: 'Sie erhalten Ihre Daten in einer Form, die andere Programme lesen können.',
    until:
      'Die Links gelten bis {{until}}. Wer sie hat, kann Ihre Daten lesen: Leiten Sie diese Nachricht nicht weiter.',
    page: 'Zum Lesen:',
    file: 'Für andere Programme (JSON):',
    note: 'Außerdem: {{note}}',
  },
  keptIntro: 'Das muss bleiben:',
  kept: {
    receipts:
      'Belege und Zahlungen, die wir nach den Regeln der Buchführung aufbewahren müssen. Sie nennen Ihren Namen nicht.',
    agreements:
      'Wozu Sie bei Zahlungen mit gespeicherter Karte zugestimmt haben, als Nachweis, dass sie erlaubt waren.',
    figures: 'Frühere Buchungen und Aufenthalte ohne Ihren Namen, für unsere Statistik.',
    proof: 'Dass und wann das verlangt und erledigt wurde. Ihr Name steht nicht dabei.',
  },
  receipt: {
    title: 'Bestätigung',
    intro: '{{vendor}}, Anfrage {{reference}}',
    guest: 'Gast',
    kind: 'Verlangt',
    details: 'Einzelheiten',
    received: 'Eingegangen',
    channel: 'Eingangsweg',
    channels: {
      hub: 'Aus dem Gästekonto',
      mail: 'Über das Formular, mit E-Mail-Adresse',
      phone: 'Telefonisch',
      letter: 'Schriftlich',
      inPerson: 'Persönlich',
    },
    identity: 'Identität',
    identities: {
      none: 'Nicht bestätigt',
      account: 'Im eigenen Konto angemeldet',
      mailLink: 'Per Link in einer Nachricht bestätigt',
      staff: 'Von Mitarbeitenden geprüft',
    },
    due: 'Antwort fällig bis',
    extended: 'Um zwei Monate verlängert',
    state: 'Status',
    states: {
      unconfirmed: 'Wartet auf Bestätigung',
      open: 'Offen',
      answered: 'Beantwortet',
      refused: 'Abgelehnt',
      withdrawn: 'Zurückgezogen',
      lapsed: 'Nie bestätigt',
    },
    closed: 'Abgeschlossen',
    by: 'Von',
    outcome: 'Antwort',
    note: 'Anmerkung',
    kept: 'Was bleibt, und warum',
    lifted: 'Einschränkung aufgehoben',
  },
} satisfies Translation<'de', typeof en>;
