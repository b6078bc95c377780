import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: 'We kunnen de server nu niet bereiken. Deze sessie opent zodra dat weer kan.',
    fromDevice:
      'Je ziet deze sessie zoals je die hier het laatst hebt geopend. We laden die opnieuw als je weer online bent.',
    kept_one: '{{count}} wijziging is op dit apparaat bewaard en wordt dan verstuurd.',
    kept_other: '{{count}} wijzigingen zijn op dit apparaat bewaard en worden dan verstuurd.',
  },
  save: {
    saving: 'Opslaan…',
    saved: 'Opgeslagen {{when}}',
    nothing: 'Slaat automatisch op',
    waiting: 'Wacht op verbinding. Er gaat niets verloren.',
    allSent: 'Weer online. Alles is opgeslagen.',
    conflict: 'Wacht op je keuze',
    stopped: 'Niet opgeslagen',
    signedOut: 'Je bent uitgelogd. Niet-opgeslagen wijzigingen zijn op dit apparaat bewaard.',
    logIn: 'Inloggen',
    closed_one:
      'Deze sessie is intussen gesloten. {{count}} wijziging is op dit apparaat bewaard maar niet opgeslagen.',
    closed_other:
      'Deze sessie is intussen gesloten. {{count}} wijzigingen zijn op dit apparaat bewaard maar niet opgeslagen.',
    barred_one: '{{count}} wijziging kon niet worden opgeslagen.',
    barred_other: '{{count}} wijzigingen konden niet worden opgeslagen.',
    refused_one: 'Deze wijziging kon niet worden opgeslagen. Al het andere is in orde.',
    refused_other: 'Deze {{count}} wijzigingen konden niet worden opgeslagen. Al het andere is in orde.',
    notTaken: 'Niet opgeslagen. {{reason}}',
    leaveOut: 'Weggooien',
    order: 'Volgorde van de wijzigingen',
    retry: 'Opnieuw proberen',
    discard: 'Wijzigingen weggooien',
    notKept: 'Deze browser slaat niets op. Houd deze pagina open tot je weer online bent.',
  },
  conflict: {
    title: 'Dit is op twee apparaten gewijzigd. Welke versie wil je houden?',
    mine: 'Dit apparaat: {{value}}',
    theirs: 'Ander apparaat: {{value}}',
    empty: 'leeg',
    withdrawn: 'weggehaald',
    standing: 'niet weggehaald',
    of: {
      session: 'Sessie',
      intervention: 'Wijziging',
      recommendation: 'Aanbeveling',
    },
  },
} satisfies Translation<typeof english>
