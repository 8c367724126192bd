import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/messages/privacy';

export const privacy = {
  kinds: {
    access: 'Innsyn i opplysningene dine',
    correction: 'Retting av opplysningene dine',
    erasure: 'Sletting av opplysningene dine',
    restriction: 'Begrenset bruk av opplysningene dine',
    objection: 'Ingen markedsføring',
    portability: 'Opplysningene dine til å ta med',
  },
  reason: 'Begrunnelse: {{reason}}',
  complain: 'Er du uenig, kan du klage til Datatilsynet eller gå til domstolene.',
  confirm: {
    subject: 'Bekreft henvendelsen din: {{kind}}',
    text: 'Noen ba {{vendor}} om dette med e-postadressen din: {{kind}}. Bekreft at det var deg, så ingen kan be om noe i ditt navn.',
    link: 'Lenken virker én gang, til {{until}}:',
    ignore: 'Var det ikke deg, kan du se bort fra meldingen. Da skjer det ingenting.',
  },
  received: {
    subject: 'Vi har fått henvendelsen din: {{kind}}',
    text: 'Vi mottok henvendelsen din ({{kind}}) {{date}}. Du får svar senest {{due}}. Nummeret er {{reference}}.',
  },
  extended: {
    subject: 'Vi trenger mer tid: {{kind}}',
    text: 'Vi kan ikke svare på henvendelsen {{reference}} innen {{before}}. Du får svar senest {{due}}.',
  },
  refused: {
    subject: 'Henvendelsen din: {{kind}}',
    text: 'Vi kan ikke gjøre det du ba om ({{kind}}, nummer {{reference}}).',
  },
  lifted: {
    subject: 'Opplysningene dine kan brukes igjen',
    text: 'Vi har opphevet begrensningen av bruken av opplysningene dine (henvendelse {{reference}}).',
  },
  answered: {
    subject: 'Svaret vårt: {{kind}}',
    intro: 'Her er svaret på henvendelsen {{reference}}.',
    access: 'Du får alt vi har lagret om deg.',
    correction: 'Vi har rettet opplysningene dine.',
    erasure: 'Vi har slettet personopplysningene dine. Kontoen din finnes ikke lenger.',
    restriction:
      'Fra nå av oppbevarer vi bare opplysningene dine. Vi endrer ingenting og sender deg ingen markedsføring; det du har bestilt, gjennomføres. Vi sier fra før dette opphører.',
    objection: 'Du får ikke mer markedsføring fra oss, verken på e-post eller SMS.',
    portability: 'Du får opplysningene dine i en form som andre programmer kan lese.',
    until:
      'Lenkene virker til {{until}}. Den som har dem, kan lese opplysningene dine, så ikke send meldingen videre.',
    page: 'Til å lese:',
    file: 'For andre programmer (JSON):',
    note: 'Vi vil legge til: {{note}}',
  },
  keptIntro: 'Dette må bli liggende:',
  kept: {
    receipts:
      'Kvitteringer og betalinger, som bokføringsloven krever at vi oppbevarer. De nevner deg ikke.',
    agreements:
      'Det du godtok for betaling med lagret kort, som bevis for at trekkene var tillatt.',
    figures: 'Tidligere bestillinger og opphold uten navnet ditt, for statistikken vår.',
    proof: 'At dette ble bedt om og gjort, og når. Det nevner deg ikke.',
  },
  receipt: {
    title: 'Kvittering',
    intro: '{{vendor}}, henvendelse {{reference}}',
    guest: 'Gjest',
    kind: 'Det gjelder',
    details: 'Detaljer',
    received: 'Mottatt',
    channel: 'Slik kom den',
    channels: {
      hub: 'Fra gjestens konto',
      mail: 'Skjema med e-postadresse',
      phone: 'Telefon',
      letter: 'Brev',
      inPerson: 'Ved oppmøte',
    },
    identity: 'Identitet',
    identities: {
      none: 'Ikke bekreftet',
      account: 'Innlogget på kontoen sin',
      mailLink: 'Bekreftet med lenke i en melding',
      staff: 'Kontrollert av ansatte',
    },
    due: 'Svarfrist',
    extended: 'Utsatt to måneder',
    state: 'Status',
    states: {
      unconfirmed: 'Venter på bekreftelse',
      open: 'Åpen',
      answered: 'Besvart',
      refused: 'Avslått',
      withdrawn: 'Trukket',
      lapsed: 'Aldri bekreftet',
    },
    closed: 'Avsluttet',
    by: 'Av',
    outcome: 'Svar',
    note: 'Merknad',
    kept: 'Det som blir liggende, og hvorfor',
    lifted: 'Begrensningen opphevet',
  },
} satisfies Translation<'no', typeof en>;
