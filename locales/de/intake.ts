import type english from '../en/intake.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    rider: {
      name: 'Du',
      title: 'Angaben zu dir',
      lead: 'Wer du bist und wie du erreichbar bist. Mit Größe und Gewicht kann dein Bikefitter das Rad vorbereiten.',
    },
    riding: {
      name: 'Fahren',
      title: 'Dein Fahrprofil',
      lead: 'Ungefähre Zahlen genügen.',
    },
    sports: {
      name: 'Sport',
      title: 'Deine Sportarten',
      lead: 'Welche anderen Sportarten du treibst und welche du früher getrieben hast.',
    },
    discomfort: {
      name: 'Beschwerden',
      title: 'Wo tut es beim Radfahren weh?',
      lead: 'Denk an deine Fahrten in den letzten zwei Wochen. Wähle einen Bereich in der Zeichnung oder in der Liste. Wenn nichts wehtut, geh zum nächsten Schritt.',
    },
    injuries: {
      name: 'Verletzungen',
      title: 'Deine Verletzungen',
      lead: 'Alte oder neue, vom Radfahren oder von etwas anderem. Wenn du keine hast, geh zum nächsten Schritt.',
    },
    fit: {
      name: 'Fitting & Ziele',
      title: 'Bisherige Fittings und Ziele',
      lead: 'Was bisher gemacht wurde und was du dir von diesem Fitting wünschst.',
    },
  },
  fields: {
    name: {
      label: 'Name',
      required: 'Gib deinen Namen ein.',
    },
    email: {
      label: 'E-Mail',
      hint: 'Darüber erreicht dich dein Bikefitter.',
      required: 'Gib deine E-Mail-Adresse ein.',
    },
    phone: {
      label: 'Telefonnummer',
    },
    dateOfBirth: {
      label: 'Geburtsdatum',
      required: 'Gib dein Geburtsdatum ein.',
    },
    guardianName: {
      label: 'Name eines Elternteils oder Vormunds',
      hint: 'Du bist unter 16, deshalb muss ein Elternteil oder Vormund zustimmen.',
      required: 'Gib den Namen eines Elternteils oder Vormunds ein.',
    },
    guardianConfirmed: {
      label:
        'Ich bin für diese Fahrerin oder diesen Fahrer sorgeberechtigt und stimme zu, dass diese Antworten einschließlich der Gesundheitsdaten für das Bikefitting verwendet werden.',
      required: 'Ein Elternteil oder Vormund muss das bestätigen.',
    },
    heightCm: {
      label: 'Größe',
    },
    weightKg: {
      label: 'Gewicht',
    },
    occupation: {
      label: 'Beruf',
    },
    workEnvironment: {
      label: 'Arbeitsumfeld',
    },
    gender: {
      label: 'Geschlecht',
      hint: 'Wähle alles aus, was zutrifft.',
    },
    bikeTypes: {
      label: 'Radtypen',
      required: 'Wähle mindestens einen Radtyp.',
    },
    ridingStyle: {
      label: 'Fahrstil',
    },
    discipline: {
      label: 'Disziplin',
    },
    ridesPerWeekWinter: {
      label: 'Fahrten pro Woche im Winter',
    },
    ridesPerWeekSummer: {
      label: 'Fahrten pro Woche im Sommer',
    },
    weeklyHours: {
      label: 'Durchschnittliche Fahrzeit pro Woche',
    },
    yearsCycling: {
      label: 'Jahre auf dem Rad',
    },
    averageCadence: {
      label: 'Durchschnittliche Trittfrequenz',
    },
    climbingCadence: {
      label: 'Trittfrequenz bergauf',
    },
    corneringConfidence: {
      label: 'Sicherheit in Kurven',
      low: 'unsicher',
      high: 'sehr sicher',
    },
    descendingConfidence: {
      label: 'Sicherheit bergab',
      low: 'unsicher',
      high: 'sehr sicher',
    },
    handsHeaviness: {
      label: 'Druck auf den Händen',
      low: 'kein Druck',
      high: 'starker Druck',
    },
    positionStability: {
      label: 'Stabilität der Sitzposition',
      low: 'ständig in Bewegung',
      high: 'absolut stabil',
    },
    hardestRide: {
      label: 'Härteste Fahrt im letzten Jahr',
      hint: 'Wie lang und bergig sie war und wie sie lief.',
    },
    cyclingGoals: {
      label: 'Deine Ziele auf dem Rad',
    },
    currentSports: {
      label: 'Aktuelle Sportarten',
      hint: 'Wähle alles aus, was du neben dem Radfahren treibst.',
    },
    otherSport: {
      label: 'Welche andere Sportart?',
      required: 'Gib die andere Sportart ein.',
    },
    pastSports: {
      label: 'Frühere Sportarten',
      hint: 'Auch Sport aus der Kindheit zählt. Wie lange und wie intensiv hast du trainiert?',
    },
    discomfort: {
      label: 'Beschwerden auf dem Rad',
      zone: {
        label: 'Bereich',
        required: 'Wähle einen Bereich.',
      },
      severity: {
        label: 'Stärke',
        hint: 'Auf deinen Fahrten in den letzten zwei Wochen.',
        low: 'leicht',
        high: 'stark',
        required: 'Wähle, wie stark es ist, von 1 bis 7.',
      },
      onsetMinutes: {
        label: 'Beginnt nach',
        short: 'nach {{value}}',
        hint: 'Minuten nach dem Losfahren, oder 0, wenn es von Anfang an da ist.',
      },
      trigger: {
        label: 'Was macht es schlimmer?',
      },
      description: {
        label: 'Beschreibung',
        hint: 'Wo genau es ist und wie es sich anfühlt.',
      },
    },
    injuries: {
      label: 'Verletzungen',
      location: {
        label: 'Stelle',
        hint: 'Zum Beispiel Knie, Schlüsselbein oder unterer Rücken.',
        required: 'Gib an, wo die Verletzung ist.',
      },
      current: {
        label: 'Macht sie aktuell Probleme?',
      },
      inTreatment: {
        label: 'In Behandlung?',
      },
      side: {
        label: 'Seite',
      },
      yearOfOnset: {
        label: 'Jahr des Beginns',
        hint: 'Vier Ziffern, zum Beispiel 2019.',
      },
      description: {
        label: 'Kurze Beschreibung',
      },
    },
    previousFit: {
      label: 'Hattest du schon einmal ein Bikefitting?',
    },
    lastFitYear: {
      label: 'Jahr des letzten Fittings',
      hint: 'Vier Ziffern, zum Beispiel 2019.',
    },
    lastFitNotes: {
      label: 'Notizen zum letzten Fitting',
      hint: 'Was geändert wurde und ob es geholfen hat.',
    },
    goals: {
      label: 'Ziele für dieses Fitting',
      hint: 'Wähle alles aus, was dir wichtig ist.',
      required: 'Wähle mindestens ein Ziel für dieses Fitting.',
    },
    successDefinition: {
      label: 'Wann ist das Fitting für dich ein Erfolg?',
      hint: 'Was soll danach anders sein?',
    },
    researchConsent: {
      label: 'Meine anonymisierten Antworten dürfen für Forschung und KI-Entwicklung verwendet werden.',
      hint: 'Das ist freiwillig und unabhängig von deinem Fitting. Wenn du kein Häkchen setzt, werden keine deiner Daten für Forschung verwendet. Du kannst es dir jederzeit in den Einstellungen unter „Datenschutz“ anders überlegen.',
    },
  },
  options: {
    workEnvironment: {
      office: 'Büro',
      mixed: 'Gemischt',
      manual: 'Körperlich',
      asymmetric: 'Einseitig (eine Seite arbeitet mehr)',
      driving: 'Am Steuer',
      active: 'In Bewegung',
    },
    gender: {
      woman: 'Frau',
      man: 'Mann',
      non_binary: 'Nichtbinär',
      genderfluid: 'Genderfluid',
      agender: 'Agender',
      two_spirit: 'Two-Spirit',
      questioning: 'Noch nicht festgelegt',
      other: 'Anderes',
      prefer_not_to_say: 'Keine Angabe',
    },
    bikeTypes: {
      road: 'Rennrad',
      gravel: 'Gravelbike',
      mountain: 'Mountainbike',
      time_trial: 'Zeitfahrrad',
      track: 'Bahnrad',
      e_bike: 'E-Bike',
    },
    ridingStyle: {
      recreational_metric: 'Freizeit (bis etwa 50 km)',
      recreational_imperial: 'Freizeit (unter 30 Meilen)',
      endurance_event: 'Langstrecke / Radmarathon',
      strong_club: 'Ambitioniert im Verein',
      amateur_racer: 'Amateurrennen',
      u23_elite_pro: 'U23 / Elite / Profi',
    },
    discipline: {
      road_racing: 'Straßenrennen',
      endurance: 'Ausdauer',
      time_trial: 'Zeitfahren',
      triathlon: 'Triathlon',
      track: 'Bahn',
      gravel: 'Gravel',
      mountain_bike: 'Mountainbike',
      bmx: 'BMX',
      commuting: 'Pendeln',
    },
    currentSports: {
      running: 'Laufen',
      swimming: 'Schwimmen',
      football: 'Fußball',
      basketball: 'Basketball',
      tennis: 'Tennis',
      golf: 'Golf',
      yoga: 'Yoga',
      gym: 'Fitnessstudio',
      climbing: 'Klettern',
      martial_arts: 'Kampfsport',
      rowing: 'Rudern',
      skiing: 'Skifahren',
      other: 'Andere',
    },
    side: {
      left: 'Links',
      right: 'Rechts',
      both: 'Beide',
    },
    goals: {
      maximize_comfort: 'Mehr Komfort',
      reduce_discomfort: 'Weniger Beschwerden',
      increase_power: 'Mehr Leistung',
      improve_aerodynamics: 'Bessere Aerodynamik',
      injury_prevention: 'Verletzungen vorbeugen',
      return_from_injury: 'Nach einer Verletzung zurück aufs Rad',
    },
  },
  marks: {
    severe: 'Starke Beschwerden',
    currentInjury: 'Aktuelle Verletzung',
    inTreatment: 'In Behandlung',
    redFlag: 'Warnzeichen',
  },
  problems: {
    not_confirmed: 'Setze dieses Häkchen, um weiterzumachen.',
    too_small: 'Das ist zu niedrig. Gib einen Wert von {{min}} bis {{max}} ein.',
    too_large: 'Das ist zu hoch. Gib einen Wert von {{min}} bis {{max}} ein.',
    not_whole: 'Gib eine ganze Zahl von {{min}} bis {{max}} ein.',
    too_precise: 'Gib eine Zahl von {{min}} bis {{max}} mit höchstens einer Nachkommastelle ein.',
    not_on_scale: 'Wähle eine ganze Zahl von {{min}} bis {{max}}.',
    too_long_one: 'Das ist zu lang. Verwende höchstens {{count}} Zeichen.',
    too_long_other: 'Das ist zu lang. Verwende höchstens {{count}} Zeichen.',
    bad_characters: 'Der Text enthält Zeichen, die nicht gespeichert werden können. Gib ihn noch einmal ein.',
    too_many_marks: 'Ein Buchstabe hat zu viele Akzente. Höchstens 16 sind möglich.',
    bad_email: 'Diese E-Mail-Adresse ist nicht vollständig. Verwende die Form name@example.com.',
    bad_phone:
      'Gib {{min}} bis {{max}} Zeichen ein. Möglich sind Ziffern, Leerzeichen, Klammern, Bindestriche und ein Pluszeichen.',
    not_a_date: 'Dieses Datum gibt es nicht. Gib Tag, Monat und ein vierstelliges Jahr ein.',
    in_future: 'Dieses Datum liegt in der Zukunft. Gib ein Datum in der Vergangenheit ein.',
    too_young_one: 'Fahrer/innen müssen mindestens {{count}} Jahr alt sein. Prüfe das Datum.',
    too_young_other: 'Fahrer/innen müssen mindestens {{count}} Jahre alt sein. Prüfe das Datum.',
    too_old_one: 'Fahrer/innen dürfen höchstens {{count}} Jahr alt sein. Prüfe das Datum.',
    too_old_other: 'Fahrer/innen dürfen höchstens {{count}} Jahre alt sein. Prüfe das Datum.',
    not_a_year: 'Gib ein vierstelliges Jahr von {{min}} bis {{max}} ein.',
    before_birth: 'Das liegt vor dem Geburtsdatum. Gib {{min}} oder später ein.',
    above_age_one:
      'Das ist mehr als das Alter der Fahrerin oder des Fahrers. Gib höchstens {{count}} Jahr ein.',
    above_age_other:
      'Das ist mehr als das Alter der Fahrerin oder des Fahrers. Gib höchstens {{count}} Jahre ein.',
    unknown_option: 'Wähle eine der Antworten aus der Liste.',
    exclusive_option:
      'Diese Antwort lässt sich nicht mit anderen kombinieren. Entferne sie oder die anderen.',
    duplicate_item: 'Dieser Bereich steht schon in deiner Liste. Füge jeden Bereich nur einmal hinzu.',
    too_many_items_one: 'Du kannst höchstens {{count}} Eintrag hinzufügen.',
    too_many_items_other: 'Du kannst höchstens {{count}} Einträge hinzufügen.',
    wrong_type: 'Wir konnten diese Antwort nicht lesen. Gib sie noch einmal ein.',
    unknown_field:
      'Dieses Formular wurde aktualisiert. Lade die Seite neu. Deine Antworten sind gespeichert.',
  },
  wizard: {
    next: 'Weiter: {{step}}',
    submit: 'Absenden',
    privacy: 'Daten & Datenschutz',
    units: {
      label: 'Einheiten',
      metric: 'Metrisch',
      imperial: 'Imperial',
    },
    research: 'Einwilligung zur Forschung',
    needed: {
      marked: 'Nötig sind nur Antworten mit der Kennzeichnung „erforderlich“.',
      nothing: 'Auf dieser Seite ist alles freiwillig.',
    },
    backToReview: 'Zurück zu deinen Antworten',
    problems_one: 'Prüfe {{count}} Antwort.',
    problems_other: 'Prüfe {{count}} Antworten.',
    problemsElsewhere: 'Einige Antworten müssen noch geprüft werden. Du bist jetzt bei „{{step}}“.',
  },
  status: {
    saved: 'Auf diesem Gerät und online gespeichert',
    savedShort: 'Gespeichert',
    savedRemotely: 'Online gespeichert',
    saving: 'Wird gespeichert…',
    kept: 'Auf diesem Gerät gespeichert. Online speichern wir, sobald du verbunden bist.',
    keptShort: 'Auf diesem Gerät',
    barred: 'Auf diesem Gerät gespeichert. Prüfe eine Antwort, damit wir auch online speichern können.',
    barredShort: 'Prüfe eine Antwort',
    conflict: 'Deine Auswahl fehlt noch',
  },
  entries: {
    editing: 'in Bearbeitung',
    adding: 'neu',
    save: 'Änderungen speichern',
    addZone: 'Diese Beschwerden hinzufügen',
    addOther: 'Diesen Eintrag hinzufügen',
    addAnother: 'Verletzung hinzufügen',
    name: 'Hinzufügen',
    nameLabel: 'Beschwerden hinzufügen: {{name}}',
    editLabel: '{{name}} bearbeiten',
    removeLabel: '{{name}} entfernen',
    removed: '{{name}} entfernt.',
    added: '{{name}} gespeichert.',
    unnamed: 'Unbenannter Eintrag',
    newEntry: 'Neuer Eintrag',
    finishFirst: 'Schließe zuerst den offenen Eintrag ab oder brich ihn ab.',
    list: 'Bereiche',
    full_one: 'Du kannst höchstens {{count}} Eintrag hinzufügen.',
    full_other: 'Du kannst höchstens {{count}} Einträge hinzufügen.',
  },
  submit: {
    sending: 'Wird abgesendet…',
  },
  open: {
    waitingTitle: 'Du hast schon einen Vorabfragebogen an {{fitter}} gesendet',
    waitingText:
      'Er wird für dein nächstes Fitting verwendet. Du kannst deine Antworten lesen und korrigieren.',
    seeWaiting: 'Deine Antworten ansehen',
    startAnother: 'Weiteren Vorabfragebogen ausfüllen',
    outdated: 'Dieses Formular wurde aktualisiert. Lade die Seite neu. Deine Antworten sind gespeichert.',
    reload: 'Seite neu laden',
    which: 'Welches Formular möchtest du ausfüllen?',
    startedOn: 'Begonnen am {{date}}',
    notStarted: 'Noch nicht begonnen',
    fill: 'Starten',
    chooseTitle: 'Wähle deinen Bikefitter',
    chooseLead:
      'Diese Bikefitter nehmen Fahrer/innen ohne Einladung an. Nur der Bikefitter, den du wählst, bekommt deinen Vorabfragebogen.',
    search: 'Bikefitter suchen',
    searchHint: 'Nach Name oder Studio.',
    noneFound: 'Kein Bikefitter hat diesen Namen.',
    choose: 'Auswählen',
    change: 'Anderen Bikefitter wählen',
    noneTitle: 'Noch keine Bikefitter aufgeführt',
    noneText:
      'Bitte deinen Bikefitter um eine Einladung. Der Link oder QR-Code darin öffnet deinen Vorabfragebogen. Wenn du einen Code hast, gib ihn hier ein.',
    haveCode: 'Ich habe einen Code',
  },
} satisfies Translation<typeof english>
