import type { Translation } from '../../../translation';
import type { renewal as en } from '../../en/messages/renewal';

export const renewal = {
  consent:
    '{{venue}} darf diese Karte am Ende jedes Zeitraums für {{about}} mit {{sum}} belasten, jeweils für weitere {{period}}, erstmals am {{date}}. Das gilt, bis Sie es beenden. Sie werden {{notice}} vor jeder Belastung per E-Mail benachrichtigt, auch wenn sich der Preis ändert. Sie können es jederzeit vor einer Belastung beenden: in Ihrem Konto unter „Mitgliedschaften“ oder mit einer Nachricht an uns.',
  period: '{{name}}, {{days}}',
  reminder: {
    subject: '{{about}} verlängert sich am {{date}}',
    text: 'Ihre Mitgliedschaft {{about}} verlängert sich am {{date}}. Wir belasten dann die von Ihnen angegebene Karte mit {{sum}}.\n\nSie müssen nichts tun. Wenn Sie die Verlängerung beenden oder eine andere Karte verwenden möchten, tun Sie das vorher bei Ihren Mitgliedschaften:\n\n{{link}}',
  },
  raised: {
    text: 'Ihre Mitgliedschaft {{about}} verlängert sich am {{date}}. Bitte beachten Sie, dass sich der Preis ändert: Er betrug bisher {{old}} und beträgt künftig {{sum}}. Damit belasten wir die von Ihnen angegebene Karte.\n\nWenn Sie das nicht möchten, beenden Sie die Verlängerung vorher bei Ihren Mitgliedschaften:\n\n{{link}}',
  },
  refused: {
    subject: 'Noch nicht verlängert: {{about}}',
    text: 'Wir konnten Ihre Karte für {{about}} nicht mit {{sum}} belasten. Wir versuchen es am {{again}} erneut.\n\nSie können auch jetzt zahlen, mit dieser oder einer anderen Karte:\n\n{{pay}}\n\nSie können Ihre Mitgliedschaft bis {{until}} nutzen. Ist sie bis dahin nicht bezahlt, endet sie. Die Verlängerung beenden Sie bei Ihren Mitgliedschaften: {{link}}',
  },
  refusedLast: {
    text: 'Wir konnten Ihre Karte für {{about}} nicht mit {{sum}} belasten und versuchen es nicht noch einmal.\n\nWenn Sie Ihre Mitgliedschaft behalten möchten, zahlen Sie hier, mit dieser oder einer anderen Karte:\n\n{{pay}}\n\nSie können sie bis {{until}} nutzen. Ist sie bis dahin nicht bezahlt, endet sie. Die Verlängerung beenden Sie bei Ihren Mitgliedschaften: {{link}}',
  },
  needsGuest: {
    text: 'Ihre Bank möchte, dass Sie die Zahlung von {{sum}} für {{about}} selbst bestätigen. Bitte zahlen Sie hier:\n\n{{pay}}\n\nSie können Ihre Mitgliedschaft bis {{until}} nutzen. Ist sie bis dahin nicht bezahlt, endet sie. Die Verlängerung beenden Sie bei Ihren Mitgliedschaften: {{link}}',
  },
  lapsed: {
    subject: 'Ihre Mitgliedschaft ist beendet: {{about}}',
    text: 'Wir konnten {{sum}} für die Verlängerung von {{about}} nicht einziehen. Ihre Mitgliedschaft hat deshalb am {{date}} geendet. Ihre Karte ist nicht mehr gespeichert und wird nicht mehr belastet.\n\nSie können jederzeit gern eine neue Mitgliedschaft kaufen.',
  },
  stopped: {
    subject: '{{about}} wird nicht verlängert',
    text: 'Ihre Mitgliedschaft {{about}} endet am {{date}} und wird nicht verlängert. Ihre Karte wird nicht mehr belastet.\n\nIhre Mitgliedschaften finden Sie hier:\n\n{{link}}',
  },
} satisfies Translation<'de', typeof en>;
