import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Se timene dine i kalenderen du allerede bruker, og hold av tider da du er opptatt et annet sted.',
  back: 'Bestillinger',
  feed: {
    title: 'Timene dine i kalenderen din',
    text: 'Lag en privat adresse og legg den til i Google Kalender, Apple Kalender, Outlook eller et annet program som en kalender fra nettet. Programmet bestemmer hvor ofte det ser etter: Noen gjør det bare med noen timers mellomrom.',
    none: 'Det finnes ingen adresse ennå.',
    madeAt: 'Laget {{date}}. Adressen ble vist én gang og kan ikke vises igjen.',
    make: 'Lag adresse',
    renew: 'Lag en ny adresse',
    end: 'Slå av adresse',
    names: 'Vis syklistenes navn',
    namesHint: 'Selskapet bak kalenderprogrammet leser dem også. Notater og svar er aldri med.',
    secret: 'Alle som har adressen, kan lese kalenderen din. Lag en ny hvis noen andre har den.',
  },
  made: {
    title: 'Adressen til kalenderen din',
    text: 'Kopier den nå: Den vises bare én gang. Legg til en kalender fra nettet i kalenderprogrammet ditt, og lim den inn.',
    label: 'Adresse',
    done: 'Ferdig',
  },
  renew: {
    title: 'Lage en ny adresse?',
    text: 'Den nåværende adressen slutter å virke med en gang, i alle programmer som bruker den.',
  },
  end: {
    title: 'Slå av denne adressen?',
    text: 'Programmer som bruker den, får ikke lenger timene dine. Bestillingene dine blir som de er.',
    done: 'Adressen er slått av.',
  },
  others: {
    title: 'Tider da du er opptatt et annet sted',
    text: 'Koble til en annen kalender med ICS-adressen. Syklister blir aldri tilbudt en tid der den sier at du er opptatt. Bare disse tidene lagres, ikke hva du gjør da.',
    add: 'Koble til en kalender',
    full_one: 'Du har koblet til {{count}} kalender. Flere er ikke mulig.',
    full_other: 'Du har koblet til {{count}} kalendere. Flere er ikke mulig.',
    none: 'Ingen annen kalender er koblet til.',
    read: 'Sist lest',
    readNow: 'Les nå',
    readNow_label: 'Les nå: {{name}}',
    readNow_done: '{{name}} er lest.',
    readNow_failed: '{{name}} kunne ikke leses.',
    remove: 'Fjern',
    remove_label: 'Fjern {{name}}',
    removed: 'Kalenderen er fjernet.',
    failing:
      'Den har ikke kunnet leses siden {{date}}. {{reason}} Tidene den sist oppga, forblir opptatt; nyere mangler.',
  },
  remove: {
    title: 'Fjerne denne kalenderen?',
    text: '«{{name}}» leses ikke lenger, og syklister kan bestille tidene den sperret.',
  },
  form: {
    title: 'Koble til en kalender',
    name: 'Navn',
    nameHint: 'Bare for deg, for eksempel «Privat».',
    nameMissing: 'Skriv inn et navn.',
    url: 'ICS-adresse',
    urlHint:
      'Den begynner med https:// eller webcal://. I Google Kalender er det den «hemmelige adressen i iCal-format».',
    urlMissing: 'Skriv inn adressen.',
    save: 'Les og koble til',
  },
  reason: {
    not_public: 'Adressen hører ikke til en server på internett som vi kan nå med https.',
    unreachable: 'Ingen server svarer der over en sikker forbindelse.',
    timed_out: 'Serveren brukte mer enn fem sekunder.',
    refused: 'Serveren gir oss ikke kalenderen.',
    too_many_redirects: 'Serveren fører videre til andre adresser for mange ganger.',
    too_large: 'Kalenderen er større enn 5 MB.',
    not_a_calendar: 'Det serveren sendte, er ikke en kalender vi kan lese.',
    too_many_events: 'Kalenderen har mer enn 5000 hendelser det neste året.',
  },
} satisfies Translation<typeof english>
