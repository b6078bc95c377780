import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
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
    label: 'Mijn geanonimiseerde antwoorden mogen worden gebruikt voor onderzoek en de ontwikkeling van AI.',
    hint: 'Dit is optioneel en staat los van je fitting. Als je het vakje leeg laat, worden je gegevens niet voor onderzoek gebruikt. Je kunt altijd van gedachten veranderen in Instellingen, onder ‘Privacy’.',
  },
} satisfies Translation<typeof english>
