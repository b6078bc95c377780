import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: 'Vi får ikke kontakt med serveren akkurat nå. Økten åpnes så snart vi kan.',
    fromDevice:
      'Du ser denne økten slik du sist åpnet den her. Vi laster den inn på nytt når du er på nett igjen.',
    kept_one: '{{count}} endring er lagret på denne enheten og sendes da.',
    kept_other: '{{count}} endringer er lagret på denne enheten og sendes da.',
  },
  save: {
    saving: 'Lagrer…',
    saved: 'Lagret {{when}}',
    nothing: 'Lagres automatisk',
    waiting: 'Venter på forbindelse. Ingenting er tapt.',
    allSent: 'På nett igjen. Alt er lagret.',
    conflict: 'Valget ditt mangler',
    stopped: 'Ikke lagret',
    signedOut: 'Du er logget ut. Ulagrede endringer er beholdt på denne enheten.',
    logIn: 'Logg inn',
    closed_one:
      'Økten er lukket i mellomtiden. {{count}} endring er beholdt på denne enheten, men ikke lagret.',
    closed_other:
      'Økten er lukket i mellomtiden. {{count}} endringer er beholdt på denne enheten, men ikke lagret.',
    barred_one: '{{count}} endring kunne ikke lagres.',
    barred_other: '{{count}} endringer kunne ikke lagres.',
    refused_one: 'Denne endringen kunne ikke lagres. Alt annet er i orden.',
    refused_other: 'Disse {{count}} endringene kunne ikke lagres. Alt annet er i orden.',
    notTaken: 'Ikke lagret. {{reason}}',
    leaveOut: 'Forkast',
    order: 'Rekkefølgen på endringene',
    retry: 'Prøv igjen',
    discard: 'Forkast endringer',
    notKept: 'Denne nettleseren lagrer ingenting. Hold siden åpen til du er på nett igjen.',
  },
  conflict: {
    title: 'Dette ble endret på to enheter. Hvilken versjon vil du beholde?',
    mine: 'Denne enheten: {{value}}',
    theirs: 'Annen enhet: {{value}}',
    empty: 'tomt',
    withdrawn: 'fjernet',
    standing: 'ikke fjernet',
    of: {
      session: 'Økt',
      intervention: 'Endring',
      recommendation: 'Anbefaling',
    },
  },
} satisfies Translation<typeof english>
