import type english from '../en/passport.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Prüfe, ob ein Fitting-Pass echt ist. Er wird auf diesem Gerät geprüft, und es wird nichts gesendet.',
  file: 'Datei des Passes',
  fileHint: 'Oder öffne den Link in seinem QR-Code.',
  checking: 'Wird geprüft …',
  keysFailed:
    'Die Schlüssel zum Prüfen konnten nicht geladen werden. Verbinde dich mit dem Internet und versuche es noch einmal.',
  retry: 'Noch einmal versuchen',
  real: 'Dieser Fitting-Pass ist echt',
  refusedTitle: 'Dieser Fitting-Pass ist nicht gültig',
  refused: {
    too_large: 'Diese Datei ist zu groß für einen Fitting-Pass.',
    unreadable: 'Diese Datei ist kein Fitting-Pass.',
    unknown_schema: 'Das ist eine andere Art von Datei oder eine Version, die diese Seite nicht kennt.',
    unknown_issuer:
      'Unbekannter Aussteller: Eine andere Installation hat diesen Pass signiert. Prüfe ihn dort.',
    invalid: 'Er wurde nach dem Signieren geändert, oder ein anderer Schlüssel hat ihn signiert.',
    revoked:
      'Der Schlüssel, mit dem er signiert wurde, ist gesperrt, weil ihn vielleicht jemand anderes hat.',
  },
  nothingTaken: 'Es wurde nichts importiert.',
  confirmed: 'Fitting bei {{fitter}}, bestätigt durch {product} auf {{host}}',
  fitterOf: '{{fitter}}, {{studio}}',
  fittedOn: 'Fitting am {{date}}',
  issuedOn: 'Signiert am {{date}}',
  rider: 'Fahrer/in: {{name}}',
  position: 'Wie das Rad eingestellt war, als der Pass signiert wurde.',
  extract: 'Das sind die wichtigsten Maße. Die Datei des Passes enthält alle.',
  numbers: 'Maße',
  measurement: 'Messwert',
  value: 'Wert',
  byRider: 'Nicht von einem Bikefitter gemessen',
  byRiderList: 'Nicht von einem Bikefitter gemessen: {{names}}.',
  card: {
    title: 'Fitting-Pass',
    fit: 'Die Maße dieses Fittings als kleine signierte Datei. Ein anderer Bikefitter kann davon ausgehen, und alle können prüfen, dass niemand sie geändert hat.',
    bike: 'Die Maße dieses Rads als kleine signierte Datei. Ein anderer Bikefitter kann davon ausgehen, und alle können prüfen, dass niemand sie geändert hat.',
    withName: 'Meinen Namen angeben',
    changed: 'Ich habe seit dem Fitting etwas geändert',
    changedHint:
      'Gib nur ein, was jetzt anders ist. Es wird als nicht von einem Bikefitter gemessen gekennzeichnet.',
    make: 'Pass erstellen',
    save: 'Datei speichern',
    fileName: 'Fitting-Pass',
    made: 'Dein Fitting-Pass ist fertig.',
    again: 'Du hast etwas geändert. Erstelle den Pass neu.',
    scan: 'Wer den Code scannt, sieht die wichtigsten Maße und dass sie echt sind.',
    scanLabel: 'QR-Code mit den wichtigsten Maßen',
    check: 'Wie andere ihn prüfen',
  },
} satisfies Translation<typeof english>
