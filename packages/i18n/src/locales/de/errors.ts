import type { Translation } from '../../translation';
import type { errors as en } from '../en/errors';

export const errors = {
  BAD_REQUEST: 'Die Anfrage konnte nicht verstanden werden.',
  VALIDATION_FAILED: 'Einige Felder fehlen oder sind nicht gültig.',
  FIELD_REQUIRED: 'Dieses Feld muss ausgefüllt werden.',
  FIELD_INVALID: 'Dieser Wert ist nicht gültig.',
  FIELD_UNKNOWN: 'Dieses Feld ist hier nicht bekannt.',
  FIELD_TOO_SHORT: 'Dieser Wert ist zu kurz.',
  FIELD_TOO_LONG: 'Dieser Wert ist zu lang.',
  FIELD_OUT_OF_RANGE: 'Dieser Wert liegt außerhalb des zulässigen Bereichs.',
  NOT_FOUND: 'Wir konnten nicht finden, wonach Sie gesucht haben.',
  METHOD_NOT_ALLOWED: 'Diese Adresse unterstützt die Aktion nicht.',
  CONFLICT:
    'Dies steht im Widerspruch zum aktuellen Stand. Bitte laden Sie neu und versuchen Sie es noch einmal.',
  STALE_VERSION:
    'Jemand anderes hat dies zwischenzeitlich geändert. Bitte laden Sie neu und versuchen Sie es noch einmal.',
  VERSION_REQUIRED:
    'Die Änderung nennt nicht die Version, auf der sie beruht. Bitte laden Sie neu und versuchen Sie es noch einmal.',
  IDEMPOTENCY_KEY_REUSED:
    'Dieser Idempotenzschlüssel wurde bereits für eine andere Anfrage verwendet.',
  IDEMPOTENCY_IN_FLIGHT: 'Dieselbe Anfrage wird noch bearbeitet.',
  PROOF_OF_WORK_REQUIRED:
    'Hier buchen gerade sehr viele. Wir prüfen zuerst, dass Sie kein Roboter sind.',
  TOO_MANY_REQUESTS:
    'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  TOO_MANY_STREAMS:
    'Sie haben zu viele Fenster geöffnet. Bitte schließen Sie eines und versuchen Sie es erneut.',
  PAYLOAD_TOO_LARGE: 'Die Anfrage ist zu groß.',
  BODY_TOO_COMPLEX: 'Die Anfrage hat zu viele Felder oder ist zu tief verschachtelt.',
  URI_TOO_LONG: 'Die Adresse ist zu lang.',
  HEADERS_TOO_LARGE: 'Die Kopfzeilen der Anfrage sind zu groß.',
  UNSUPPORTED_MEDIA_TYPE: 'Das Format der Anfrage wird nicht unterstützt.',
  TOO_MANY_RESULTS: 'Es gibt zu viele Treffer. Bitte grenzen Sie Ihre Suche ein.',
  INTERNAL: 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es später erneut.',
  SERVICE_UNAVAILABLE:
    'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.',
  REQUEST_TIMEOUT: 'Die Anfrage hat zu lange gedauert. Bitte versuchen Sie es erneut.',

  UNAUTHENTICATED: 'Bitte melden Sie sich an, um fortzufahren.',
  INVALID_CREDENTIALS: 'Die E-Mail-Adresse oder das Passwort ist nicht richtig.',
  PASSKEY_WRONG:
    'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  PASSKEY_KNOWN: 'Dieser Passkey wurde schon hinzugefügt.',
  TOO_MANY_PASSKEYS:
    'Sie haben schon zehn Passkeys. Entfernen Sie einen, bevor Sie einen weiteren hinzufügen.',
  SECOND_FACTOR_NEEDED: 'Geben Sie den Code aus Ihrer Authentifizierungs-App ein.',
  SECOND_FACTOR_WRONG: 'Dieser Code ist nicht richtig oder wurde schon verwendet.',
  SECOND_FACTOR_REQUIRED:
    'Ihr Betrieb verlangt die Anmeldung in zwei Schritten. Laden Sie die Seite neu, um sie einzurichten.',
  CONFIRM_IDENTITY_REQUIRED: 'Bestätigen Sie, dass Sie es sind, um fortzufahren.',
  OWN_SECOND_FACTOR:
    'Ihre eigene Anmeldung in zwei Schritten schalten Sie auf Ihrer eigenen Seite aus.',
  FORBIDDEN: 'Dazu haben Sie keine Berechtigung.',
  ORIGIN_NOT_ALLOWED: 'Anfragen von dieser Website sind nicht erlaubt.',
  ACCOUNT_INACTIVE: 'Dieses Konto ist nicht aktiv.',
  NETWORK_NOT_ALLOWED:
    'Anmelden können Sie sich nur aus den Netzwerken Ihres Betriebs. Melden Sie sich dort an oder fragen Sie eine Kollegin oder einen Kollegen.',
  NETWORKS_LOCK_OUT:
    'Ihre eigene Adresse gehört zu keinem dieser Netzwerke: Sie könnten sich nicht mehr anmelden. Fügen Sie sie zuerst hinzu.',
  NETWORK_RANGE_INVALID:
    'Geben Sie eine Adresse wie 203.0.113.7 oder einen Bereich wie 203.0.113.0/24 ein. Ein Bereich ist höchstens so weit wie /8, bei IPv6 wie /16.',
  MODULE_OFF: 'Dieses Modul ist für den Betrieb ausgeschaltet.',
  REFRESH_TOKEN_INVALID: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  RESET_LINK_INVALID: 'Dieser Link ist ungültig oder abgelaufen.',
  EMAIL_LINK_INVALID:
    'Dieser Link ist ungültig oder abgelaufen. Ihre E-Mail-Adresse ist dieselbe wie zuvor.',
  SIGN_IN_LINK_INVALID:
    'Dieser Link zum Anmelden ist ungültig oder abgelaufen. Fordern Sie einen neuen an.',
  SIGN_IN_CODE_WRONG:
    'Dieser Code stimmt nicht. Öffnen Sie den Link aus der neuesten E-Mail und geben Sie den Code ein, den er zeigt.',
  EMAIL_TAKEN: 'Diese E-Mail-Adresse ist bereits vergeben',
  PASSWORD_EMPTY: 'Das Passwort darf nicht leer sein.',
  PASSWORDS_DO_NOT_MATCH: 'Die Passwörter stimmen nicht überein.',
  PASSWORD_TOO_SHORT: 'Das Passwort muss mindestens 8 Zeichen haben.',
  PASSWORD_TOO_LONG: 'Das Passwort darf höchstens 128 Zeichen haben.',
  PASSWORD_TOO_COMMON: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
  PASSWORD_TOO_SIMPLE: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  WRONG_PASSWORD: 'Das aktuelle Passwort ist nicht richtig.',
  OWN_ACCOUNT: 'Sie können Ihr eigenes Konto nicht deaktivieren und seine Stufe nicht ändern.',

  INVALID_NAME: 'Kein gültiger Name',
  MISSING_GUEST_DETAILS: 'Angaben zum Gast fehlen',
  INVALID_EMAIL: 'Keine gültige E-Mail-Adresse',
  INVALID_PHONE: 'Keine gültige Telefonnummer',
  INVALID_BIRTH_DATE: 'Kein gültiges Geburtsdatum',
  GUEST_WITHOUT_EMAIL: 'Der Gast hat keine E-Mail-Adresse.',
  GUEST_HAS_BOOKINGS: 'Der Gast hat bevorstehende Reservierungen.',
  GUEST_IS_ETERNAL: 'Der Gast ist als dauerhaft markiert und kann nicht gelöscht werden.',
  PRIVACY_REQUEST_WAITING: 'Dasselbe wurde bereits angefragt und wartet auf Antwort.',
  PRIVACY_REQUEST_CLOSED: 'Diese Anfrage ist bereits abgeschlossen.',
  PRIVACY_REQUEST_UNCONFIRMED:
    'Prüfen Sie zuerst, wer anfragt: über den Link in der Nachricht oder persönlich.',
  PRIVACY_NOT_EXTENDABLE: 'Die Frist lässt sich einmal verlängern, und nur vor ihrem Ablauf.',
  PRIVACY_LINK_INVALID: 'Dieser Link gilt nicht mehr.',
  GUEST_IS_RESTRICTED:
    'Der Gast möchte, dass seine Daten nur aufbewahrt werden. Heben Sie die Einschränkung auf, bevor Sie etwas ändern.',
  GUEST_NOT_RESTRICTED: 'Es gibt keine Einschränkung, die aufzuheben wäre.',
  SAME_GUEST: 'Ein Gast kann nicht mit sich selbst zusammengeführt werden.',
  MERGE_UNDONE: 'Diese Zusammenführung wurde bereits rückgängig gemacht.',
  MERGE_CHANGED_SINCE:
    'Der Gast wurde seitdem geändert, die Zusammenführung lässt sich nicht mehr rückgängig machen.',
  GUEST_OPTED_OUT: 'Der Gast möchte solche Nachrichten nicht.',
  MESSAGE_NOT_FAILED: 'Nur eine Nachricht, die nicht angekommen ist, kann erneut gesendet werden.',
  MESSAGE_LINK_OVER:
    'Der Link in dieser Nachricht gilt nicht mehr. Senden Sie stattdessen einen neuen.',
  NO_MAIL_SERVER: 'Es ist kein Mailserver eingerichtet.',
  BOOKING_LINK_INVALID: 'Dieser Link ist nicht gültig, oder der Termin ist vorbei.',
  RATING_LINK_INVALID: 'Dieser Link ist nicht gültig.',
  RATING_CLOSED: 'Dieser Besuch kann nicht mehr bewertet werden.',
  OPT_OUT_LINK_INVALID: 'Dieser Link ist nicht gültig.',

  INVALID_DATE: 'Kein gültiges Datum',
  INVALID_TIME: 'Keine gültige Uhrzeit',
  INVALID_PERIOD: 'Das Ende darf nicht vor dem Beginn liegen.',
  PERIOD_TOO_LONG: 'Der Zeitraum ist zu lang.',
  INVALID_COLOR: 'Keine gültige Farbe',
  INSUFFICIENT_CONTRAST: 'Der Text ist auf diesem Hintergrund nicht gut genug lesbar.',
  SLUG_TAKEN: 'Diese Webadresse ist bereits vergeben.',
  CODE_TAKEN: 'Dieser Code ist bereits vergeben.',

  PAX_EXCEEDS_AVAILABILITY: 'Sie möchten für mehr Gäste buchen, als Plätze frei sind',
  MISSING_PARTICIPANTS: 'Bitte wählen Sie mindestens eine teilnehmende Person',
  SLOT_FULL: 'Die Zahl der Teilnehmenden übersteigt die freien Plätze.',
  PARTY_TOO_LARGE: 'Die Gruppe ist größer, als zu dieser Zeit Platz ist.',
  ALREADY_BOOKED: 'Das haben Sie bereits gebucht.',
  BOOKING_FAILED:
    'Die Buchung ist fehlgeschlagen, bitte versuchen Sie es später erneut. Möglicherweise hat jemand anderes denselben Termin unmittelbar vor Ihnen gebucht.',
  SERVICE_CLOSED: 'Das Angebot ist geschlossen.',
  SERVICE_WITHOUT_TIMES: 'Das Angebot ist geöffnet, es sind aber keine Zeiten hinterlegt.',
  SERVICE_REQUIRED: 'Bitte wählen Sie ein Angebot',
  PAYMENT_NOTICE_REFUSED: 'Diese Nachricht stammt nicht vom Zahlungsanbieter oder ist zu alt.',
  PAYMENT_NOT_TAKEN: 'Es wurde noch nichts eingezogen, daher gibt es nichts zu erstatten.',
  SITE_SLUG_INVALID: 'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche.',
  SITE_PAGE_UNFINISHED:
    'Die Seite ist noch nicht fertig. Sehen Sie nach, was in den Texten markiert ist.',
  SITE_TEXT_MISSING: 'Füllen Sie dies aus, bevor die Seite öffentlich wird.',
  SITE_HEADING_FIRST:
    'Beginnen Sie mit einer Überschrift der zweiten Ebene (##). Die erste ist der Titel.',
  SITE_HEADING_SKIPPED:
    'Eine Überschrift überspringt eine Ebene. Gehen Sie immer nur eine Ebene tiefer.',
  SITE_LINK_UNKNOWN: 'Ein Link führt ins Leere. Prüfen Sie seine Adresse.',
  SITE_PICTURE_UNKNOWN: 'Verwenden Sie eines Ihrer eigenen Bilder.',
  SITE_PICTURE_WITHOUT_TEXT:
    'Beschreiben Sie zwischen den eckigen Klammern, was auf dem Bild zu sehen ist.',
  PICTURE_WITHOUT_TEXT:
    'Beschreiben Sie, was auf dem Bild zu sehen ist. Erst dann wird es Gästen gezeigt.',
  PICTURE_IN_USE:
    'Das Bild wird noch gezeigt. Nehmen Sie es dort heraus und löschen Sie es danach.',
  PICTURE_QUOTA_REACHED:
    'Es ist kein Platz mehr für weitere Bilder. Löschen Sie welche, die nicht verwendet werden.',
  PICTURE_CORRUPT: 'Das Bild ist beschädigt oder unvollständig. Wählen Sie eine andere Datei.',
  PICTURE_TOO_MANY_PIXELS: 'Das Bild hat mehr als 50 Megapixel. Verkleinern Sie es zuerst.',
  PICTURE_HEIC_UNREADABLE:
    'HEIC-Bilder können hier nicht gelesen werden. Speichern Sie das Bild als JPEG und laden Sie dieses hoch.',
  PICTURE_KIND_UNKNOWN:
    'Diese Datei ist kein Bild, das wir verwenden können. Wählen Sie eine JPEG-, PNG-, WebP- oder AVIF-Datei.',
  PICTURE_TOO_LARGE: 'Das Bild ist größer als 15 MB. Wählen Sie ein kleineres.',
  REFUND_TOO_HIGH: 'Das ist mehr, als noch erstattet werden kann.',
  REFUND_ABOVE_LIMIT:
    'So viel darf nur die Systemverantwortung erstatten. Fragen Sie dort nach, oder erstatten Sie weniger.',
  PAYMENT_PROVIDER_SILENT:
    'Der Zahlungsanbieter hat nicht geantwortet. Versuchen Sie es in einer Minute noch einmal.',
  PAYMENT_AMOUNT_DIFFERS:
    'Der Anbieter hat einen anderen Betrag, als dem Gast gezeigt wurde. Nichts wurde eingezogen; wenden Sie sich an den Anbieter.',
  PAYMENT_CASE_CLOSED: 'Bei dieser Zahlung ist nichts mehr offen.',
  PAYMENT_LINK_INVALID:
    'Dieser Zahlungslink ist nicht gültig. Öffnen Sie ihn noch einmal aus der E-Mail.',
  CARD_REQUIRED: 'Dafür wird eine Karte benötigt. Geben Sie sie auf der nächsten Seite an.',
  NO_CARD_KEPT: 'Keine Karte gespeichert. Senden Sie stattdessen einen Zahlungslink.',
  NO_FEE_DUE: 'Für diese Buchung fällt keine Gebühr an.',
  CARD_REVOKED: 'Diese Karte ist nicht mehr gespeichert.',
  VOUCHER_NOT_FOUND:
    'Kein Gutschein hat diesen Code. Prüfen Sie den Code und versuchen Sie es erneut.',
  VOUCHER_EXPIRED: 'Dieser Gutschein ist abgelaufen.',
  VOUCHER_USED: 'Auf diesem Gutschein ist nichts mehr übrig.',
  VOUCHER_BLOCKED: 'Dieser Gutschein kann nicht eingelöst werden. Wenden Sie sich an das Haus.',
  VOUCHER_TOO_LITTLE: 'Das Guthaben dieses Gutscheins hat sich geändert. Prüfen Sie es erneut.',
  VOUCHER_OTHER_CURRENCY: 'Dieser Gutschein lautet auf eine andere Währung.',
  VOUCHERS_NOT_SOLD: 'Zurzeit werden hier keine Gutscheine verkauft.',
  VOUCHER_AMOUNT: 'Wählen Sie einen der angebotenen Beträge.',
  VOUCHER_AMOUNTS:
    'Geben Sie mindestens einen Betrag an, oder einen niedrigsten und einen höchsten.',
  VOUCHER_UNPAID: 'Dieser Gutschein ist noch nicht bezahlt.',
  VOUCHER_NOT_SENDABLE:
    'Dieser Gutschein kann nicht gesendet werden: Er ist nicht mehr einlösbar oder hat keinen Empfänger.',
  PAYMENT_REQUEST_OVER: 'Das ist bezahlt oder wird nicht mehr verlangt.',
  PAYMENT_UNDER_WAY:
    'Der Gast bezahlt gerade. Warten Sie eine Minute und sehen Sie noch einmal nach.',
  MORE_THAN_OWED: 'Das ist mehr, als der Gast schuldet.',
  BOOKING_PAID: 'Diese Reservierung ist bezahlt. Stornieren und erstatten Sie sie zuerst.',
  PAYMENT_BEING_TAKEN:
    'Die Zahlung wird gerade eingezogen. Bitte versuchen Sie es in einer Minute erneut.',
  HOLD_EXPIRED: 'Die Zeit ist nicht mehr für Sie reserviert. Bitte wählen Sie sie erneut.',
  PACKAGE_DAY_FULL: 'Dieser Tag ist ausverkauft. Wählen Sie einen anderen Anreisetag.',
  RENEWAL_WITHOUT_PERIOD:
    'Verlängern lässt sich nur, was eine Anzahl von Monaten oder Tagen gilt. Legen Sie zuerst die Gültigkeit fest.',
  REMINDER_BEYOND_PERIOD: 'Die Erinnerung muss in den Zeitraum fallen. Wählen Sie weniger Tage.',
  RENEWAL_WITHOUT_CARD: 'Dafür ist keine Karte gespeichert. Geben Sie zuerst eine an.',
  AGREEMENT_REQUIRED: 'Stimmen Sie den Bedingungen zu, bevor Sie bezahlen.',
  ARRIVAL_REQUIRED: 'Wählen Sie den Anreisetag.',
  ITINERARY_LINK_INVALID:
    'Dieser Link zu Ihrem Aufenthalt ist nicht gültig. Öffnen Sie ihn noch einmal aus der E-Mail.',
  PRICE_CHANGED: 'Der zu zahlende Betrag hat sich geändert. Bitte prüfen Sie ihn erneut.',
  NOTHING_TO_PREPAY: 'Es ist nichts im Voraus zu bezahlen.',
  PAYMENT_BEGUN: 'Für diese Buchung läuft bereits eine Zahlung.',
  CANCELLATION_STEPS_UNORDERED:
    'Jede Stufe muss später liegen als die vorige und darf nicht weniger kosten.',
  CHANGE_MUST_BE_PAID: 'Was durch die Änderung hinzukommt, ist zuerst zu bezahlen.',
  PREPAYMENT_REQUIRED: 'Dies ist bei der Buchung zu bezahlen.',
  SERVICE_INACTIVE: 'Diese Aktivität kann nicht mehr gebucht werden.',
  SERVICE_CODE_REQUIRED: 'Für diese Aktivität ist ein Code erforderlich.',
  WRONG_SERVICE_CODE: 'Der Code ist nicht richtig.',
  TIME_NOT_OFFERED: 'Diese Uhrzeit wird an diesem Tag nicht angeboten.',
  DATE_IN_PAST: 'Das Datum oder die Uhrzeit liegt in der Vergangenheit.',
  TOO_LATE_NOTICE: 'Für diese Uhrzeit ist es zum Buchen zu spät.',
  BEYOND_BOOKING_WINDOW: 'Dieses Datum ist noch nicht zur Buchung freigegeben.',
  ADULT_REQUIRED: 'Mindestens ein Erwachsener muss dabei sein.',
  SEGMENT_IS_DEFAULT:
    'Dies ist das Standardsegment neuer Buchungen. Wählen Sie zuerst ein anderes.',
  SEGMENT_TAKEN: 'Es gibt bereits ein Segment mit diesem Namen.',
  SEGMENT_IN_USE: 'Dieses Segment wird verwendet und kann nicht gelöscht werden.',
  CHILDREN_NOT_ALLOWED: 'Diese Aktivität kann nicht für Kinder gebucht werden.',
  CHILD_AGES_REQUIRED: 'Geben Sie das Alter jedes Kindes an.',
  AGE_BAND_INVALID:
    'Das letzte Alter darf nicht unter dem ersten liegen; beide gehen von 0 bis 17.',
  AGE_BANDS_OVERLAP: 'Für dieses Alter gibt es schon einen Preis.',
  INVALID_CHILDREN: 'Es können nicht mehr Kinder als Teilnehmende sein.',
  WAITING_LIST_NOT_OFFERED: 'Für diese Aktivität gibt es keine Warteliste.',
  CANCELLATION_DEADLINE_PASSED: 'Die Frist zum Ändern oder Stornieren ist abgelaufen.',
  BOOKING_CANCELLED: 'Diese Reservierung wurde storniert.',
  UNKNOWN_ADDON: 'Dieses Extra wird zu der Aktivität nicht angeboten.',
  INVALID_ADDON_QUANTITY: 'Die Anzahl eines Extras ist nicht gültig.',
  OVERRIDE_REASON_REQUIRED: 'Bitte begründen Sie, warum Sie die Verfügbarkeit übergehen.',
  RESOURCE_OCCUPIED:
    'Dieser Tisch, diese Fachkraft oder dieser Raum ist zu der Zeit bereits belegt.',
  TABLE_TAKEN: 'Dieser Tisch ist zu dieser Zeit bereits vergeben.',
  NOT_AT_TABLES: 'Diese Reservierung ist nicht aktiv und kann deshalb keinen Tisch bekommen.',
  DOOR_NOT_TODAY: 'An der Tür wird nur am selben Tag gewartet.',
  DOOR_PARTY_SEATED: 'Diese Gäste haben bereits einen Tisch.',
  NO_TABLE_FREE: 'Zu dieser Zeit ist für diese Personenzahl kein Tisch frei.',
  PROPOSAL_STALE: 'Der Abend hat sich inzwischen geändert. Es wurde nichts umgesetzt.',
  PACING_FULL: 'Zu dieser Zeit kommen bereits zu viele Gäste. Bitte eine andere Zeit wählen.',
  BOOKING_PAUSED:
    'Für diese Zeit sind Online-Buchungen gerade ausgesetzt. Bitte eine andere Zeit wählen oder uns direkt kontaktieren.',
  CAPACITY_BREAKS_BOOKINGS: 'Es sind bereits mehr Plätze gebucht, als diese Kapazität zulässt.',
  SERIES_TOO_LONG: 'Eine Serie kann höchstens 53 Termine haben.',
  SERIES_WITHOUT_DATES: 'Keiner der Termine kann gebucht werden.',

  STATUS_IN_USE: 'Dieser Buchungsstatus wird verwendet und kann nicht gelöscht werden.',
  SERVICE_IN_USE: 'Zu diesem Angebot gibt es Reservierungen, es kann nicht gelöscht werden.',
  UNKNOWN_TEMPLATE_VARIABLE: 'Der Text enthält einen Platzhalter, den es hier nicht gibt.',
  TEMPLATE_TAKEN: 'In dieser Sprache gibt es schon eine Vorlage mit diesem Namen.',
  VENDOR_NOT_FOUND: 'Wir konnten dieses Haus nicht finden.',
  ROOM_NAME_TAKEN: 'Es gibt bereits einen Gastraum mit diesem Namen.',
  TOO_MANY_ROOMS: 'Ein Haus kann höchstens 20 Gasträume haben.',
  DEFAULT_ROOM_REQUIRED:
    'Ein Gastraum muss der Standard sein. Machen Sie stattdessen einen anderen zum Standard.',
  RESERVATIONS_AFFECTED: 'Reservierungen an diesen Tischen würden ihre Plätze verlieren.',
  RESERVATIONS_IN_THE_WAY: 'Diese Tische sind zu dieser Zeit reserviert oder gesperrt.',
  BLOCK_WITHOUT_TABLES: 'Hier gibt es keine Tische zu sperren.',
  BLOCK_TOO_LARGE: 'Das sind zu viele Tische für so viele Tage. Bitte in Teilen sperren.',
  NAME_USED_TWICE: 'Dieser Name kommt im Gastraum zweimal vor.',
  ID_USED_TWICE: 'Dieser Teil des Gastraums wurde zweimal gesendet.',
  INVALID_PARTY: 'Die kleinste Gruppe kann nicht größer sein als die Zahl der Plätze.',
  UNKNOWN_TABLE: 'Diesen Tisch gibt es im Gastraum nicht.',
  UNKNOWN_SECTION: 'Diesen Bereich gibt es im Gastraum nicht.',

  MEMBERSHIP_NOT_STARTED: 'Diese Mitgliedschaft hat an dem Tag noch nicht begonnen.',
  MEMBERSHIP_PAUSED: 'Diese Mitgliedschaft ruht.',
  MEMBERSHIP_NOT_PAUSED: 'Diese Mitgliedschaft ruht nicht.',
  MEMBERSHIP_ENDED: 'Diese Mitgliedschaft wurde beendet.',
  MEMBERSHIP_EXPIRED: 'Diese Mitgliedschaft ist an dem Tag nicht mehr gültig.',
  MEMBERSHIP_USED_UP: 'Auf dieser Mitgliedschaft sind nicht mehr genug Nutzungen übrig.',
  MEMBERSHIP_DOES_NOT_COVER: 'Diese Mitgliedschaft deckt diese Aktivität nicht ab.',
  MEMBERSHIP_USE_UNDONE: 'Diese Nutzung wurde bereits zurückgegeben.',
  MEMBERSHIP_WITHOUT_USES: 'Es gibt keine Nutzung, die zurückgegeben werden kann.',
  MEMBERSHIP_TYPE_INACTIVE: 'Diese Mitgliedschaftsart wird nicht mehr verkauft.',
  MEMBERSHIP_TYPE_IN_USE:
    'Gäste haben Mitgliedschaften dieser Art, sie kann nicht gelöscht werden.',
  PACKAGE_INACTIVE: 'Dieses Paket wird nicht mehr verkauft.',
  UNKNOWN_SERVICE: 'Eine der Aktivitäten gibt es nicht.',
  STAY_WITHOUT_NIGHT: 'Die Abreise muss nach der Anreise liegen.',
  STAY_DAY_OUT_OF_RANGE: 'Dieser Tag gehört nicht zum Aufenthalt.',
  STAY_CANCELLED: 'Dieser Aufenthalt wurde storniert.',
  STAY_HAS_BOOKINGS: 'Zu diesem Aufenthalt gibt es Reservierungen. Stornieren Sie diese zuerst.',
  STAY_SERVICE_BOOKED: 'Alles, was der Aufenthalt hiervon enthält, ist bereits gebucht.',
  STAY_DOES_NOT_INCLUDE: 'Der Aufenthalt enthält diese Aktivität an dem Tag nicht.',
  COVERED_TWICE:
    'Eine Reservierung kann nicht zugleich von Mitgliedschaft und Aufenthalt gedeckt sein.',
  IMPORT_CELL_COUNT: 'Diese Zeile hat mehr oder weniger Zellen als die Kopfzeile.',
  IMPORT_QUOTE_OPEN:
    'Ein Anführungszeichen in dieser Zeile wird nie geschlossen: Nichts danach konnte gelesen werden.',
  IMPORT_NOT_TEXT:
    'Das ist keine CSV-Datei. Speichern Sie Ihre Liste als CSV und wählen Sie sie erneut aus.',
  IMPORT_COLUMNS_MISSING: 'In der Datei fehlen benötigte Spalten.',
  IMPORT_TOO_MANY_ROWS: 'Die Datei hat zu viele Zeilen. Bitte in Teilen importieren.',
  SHIFTS_OVERLAP: 'Diese Schicht überschneidet sich mit einer anderen derselben Person.',
  BREAK_OUTSIDE_SHIFT: 'Eine Pause liegt außerhalb der Schicht.',
  BREAKS_OVERLAP: 'Zwei Pausen überschneiden sich.',
  TREATMENTS_AFFECTED: 'Behandlungen würden ihre Therapeutin oder ihren Therapeuten verlieren.',
  SPA_LIMIT_REACHED: 'Ein Betrieb kann höchstens 200 davon haben.',
  THERAPIST_ACCOUNT_TAKEN:
    'Dieses Personalkonto gehört bereits zu einer anderen Therapeutin oder einem anderen Therapeuten.',
  THERAPIST_IN_USE:
    'Für diese Person gibt es Schichten oder Behandlungen, oder Gäste warten auf sie. Bitte stattdessen deaktivieren.',
  TREATMENT_ROOM_IN_USE:
    'In diesem Behandlungsraum gibt es Behandlungen. Bitte stattdessen deaktivieren.',
  TREATMENT_TYPE_IN_USE:
    'Es gibt Behandlungen dieser Art, oder Gäste warten auf eine. Bitte stattdessen deaktivieren.',
  TREATMENT_TOO_LONG:
    'Eine Behandlung kann mit Vor- und Nachbereitung höchstens 12 Stunden dauern.',
  TREATMENT_WITHOUT_HANDS_ON: 'Eine Behandlung braucht mindestens eine aktive Phase.',
  THERAPIST_TAKEN: 'Diese Person hat zu dieser Zeit bereits einen Termin.',
  ROOM_TAKEN: 'Dieser Behandlungsraum ist zu dieser Zeit bereits belegt.',
  THERAPIST_NOT_WORKING: 'Diese Person arbeitet zu dieser Zeit nicht.',
  NO_THERAPIST_FREE: 'Zu dieser Zeit ist niemand für diese Behandlung frei.',
  NO_TREATMENT_ROOM_FREE: 'Zu dieser Zeit ist kein Raum für diese Behandlung frei.',
  THERAPIST_CANNOT_GIVE: 'Diese Person gibt diese Behandlung nicht.',
  ROOM_NOT_SUITABLE: 'Diese Behandlung ist in diesem Raum nicht möglich.',
  WISH_NOT_KEPT: 'Das ist nicht die Person, die der Gast gewünscht hat.',
  TREATMENT_TYPE_INACTIVE: 'Diese Behandlung kann nicht mehr gebucht werden.',
  ALREADY_WAITING: 'Sie warten an einem dieser Tage bereits auf diese Behandlung.',
  NO_TIME_FREE: 'An diesen Tagen ist keine Zeit frei.',
  TREATMENT_NOT_ONLINE:
    'Diese Behandlung kann nicht online gebucht werden. Wenden Sie sich an das Haus.',
  TREATMENT_TIME_TAKEN: 'Diese Zeit wurde gerade vergeben. Wählen Sie eine andere.',
  TREATMENT_PAID:
    'Diese Behandlung ist bereits bezahlt. Wenden Sie sich zum Stornieren an das Haus.',
  TREATMENT_NOT_CONFIRMED: 'Nur eine bestätigte Behandlung kann dem Gast bestätigt werden.',
  JOURNEY_GUESTS: 'Diese Behandlung ist für eine andere Zahl von Gästen.',
  JOURNEY_OUT_OF_ORDER: 'Diese Behandlungen folgen nicht so aufeinander, wie sie sollen.',
  JOURNEY_TAKEN: 'Diese Zeiten wurden gerade vergeben. Wählen Sie andere.',
  JOURNEY_ON_SEVERAL_DAYS:
    'Diese Behandlungen sind an verschiedenen Tagen. Verschieben Sie sie einzeln.',
  PAUSE_WITH_GUEST: 'Eine Pause hat keinen Gast.',
  PAUSE_WITHOUT_RESOURCE: 'Bitte wählen Sie für die Pause eine Person oder einen Behandlungsraum.',
  NOT_A_TREATMENT: 'Eine Pause kann nicht begonnen oder beendet werden.',
  INTAKE_LINK_INVALID:
    'Dieser Link zum Fragebogen gilt nicht mehr. Bitten Sie das Haus um einen neuen.',
  INTAKE_CLOSED: 'Die Behandlung hat begonnen, der Fragebogen kann nicht mehr beantwortet werden.',
  INTAKE_FORM_CHANGED:
    'Der Fragebogen hat sich geändert. Laden Sie die Seite neu und prüfen Sie Ihre Antworten.',
  INTAKE_ANSWERS_INVALID: 'Einige Antworten fehlen oder passen nicht zur Frage.',
  INTAKE_NOT_ASKED: 'Vor dieser Behandlung werden Gäste nichts gefragt.',
  TREATMENT_LOCKED: 'Eine gesperrte Behandlung kann nicht gespeichert werden',

  // Partners
  API_VERSION_UNKNOWN: 'Diese Version der API gibt es nicht.',
  KEY_INVALID: 'Dieser Schlüssel ist unbekannt, abgelaufen oder widerrufen.',
  KEY_NOT_ALLOWED: 'Das ist mit einem Schlüssel nicht möglich.',
  KEY_SCOPE_MISSING: 'Dieser Schlüssel hat dafür keine Berechtigung.',
  KEY_REVOKED: 'Dieser Schlüssel wurde widerrufen. Erstellen Sie einen neuen.',
  TOO_MANY_KEYS:
    'Die Grenze von 50 Schlüsseln ist erreicht. Widerrufen Sie einen, den niemand verwendet.',
  TOO_MANY_WEBHOOKS:
    'Die Grenze von 20 Webhooks ist erreicht. Löschen Sie einen, den niemand verwendet.',
  WEBHOOK_OFF: 'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
} satisfies Translation<'de', typeof en>;
