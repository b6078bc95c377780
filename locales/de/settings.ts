import type english from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export default {
  preferencesLead: 'Wie {product} für dich aussieht und arbeitet.',
  account: {
    lead: 'Dein Name und deine Adresse. Änderungen werden automatisch gespeichert.',
    email: 'E-Mail-Adresse',
    noEmail: 'Noch keine Adresse',
    changeEmail: 'Adresse ändern',
    kind: 'Art des Kontos',
    name: 'Name',
    nameRider: 'Der Name, den dein Bikefitter sieht.',
    nameFitter: 'Der Name, den Fahrer/innen in Einladungen sehen.',
    nameMissing: 'Gib einen Namen ein.',
  },
  shortcuts: {
    label: 'Tastenkürzel',
    hint: 'Auf jeder Seite: / oder Strg K zum Suchen, ? für die Liste aller Kürzel.',
  },
  language: {
    title: 'Sprache und Einheiten',
    hint: 'Für diese Seiten und die E-Mails, die wir dir senden.',
    units: 'Einheiten',
    metric: 'Metrisch',
    metricHint: 'Zentimeter, Kilogramm, Kilometer',
    imperial: 'Imperial',
    imperialHint: 'Fuß und Zoll, Pfund, Meilen',
  },
  privacy: {
    lead: 'Deine Daten, wer sie verwendet und deine Rechte.',
    research: 'Meine Daten für Forschung verwenden',
    researchHint:
      'Anonymisiert, für Forschung und die Entwicklung von KI-Werkzeugen für das Bikefitting. Wenn das ausgeschaltet ist, werden deine Daten nicht dafür verwendet. Eine Änderung gilt sofort, und dein Fitting hängt nicht davon ab.',
    notice: 'Deine Daten & Datenschutz',
    noticeHint: 'Wer deine Daten sieht, wie sie geschützt sind und wie lange sie gespeichert werden.',
    rights: 'Um eine Kopie, eine Berichtigung oder Löschung bitten',
    deleteAccount: 'Konto löschen',
    contact: 'Oder schreib an {{address}}.',
  },
  profile: {
    title: 'Bikefitter-Profil',
    lead: 'Was Fahrer/innen über dich sehen. Änderungen werden automatisch gespeichert.',
    name: 'Dein Name',
    nameHint: 'Du kannst ihn in den Einstellungen deines Kontos ändern.',
    studio: 'Studio',
    studioHint: 'Steht neben deinem Namen in Einladungen und in der Liste der Bikefitter.',
    contact: 'Wie Fahrer/innen dich erreichen',
    contactHint: 'Steht auf deinen Berichten: Telefonnummer, E-Mail-Adresse, Öffnungszeiten.',
    logo: 'Logo',
    logoHint: 'Steht auf deinen Berichten. Wir passen die Größe an. Verwende JPEG, PNG, WebP oder HEIC.',
    logoChoose: 'Logo auswählen',
    logoReplace: 'Logo ändern',
    logoRemove: 'Logo entfernen',
    listed: 'Fahrer/innen können mich finden',
    listedHint:
      'Du stehst in der Liste der Bikefitter, und Fahrer/innen können dir ohne Einladung einen Vorabfragebogen senden.',
    notListed: 'Du stehst nicht in der Liste der Bikefitter. Fahrer/innen brauchen eine Einladung von dir.',
    link: 'Dein Link für Fahrer/innen',
    linkHint: 'Fahrer/innen, die ihn öffnen, melden sich an und beginnen bei dir einen Vorabfragebogen.',
  },
  saved: {
    undoLabel: 'Rückgängig machen: {{field}}',
  },
} satisfies Translation<typeof english>
