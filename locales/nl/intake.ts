import type english from '../en/intake.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    rider: {
      name: 'Jij',
      title: 'Gegevens van de fietser',
      lead: 'Wie je bent en hoe je bereikbaar bent. Met je lengte en gewicht kan je bikefitter de fiets voorbereiden.',
    },
    riding: {
      name: 'Fietsen',
      title: 'Je fietsprofiel',
      lead: 'Ongeveer is goed genoeg.',
    },
    sports: {
      name: 'Sport',
      title: 'Je sporten',
      lead: 'De andere sporten die je doet en die je vroeger deed.',
    },
    discomfort: {
      name: 'Ongemak',
      title: 'Waar heb je pijn bij het fietsen?',
      lead: 'Denk aan je ritten van de afgelopen twee weken. Kies een zone in de tekening of in de lijst. Als niets pijn doet, ga dan naar de volgende stap.',
    },
    injuries: {
      name: 'Blessures',
      title: 'Je blessures',
      lead: 'Oud of nieuw, door fietsen of iets anders. Als je er geen hebt, ga dan naar de volgende stap.',
    },
    fit: {
      name: 'Fitting en doelen',
      title: 'Eerdere bikefittings en doelen',
      lead: 'Wat er eerder is gedaan en wat je van deze bikefitting verwacht.',
    },
  },
  fields: {
    name: {
      label: 'Naam',
      required: 'Vul je naam in.',
    },
    email: {
      label: 'E-mail',
      hint: 'Zo kan je bikefitter je bereiken.',
      required: 'Vul je e-mailadres in.',
    },
    phone: {
      label: 'Telefoonnummer',
    },
    dateOfBirth: {
      label: 'Geboortedatum',
      required: 'Vul je geboortedatum in.',
    },
    guardianName: {
      label: 'Naam van een ouder of voogd',
      hint: 'Je bent jonger dan 16, dus een ouder of voogd moet toestemming geven.',
      required: 'Vul de naam van een ouder of voogd in.',
    },
    guardianConfirmed: {
      label:
        'Ik ben ouder of voogd van deze fietser en ga ermee akkoord dat deze antwoorden, inclusief gezondheidsgegevens, worden gebruikt voor de bikefitting.',
      required: 'Een ouder of voogd moet dit bevestigen.',
    },
    heightCm: {
      label: 'Lengte',
    },
    weightKg: {
      label: 'Gewicht',
    },
    occupation: {
      label: 'Beroep',
    },
    workEnvironment: {
      label: 'Werkomgeving',
    },
    gender: {
      label: 'Gender',
      hint: 'Kies alles wat van toepassing is.',
    },
    bikeTypes: {
      label: 'Soorten fietsen',
      required: 'Kies minstens één soort fiets.',
    },
    ridingStyle: {
      label: 'Fietsstijl',
    },
    discipline: {
      label: 'Discipline',
    },
    ridesPerWeekWinter: {
      label: 'Ritten per week in de winter',
    },
    ridesPerWeekSummer: {
      label: 'Ritten per week in de zomer',
    },
    weeklyHours: {
      label: 'Gemiddelde fietstijd per week',
    },
    yearsCycling: {
      label: 'Jaren op de fiets',
    },
    averageCadence: {
      label: 'Gemiddelde trapfrequentie',
    },
    climbingCadence: {
      label: 'Trapfrequentie bergop',
    },
    corneringConfidence: {
      label: 'Vertrouwen in bochten',
      low: 'geen vertrouwen',
      high: 'veel vertrouwen',
    },
    descendingConfidence: {
      label: 'Vertrouwen in afdalingen',
      low: 'geen vertrouwen',
      high: 'veel vertrouwen',
    },
    handsHeaviness: {
      label: 'Druk op de handen',
      low: 'geen druk',
      high: 'veel druk',
    },
    positionStability: {
      label: 'Stabiliteit van de houding',
      low: 'steeds in beweging',
      high: 'rotsvast',
    },
    hardestRide: {
      label: 'Zwaarste rit van het afgelopen jaar',
      hint: 'Hoe lang en heuvelachtig die was, en hoe het ging.',
    },
    cyclingGoals: {
      label: 'Doelen op de fiets',
    },
    currentSports: {
      label: 'Huidige sporten',
      hint: 'Kies alles wat je naast fietsen doet.',
    },
    otherSport: {
      label: 'Welke andere sport?',
      required: 'Vul de andere sport in.',
    },
    pastSports: {
      label: 'Vroegere sporten',
      hint: 'Sporten uit je jeugd tellen ook. Hoe lang en hoe intensief trainde je?',
    },
    discomfort: {
      label: 'Ongemak op de fiets',
      zone: {
        label: 'Zone',
        required: 'Kies een zone.',
      },
      severity: {
        label: 'Ernst',
        hint: 'Tijdens je ritten van de afgelopen twee weken.',
        low: 'licht',
        high: 'ernstig',
        required: 'Kies hoe ernstig het is, van 1 tot 7.',
      },
      onsetMinutes: {
        label: 'Begint na',
        short: 'na {{value}}',
        hint: 'Minuten na het begin van een rit, of 0 als het er meteen is.',
      },
      trigger: {
        label: 'Wat maakt het erger?',
      },
      description: {
        label: 'Beschrijving',
        hint: 'Waar het precies zit en hoe het aanvoelt.',
      },
    },
    injuries: {
      label: 'Blessures',
      location: {
        label: 'Plaats',
        hint: 'Bijvoorbeeld knie, sleutelbeen of onderrug.',
        required: 'Vul in waar de blessure zit.',
      },
      current: {
        label: 'Heb je er nu last van?',
      },
      inTreatment: {
        label: 'Onder behandeling?',
      },
      side: {
        label: 'Kant',
      },
      yearOfOnset: {
        label: 'Jaar van het begin',
        hint: 'Vier cijfers, bijvoorbeeld 2019.',
      },
      description: {
        label: 'Korte beschrijving',
      },
    },
    previousFit: {
      label: 'Heb je eerder een bikefitting gehad?',
    },
    lastFitYear: {
      label: 'Jaar van de laatste fitting',
      hint: 'Vier cijfers, bijvoorbeeld 2019.',
    },
    lastFitNotes: {
      label: 'Notities bij de laatste fitting',
      hint: 'Wat er veranderde en of het hielp.',
    },
    goals: {
      label: 'Doelen voor deze fitting',
      hint: 'Kies alles wat voor jou belangrijk is.',
      required: 'Kies minstens één doel voor deze fitting.',
    },
    successDefinition: {
      label: 'Wanneer is het voor jou geslaagd?',
      hint: 'Wat moet er na de fitting anders zijn?',
    },
    researchConsent: {
      label:
        'Mijn geanonimiseerde antwoorden mogen worden gebruikt voor onderzoek en de ontwikkeling van AI.',
      hint: 'Dit is optioneel en staat los van je fitting. Als je het vakje leeg laat, worden je gegevens niet voor onderzoek gebruikt. Je kunt altijd van gedachten veranderen in Instellingen, onder ‘Privacy’.',
    },
  },
  options: {
    workEnvironment: {
      office: 'Kantoor',
      mixed: 'Gemengd',
      manual: 'Lichamelijk werk',
      asymmetric: 'Asymmetrisch (één kant werkt meer)',
      driving: 'Achter het stuur',
      active: 'In beweging',
    },
    gender: {
      woman: 'Vrouw',
      man: 'Man',
      non_binary: 'Non-binair',
      genderfluid: 'Genderfluïde',
      agender: 'Agender',
      two_spirit: 'Two-Spirit',
      questioning: 'Zoekende',
      other: 'Anders',
      prefer_not_to_say: 'Zeg ik liever niet',
    },
    bikeTypes: {
      road: 'Racefiets',
      gravel: 'Gravelbike',
      mountain: 'Mountainbike',
      time_trial: 'Tijdritfiets',
      track: 'Baanfiets',
      e_bike: 'E-bike',
    },
    ridingStyle: {
      recreational_metric: 'Recreatief (tot ongeveer 50 km)',
      recreational_imperial: 'Recreatief (minder dan 30 mijl)',
      endurance_event: 'Lange tochten / toertochten',
      strong_club: 'Sterke clubfietser',
      amateur_racer: 'Amateurwedstrijden',
      u23_elite_pro: 'U23 / elite / prof',
    },
    discipline: {
      road_racing: 'Wegwedstrijden',
      endurance: 'Duur',
      time_trial: 'Tijdrijden',
      triathlon: 'Triatlon',
      track: 'Baan',
      gravel: 'Gravel',
      mountain_bike: 'Mountainbike',
      bmx: 'BMX',
      commuting: 'Woon-werkverkeer',
    },
    currentSports: {
      running: 'Hardlopen',
      swimming: 'Zwemmen',
      football: 'Voetbal',
      basketball: 'Basketbal',
      tennis: 'Tennis',
      golf: 'Golf',
      yoga: 'Yoga',
      gym: 'Sportschool',
      climbing: 'Klimmen',
      martial_arts: 'Vechtsport',
      rowing: 'Roeien',
      skiing: 'Skiën',
      other: 'Anders',
    },
    side: {
      left: 'Links',
      right: 'Rechts',
      both: 'Beide',
    },
    goals: {
      maximize_comfort: 'Meer comfort',
      reduce_discomfort: 'Minder ongemak',
      increase_power: 'Meer vermogen',
      improve_aerodynamics: 'Betere aerodynamica',
      injury_prevention: 'Blessures voorkomen',
      return_from_injury: 'Terug na een blessure',
    },
  },
  marks: {
    severe: 'Ernstig ongemak',
    currentInjury: 'Huidige blessure',
    inTreatment: 'Onder behandeling',
    redFlag: 'Alarmsignaal',
  },
  problems: {
    not_confirmed: 'Vink dit vakje aan om verder te gaan.',
    too_small: 'Dit is te laag. Vul een waarde van {{min}} tot {{max}} in.',
    too_large: 'Dit is te hoog. Vul een waarde van {{min}} tot {{max}} in.',
    not_whole: 'Vul een geheel getal van {{min}} tot {{max}} in.',
    too_precise: 'Vul een getal van {{min}} tot {{max}} in, met hoogstens één decimaal.',
    not_on_scale: 'Kies een geheel getal van {{min}} tot {{max}}.',
    too_long_one: 'Dit is te lang. Gebruik hoogstens {{count}} teken.',
    too_long_other: 'Dit is te lang. Gebruik hoogstens {{count}} tekens.',
    bad_characters: 'De tekst bevat tekens die niet kunnen worden opgeslagen. Vul hem opnieuw in.',
    too_many_marks: 'Er staan te veel accenten op één letter. Gebruik er hoogstens 16.',
    bad_email: 'Dit e-mailadres is niet volledig. Gebruik de vorm naam@example.com.',
    bad_phone: 'Vul {{min}} tot {{max}} tekens in: cijfers, spaties, haakjes, streepjes of een plusteken.',
    not_a_date: 'Deze datum bestaat niet. Vul dag, maand en een jaar van 4 cijfers in.',
    in_future: 'Deze datum ligt in de toekomst. Vul een datum in het verleden in.',
    too_young_one: 'De fietser moet minstens {{count}} jaar oud zijn. Controleer de datum.',
    too_young_other: 'De fietser moet minstens {{count}} jaar oud zijn. Controleer de datum.',
    too_old_one: 'De fietser mag hoogstens {{count}} jaar oud zijn. Controleer de datum.',
    too_old_other: 'De fietser mag hoogstens {{count}} jaar oud zijn. Controleer de datum.',
    not_a_year: 'Vul een jaar van 4 cijfers in, van {{min}} tot {{max}}.',
    before_birth: 'Dit is vóór de geboortedatum. Vul {{min}} of later in.',
    above_age_one: 'Dit is meer dan de leeftijd van de fietser. Vul hoogstens {{count}} jaar in.',
    above_age_other: 'Dit is meer dan de leeftijd van de fietser. Vul hoogstens {{count}} jaar in.',
    unknown_option: 'Kies een van de antwoorden in de lijst.',
    exclusive_option: 'Dit antwoord kan niet samen met andere. Haal het weg, of haal de andere weg.',
    duplicate_item: 'Deze zone staat al in je lijst. Voeg elke zone één keer toe.',
    too_many_items_one: 'Je kunt hoogstens {{count}} item toevoegen.',
    too_many_items_other: 'Je kunt hoogstens {{count}} items toevoegen.',
    wrong_type: 'We konden dit antwoord niet lezen. Vul het opnieuw in.',
    unknown_field: 'Dit formulier is bijgewerkt. Laad de pagina opnieuw. Je antwoorden zijn opgeslagen.',
  },
  wizard: {
    next: 'Volgende: {{step}}',
    submit: 'Versturen',
    privacy: 'Je gegevens en privacy',
    units: {
      label: 'Eenheden',
      metric: 'Metrisch',
      imperial: 'Imperiaal',
    },
    research: 'Toestemming voor onderzoek',
    needed: {
      marked: 'Alleen antwoorden met ‘verplicht’ zijn nodig.',
      nothing: 'Alles op deze pagina is optioneel.',
    },
    backToReview: 'Terug naar je antwoorden',
    problems_one: 'Controleer {{count}} antwoord.',
    problems_other: 'Controleer {{count}} antwoorden.',
    problemsElsewhere: 'Sommige antwoorden moet je nog controleren. Je bent nu bij ‘{{step}}’.',
  },
  status: {
    saved: 'Opgeslagen op dit apparaat en online',
    savedShort: 'Opgeslagen',
    savedRemotely: 'Online opgeslagen',
    saving: 'Opslaan…',
    kept: 'Opgeslagen op dit apparaat. We slaan het online op zodra je verbinding hebt.',
    keptShort: 'Op dit apparaat',
    barred: 'Opgeslagen op dit apparaat. Controleer een antwoord, zodat we het online kunnen opslaan.',
    barredShort: 'Controleer een antwoord',
    conflict: 'Wacht op je keuze',
  },
  entries: {
    editing: 'wordt bewerkt',
    adding: 'nieuw',
    save: 'Wijzigingen opslaan',
    addZone: 'Dit ongemak toevoegen',
    addOther: 'Dit item toevoegen',
    addAnother: 'Blessure toevoegen',
    name: 'Toevoegen',
    nameLabel: 'Ongemak toevoegen: {{name}}',
    editLabel: '{{name}} bewerken',
    removeLabel: '{{name}} weghalen',
    removed: '{{name}} weggehaald.',
    added: '{{name}} opgeslagen.',
    unnamed: 'Item zonder naam',
    newEntry: 'Nieuw item',
    finishFirst: 'Rond eerst het open item af of annuleer het.',
    list: 'Zones',
    full_one: 'Je kunt hoogstens {{count}} item toevoegen.',
    full_other: 'Je kunt hoogstens {{count}} items toevoegen.',
  },
  submit: {
    sending: 'Versturen…',
  },
  open: {
    waitingTitle: 'Je hebt al een intake naar {{fitter}} gestuurd',
    waitingText: 'Die wordt gebruikt voor je volgende fitting. Je kunt je antwoorden lezen en corrigeren.',
    seeWaiting: 'Je antwoorden bekijken',
    startAnother: 'Nog een intake invullen',
    outdated: 'Dit formulier is bijgewerkt. Laad de pagina opnieuw. Je antwoorden zijn opgeslagen.',
    reload: 'Pagina opnieuw laden',
    which: 'Welk formulier wil je invullen?',
    startedOn: 'Begonnen op {{date}}',
    notStarted: 'Nog niet begonnen',
    fill: 'Beginnen',
    chooseTitle: 'Kies je bikefitter',
    chooseLead:
      'Deze bikefitters nemen fietsers zonder uitnodiging aan. Alleen de bikefitter die je kiest, krijgt je intake.',
    search: 'Bikefitters zoeken',
    searchHint: 'Op naam of studio.',
    noneFound: 'Geen bikefitter met deze naam.',
    choose: 'Kiezen',
    change: 'Andere bikefitter kiezen',
    noneTitle: 'Nog geen bikefitters in de lijst',
    noneText:
      'Vraag je bikefitter om een uitnodiging. De link of QR-code daarin opent je intake. Als je een code hebt, vul die dan hier in.',
    haveCode: 'Ik heb een code',
  },
} satisfies Translation<typeof english>
