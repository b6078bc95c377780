import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: 'Vi kan ikke få forbindelse til serveren lige nu. Sessionen åbner, så snart vi kan.',
    fromDevice: 'Du ser sessionen, som du sidst åbnede den her. Vi genindlæser den, når du er online igen.',
    kept_one: '{{count}} ændring er gemt på denne enhed og sendes da.',
    kept_other: '{{count}} ændringer er gemt på denne enhed og sendes da.',
  },
  save: {
    saving: 'Gemmer…',
    saved: 'Gemt {{when}}',
    nothing: 'Gemmes automatisk',
    waiting: 'Venter på forbindelse. Intet er tabt.',
    allSent: 'Online igen. Alt er gemt.',
    conflict: 'Dit valg mangler',
    stopped: 'Ikke gemt',
    signedOut: 'Du er logget ud. Ikke gemte ændringer er bevaret på denne enhed.',
    logIn: 'Log ind',
    closed_one:
      'Sessionen er lukket i mellemtiden. {{count}} ændring er bevaret på denne enhed, men ikke gemt.',
    closed_other:
      'Sessionen er lukket i mellemtiden. {{count}} ændringer er bevaret på denne enhed, men ikke gemt.',
    barred_one: '{{count}} ændring kunne ikke gemmes.',
    barred_other: '{{count}} ændringer kunne ikke gemmes.',
    refused_one: 'Ændringen kunne ikke gemmes. Alt andet er i orden.',
    refused_other: 'Disse {{count}} ændringer kunne ikke gemmes. Alt andet er i orden.',
    notTaken: 'Ikke gemt. {{reason}}',
    leaveOut: 'Kassér',
    order: 'Ændringernes rækkefølge',
    retry: 'Prøv igen',
    discard: 'Kassér ændringer',
    notKept: 'Denne browser gemmer intet. Hold siden åben, indtil du er online igen.',
  },
  conflict: {
    title: 'Dette blev ændret på to enheder. Hvilken version vil du beholde?',
    mine: 'Denne enhed: {{value}}',
    theirs: 'Anden enhed: {{value}}',
    empty: 'tom',
    withdrawn: 'fjernet',
    standing: 'ikke fjernet',
    of: {
      session: 'Session',
      intervention: 'Ændring',
      recommendation: 'Anbefaling',
    },
  },
} satisfies Translation<typeof english>
