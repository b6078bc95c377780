import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
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
} satisfies Translation<typeof english>
