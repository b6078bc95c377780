import type english from '../en/calendarFeeds.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Zie je afspraken in de agenda die je al gebruikt, en houd tijden vrij waarop je elders bezet bent.',
  back: 'Boekingen',
  feed: {
    title: 'Je afspraken in je agenda',
    text: 'Maak een privéadres en voeg het als agenda van het web toe aan Google Agenda, Apple Agenda, Outlook of een ander programma. Het programma bepaalt hoe vaak het kijkt: sommige doen dat pas om de paar uur.',
    none: 'Er is nog geen adres.',
    madeAt: 'Gemaakt op {{date}}. Het adres is één keer getoond en kan niet opnieuw worden getoond.',
    make: 'Adres maken',
    renew: 'Nieuw adres maken',
    end: 'Adres uitschakelen',
    names: 'Namen van fietsers tonen',
    namesHint:
      'Het bedrijf achter je agendaprogramma leest die ook. Notities en antwoorden staan er nooit in.',
    secret: 'Wie het adres heeft, kan je agenda lezen. Heeft iemand anders het, maak dan een nieuw.',
  },
  made: {
    title: 'Het adres van je agenda',
    text: 'Kopieer het nu: het wordt maar één keer getoond. Voeg in je agendaprogramma een agenda van het web toe en plak het.',
    label: 'Adres',
    done: 'Klaar',
  },
  renew: {
    title: 'Nieuw adres maken?',
    text: 'Het huidige adres werkt meteen niet meer, in elk programma dat het gebruikt.',
  },
  end: {
    title: 'Dit adres uitschakelen?',
    text: 'Programma’s die het gebruiken, krijgen je afspraken niet meer. Je boekingen blijven zoals ze zijn.',
    done: 'Het adres is uitgeschakeld.',
  },
  others: {
    title: 'Tijden waarop je elders bezet bent',
    text: 'Koppel een andere agenda met het ICS-adres. Fietsers krijgen nooit een tijd aangeboden waarop je volgens die agenda bezet bent. Alleen deze tijden worden bewaard, niet wat je dan doet.',
    add: 'Agenda koppelen',
    full_one: 'Je hebt {{count}} agenda gekoppeld. Meer kan niet.',
    full_other: 'Je hebt {{count}} agenda’s gekoppeld. Meer kan niet.',
    none: 'Er is geen andere agenda gekoppeld.',
    read: 'Laatst gelezen',
    readNow: 'Nu lezen',
    readNow_label: '{{name}} nu lezen',
    readNow_done: '{{name}} is gelezen.',
    readNow_failed: '{{name}} kon niet worden gelezen.',
    remove: 'Weghalen',
    remove_label: '{{name}} weghalen',
    removed: 'De agenda is weggehaald.',
    failing:
      'Hij kan sinds {{date}} niet worden gelezen. {{reason}} De tijden die we het laatst zagen, blijven bezet; nieuwere ontbreken.',
  },
  remove: {
    title: 'Deze agenda weghalen?',
    text: '‘{{name}}’ wordt niet meer gelezen, en fietsers kunnen de tijden boeken die hij vrijhield.',
  },
  form: {
    title: 'Agenda koppelen',
    name: 'Naam',
    nameHint: 'Alleen voor jou, zoals ‘Privé’.',
    nameMissing: 'Vul een naam in.',
    url: 'ICS-adres',
    urlHint:
      'Het begint met https:// of webcal://. In Google Agenda is het het ‘privéadres in iCal-indeling’.',
    urlMissing: 'Vul het adres in.',
    save: 'Lezen en koppelen',
  },
  reason: {
    not_public: 'Het adres is niet van een server op internet die we via https kunnen bereiken.',
    unreachable: 'Daar reageert geen server via een beveiligde verbinding.',
    timed_out: 'De server deed er langer dan vijf seconden over.',
    refused: 'De server geeft ons de agenda niet.',
    too_many_redirects: 'De server leidt te vaak door naar andere adressen.',
    too_large: 'De agenda is groter dan 5 MB.',
    not_a_calendar: 'Wat de server stuurde, is geen agenda die we kunnen lezen.',
    too_many_events: 'De agenda heeft meer dan 5.000 afspraken in het komende jaar.',
  },
} satisfies Translation<typeof english>
