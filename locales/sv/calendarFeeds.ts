import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Se dina tider i kalendern du redan använder, och håll undan tider då du är upptagen på annat håll.',
  back: 'Bokningar',
  feed: {
    title: 'Dina tider i din kalender',
    text: 'Skapa en privat adress och lägg till den i Google Kalender, Apple Kalender, Outlook eller ett annat program som en kalender från webben. Programmet bestämmer hur ofta det tittar: vissa gör det bara med några timmars mellanrum.',
    none: 'Det finns ingen adress ännu.',
    madeAt: 'Skapad {{date}}. Adressen visades en gång och kan inte visas igen.',
    make: 'Skapa adress',
    renew: 'Skapa en ny adress',
    end: 'Stäng av adress',
    names: 'Visa cyklisters namn',
    namesHint:
      'Företaget bakom ditt kalenderprogram läser dem också. Anteckningar och svar finns aldrig med.',
    secret: 'Den som har adressen kan läsa din kalender. Om någon annan har den skapar du en ny.',
  },
  made: {
    title: 'Din kalenders adress',
    text: 'Kopiera den nu: den visas bara en gång. Lägg till en kalender från webben i kalenderprogrammet och klistra in den.',
    label: 'Adress',
    done: 'Klar',
  },
  renew: {
    title: 'Skapa en ny adress?',
    text: 'Den nuvarande adressen slutar fungera direkt, i alla program som använder den.',
  },
  end: {
    title: 'Stänga av adressen?',
    text: 'Program som använder den får inte längre dina tider. Dina bokningar ändras inte.',
    done: 'Adressen är avstängd.',
  },
  others: {
    title: 'Tider då du är upptagen på annat håll',
    text: 'Anslut en annan kalender med dess ICS-adress. Cyklister erbjuds aldrig en tid då den säger att du är upptagen. Bara tiderna sparas, inte vad du gör då.',
    add: 'Anslut en kalender',
    full_one: 'Du har anslutit {{count}} kalender, vilket är det högsta antalet.',
    full_other: 'Du har anslutit {{count}} kalendrar, vilket är det högsta antalet.',
    none: 'Ingen annan kalender är ansluten.',
    read: 'Senast läst',
    readNow: 'Läs nu',
    readNow_label: 'Läs nu: {{name}}',
    readNow_done: '{{name}} lästes.',
    readNow_failed: '{{name}} kunde inte läsas.',
    remove: 'Ta bort',
    remove_label: 'Ta bort {{name}}',
    removed: 'Kalendern togs bort.',
    failing:
      'Den har inte kunnat läsas sedan {{date}}. {{reason}} Tiderna den senast uppgav är fortfarande upptagna; nyare saknas.',
  },
  remove: {
    title: 'Ta bort kalendern?',
    text: '”{{name}}” läses inte längre, och cyklister kan boka tiderna som den spärrade.',
  },
  form: {
    title: 'Anslut en kalender',
    name: 'Namn',
    nameHint: 'Bara för dig, till exempel ”Privat”.',
    nameMissing: 'Ange ett namn.',
    url: 'ICS-adress',
    urlHint:
      'Den börjar med https:// eller webcal://. I Google Kalender är det den ”hemliga adressen i iCal-format”.',
    urlMissing: 'Ange adressen.',
    save: 'Läs och anslut',
  },
  reason: {
    not_public: 'Adressen är inte till en server på internet som vi kan nå med https.',
    unreachable: 'Ingen server svarar där via en säker anslutning.',
    timed_out: 'Servern tog längre än fem sekunder.',
    refused: 'Servern ger oss inte kalendern.',
    too_many_redirects: 'Servern leder vidare till andra adresser för ofta.',
    too_large: 'Kalendern är större än 5 MB.',
    not_a_calendar: 'Det servern skickade är ingen kalender som vi kan läsa.',
    too_many_events: 'Kalendern har mer än 5 000 händelser det närmaste året.',
  },
} satisfies Translation<typeof english>
