import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Se dine tider i den kalender, du allerede bruger, og hold de tider fri, hvor du er optaget et andet sted.',
  back: 'Bestillinger',
  feed: {
    title: 'Dine tider i din kalender',
    text: 'Lav en privat adresse, og føj den til Google Kalender, Apple Kalender, Outlook eller et andet program som en kalender fra nettet. Programmet bestemmer, hvor ofte det kigger: Nogle gør det kun med nogle timers mellemrum.',
    none: 'Der er ingen adresse endnu.',
    madeAt: 'Lavet {{date}}. Adressen blev vist én gang og kan ikke vises igen.',
    make: 'Lav adresse',
    renew: 'Lav en ny adresse',
    end: 'Slå adresse fra',
    names: 'Vis rytternes navne',
    namesHint: 'Virksomheden bag dit kalenderprogram læser dem også. Noter og svar er aldrig med.',
    secret: 'Alle, der har adressen, kan læse din kalender. Hvis en anden har den, så lav en ny.',
  },
  made: {
    title: 'Din kalenders adresse',
    text: 'Kopier den nu: Den vises kun én gang. Tilføj en kalender fra nettet i dit kalenderprogram, og indsæt den.',
    label: 'Adresse',
    done: 'Færdig',
  },
  renew: {
    title: 'Lave en ny adresse?',
    text: 'Den nuværende adresse holder op med at virke med det samme i alle programmer, der bruger den.',
  },
  end: {
    title: 'Slå denne adresse fra?',
    text: 'Programmer, der bruger den, får ikke længere dine tider. Dine bestillinger bliver, som de er.',
    done: 'Adressen er slået fra.',
  },
  others: {
    title: 'Tider, hvor du er optaget et andet sted',
    text: 'Tilknyt en anden kalender med dens ICS-adresse. Ryttere får aldrig tilbudt en tid, hvor den siger, at du er optaget. Kun disse tider gemmes, ikke hvad du laver.',
    add: 'Tilknyt en kalender',
    full_one: 'Du har tilknyttet {{count}} kalender. Flere er ikke muligt.',
    full_other: 'Du har tilknyttet {{count}} kalendere. Flere er ikke muligt.',
    none: 'Ingen anden kalender er tilknyttet.',
    read: 'Senest læst',
    readNow: 'Læs nu',
    readNow_label: 'Læs nu: {{name}}',
    readNow_done: '{{name}} er læst.',
    readNow_failed: '{{name}} kunne ikke læses.',
    remove: 'Fjern',
    remove_label: 'Fjern {{name}}',
    removed: 'Kalenderen er fjernet.',
    failing:
      'Den har ikke kunnet læses siden {{date}}. {{reason}} De tider, den sidst oplyste, forbliver optaget; nyere mangler.',
  },
  remove: {
    title: 'Fjerne denne kalender?',
    text: '»{{name}}« læses ikke længere, og ryttere kan bestille de tider, den spærrede.',
  },
  form: {
    title: 'Tilknyt en kalender',
    name: 'Navn',
    nameHint: 'Kun for dig, for eksempel »Privat«.',
    nameMissing: 'Skriv et navn.',
    url: 'ICS-adresse',
    urlHint:
      'Den begynder med https:// eller webcal://. I Google Kalender er det den »hemmelige adresse i iCal-format«.',
    urlMissing: 'Skriv adressen.',
    save: 'Læs og tilknyt',
  },
  reason: {
    not_public: 'Adressen hører ikke til en server på internettet, som vi kan nå med https.',
    unreachable: 'Ingen server svarer der over en sikker forbindelse.',
    timed_out: 'Serveren var mere end fem sekunder om det.',
    refused: 'Serveren giver os ikke kalenderen.',
    too_many_redirects: 'Serveren fører videre til andre adresser for mange gange.',
    too_large: 'Kalenderen er større end 5 MB.',
    not_a_calendar: 'Det, serveren sendte, er ikke en kalender, vi kan læse.',
    too_many_events: 'Kalenderen har mere end 5.000 begivenheder det næste år.',
  },
} satisfies Translation<typeof english>
