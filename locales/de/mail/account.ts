import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: 'Bestätige deine E-Mail-Adresse',
    heading: 'Willkommen bei {product}',
    why: 'Bestätige deine Adresse, um die Registrierung abzuschließen. Es passiert nichts, bis du auf der Seite, die sich öffnet, auf die Schaltfläche drückst.',
    asked: 'Jemand hat sich am {{at}} mit dieser Adresse unter dem Namen „{{name}}“ registriert.',
    askedNameless: 'Jemand hat sich am {{at}} mit dieser Adresse registriert.',
    notYou: 'Wenn du das nicht warst, tu nichts.',
    otherBrowser:
      'Wenn du in einem anderen Browser bestätigst als dem, in dem du dich registriert hast, bitten wir dich, ein neues Passwort zu wählen.',
    button: 'Adresse bestätigen',
    typed: 'Oder gib diesen Code dort ein, wo du dich registriert hast:',
    valid: 'Der Link gilt 1 Tag, der Code 1 Stunde.',
  },
  magicLink: {
    subject: 'Bei {product} anmelden',
    heading: 'Bei {product} anmelden',
    why: 'Jemand möchte sich mit dieser Adresse anmelden. Wenn du das warst, öffne den Link. Es passiert nichts, bis du auf der Seite, die sich öffnet, auf die Schaltfläche drückst.',
    button: 'Anmelden',
    typed: 'Oder gib diesen Code dort ein, wo du dich anmelden wolltest:',
    valid:
      'Der Link gilt 1 Tag und der Code 1 Stunde, jeweils einmal. Gib beide nicht weiter. Wer einen davon hat, kann sich mit deinem Konto anmelden.',
  },
  recovery: {
    subject: 'Wähle ein neues Passwort',
    heading: 'Wähle ein neues Passwort',
    why: 'Jemand hat für diese Adresse ein neues {product}-Passwort angefordert. Wenn du das warst, drücke auf die Schaltfläche und wähle eines. Bis dahin bleibt dein Passwort, wie es ist.',
    button: 'Neues Passwort wählen',
    typed: 'Oder gib diesen Code dort ein, wo du es angefordert hast:',
    valid:
      'Der Link gilt 1 Tag und der Code 1 Stunde, jeweils einmal. Gib beide nicht weiter. Wer einen davon hat, kann sich mit deinem Konto anmelden.',
  },
  reauthentication: {
    subject: 'Dein Code zum Ändern des Passworts',
    heading: 'Bist du das?',
    why: 'Jemand, der in deinem Konto angemeldet ist, möchte das Passwort ändern. Wenn du das bist, gib dort diesen Code ein:',
    valid: 'Der Code gilt einmal und läuft in 1 Stunde ab.',
    notYou:
      'Wenn du das nicht bist, gib den Code nicht weiter und melde in deinen Einstellungen alle anderen Geräte ab. Vielleicht benutzt jemand ein Gerät, auf dem du angemeldet bist.',
  },
  addressChangeCurrent: {
    subject: 'Bestätige die Änderung deiner E-Mail-Adresse',
    heading: 'E-Mail-Adresse ändern?',
    why: 'Jemand, der in deinem Konto angemeldet ist, möchte diese E-Mail-Adresse durch eine andere ersetzen. Deine Adresse ändert sich erst, wenn beide bestätigt sind. Wenn du das warst, drücke auf die Schaltfläche.',
    button: 'Änderung bestätigen',
    valid: 'Der Link gilt 1 Tag. Wenn du das nicht warst, bestätige nicht und ändere dein Passwort.',
  },
  addressChangeNew: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    heading: 'Bestätige deine neue E-Mail-Adresse',
    why: 'Jemand möchte diese E-Mail-Adresse für ein {product}-Konto verwenden. Sie ändert sich erst, wenn die neue und die alte Adresse bestätigt sind. Wenn du das warst, drücke auf die Schaltfläche.',
    asked: 'Jemand hat das am {{at}} unter dem Namen „{{name}}“ angefordert.',
    askedNameless: 'Jemand hat das am {{at}} angefordert.',
    notYou: 'Wenn du das nicht warst, tu nichts.',
    otherBrowser:
      'Die Schaltfläche funktioniert in dem Browser, in dem du die Änderung angefordert hast. In jedem anderen Browser melde dich zuerst in deinem Konto an.',
    button: 'Neue Adresse bestätigen',
    valid: 'Der Link gilt 1 Tag.',
  },
  change: {
    you: 'Wenn du das warst, musst du nichts tun.',
  },
  factorAdded: {
    subject: 'Anmeldung in zwei Schritten ist an',
    heading: 'Anmeldung in zwei Schritten ist an',
    what: 'Deinem {product}-Konto wurde am {{at}} eine Authenticator-App hinzugefügt. Ab jetzt brauchst du ihren Code zum Anmelden. Auf deinen anderen Geräten wurdest du abgemeldet.',
    notYou:
      'Wenn du das nicht warst, kommt jemand anderes in dein Konto. Wähle sofort auf {{address}}/forgot-password ein neues Passwort und schreib uns. Unsere Adresse steht unten auf jeder Seite.',
  },
  factorRemoved: {
    subject: 'Anmeldung in zwei Schritten ist aus',
    heading: 'Anmeldung in zwei Schritten ist aus',
    what: 'Die Authenticator-App wurde am {{at}} aus deinem {product}-Konto entfernt.',
    notYou:
      'Wenn du das nicht warst, wähle sofort auf {{address}}/forgot-password ein neues Passwort. Geh dann zu Einstellungen, Sicherheit, melde alle anderen Geräte ab und schalte die Anmeldung in zwei Schritten wieder ein.',
  },
  factorRecovered: {
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    heading: 'Ein Wiederherstellungscode wurde verwendet',
    what: 'Jemand hat am {{at}} einen Wiederherstellungscode statt deiner Authenticator-App verwendet. Die App und deine übrigen Wiederherstellungscodes funktionieren nicht mehr, und auf deinen anderen Geräten wurdest du abgemeldet.',
    notYou:
      'Wenn du das nicht warst, hat jemand dein Passwort und deine Codes. Wähle sofort auf {{address}}/forgot-password ein neues Passwort und schalte dann unter Einstellungen, Sicherheit die Anmeldung in zwei Schritten wieder ein.',
  },
  passwordChanged: {
    subject: 'Dein Passwort wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    what: 'Das Passwort deines {product}-Kontos wurde am {{at}} geändert. Auf deinen anderen Geräten wurdest du abgemeldet.',
    notYou:
      'Wenn du das nicht warst, wähle sofort auf {{address}}/forgot-password ein anderes Passwort. Damit wird abgemeldet, wer es geändert hat.',
  },
  addressChanged: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    heading: 'Deine E-Mail-Adresse wurde geändert',
    what: 'Die E-Mail-Adresse deines {product}-Kontos wurde am {{at}} geändert, nachdem beide Adressen bestätigt waren. Mit dieser kannst du dich nicht mehr anmelden.',
    notYou:
      'Wenn du das nicht warst, kann jemand deine E-Mails lesen. Ändere das Passwort deines Postfachs und schreib uns sofort. Unsere Adresse steht unten auf jeder Seite von {{address}}.',
  },
} satisfies Translation<typeof english>
