import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: 'Sådan er det nu',
      title: 'Hvordan har det været at cykle?',
      lead: 'Tænk på dine ture de sidste to uger.',
    },
    since: {
      name: 'Siden bikefittet',
      title: 'Siden dit bikefit',
      lead: 'Hvor meget du har cyklet, og om din siddestilling er ændret.',
    },
    discomfort: {
      name: 'Ubehag',
      title: 'Hvordan er det nu?',
      lead: 'Vi spørger til de samme områder som før dit bikefit. Tænk på dine ture de sidste to uger.',
    },
    feel: {
      name: 'Cykling',
      title: 'Hvordan føles det at cykle?',
      lead: 'Tænk på dine ture de sidste to uger.',
    },
    fit: {
      name: 'Bikefittet',
      title: 'Dine mål og dit bikefit',
      lead: 'Hvad du kom for, og hvad der stadig mangler.',
    },
  },
  fields: {
    ridesSince: {
      label: 'Ture i den nye siddestilling',
      hint: 'Et omtrentligt tal er fint. Skriv 0, hvis du ikke har cyklet endnu.',
      required: 'Skriv antallet af ture, eller 0, hvis der ikke var nogen.',
    },
    whyNotRidden: {
      label: 'Hvad forhindrede dig i at cykle?',
      required: 'Vælg, hvad der forhindrede dig i at cykle.',
    },
    hoursSince: {
      label: 'Timer kørt i den nye siddestilling',
    },
    weeklyHours: {
      label: 'Timer om ugen nu',
      required: 'Skriv dine timer om ugen. Et omtrentligt tal er fint.',
    },
    loadChange: {
      label: 'Træning sammenlignet med før bikefittet',
      hint: 'Tænk på både distance, timer og intensitet.',
      required: 'Vælg, hvordan din træning er sammenlignet med før bikefittet.',
    },
    positionKept: {
      label: 'Er din siddestilling stadig, som din bikefitter indstillede den?',
      required: 'Vælg, om din siddestilling er ændret.',
    },
    changesMade: {
      label: 'Ændringer siden bikefittet',
      what: {
        label: 'Hvad',
        required: 'Vælg, hvad der blev ændret.',
      },
      byMm: {
        label: 'Hvor meget',
        short: 'med {{value}}',
        hint: 'Brug plus for mere og minus for mindre.',
      },
      byDegrees: {
        label: 'Hvor meget',
        short: 'med {{value}}',
        hint: 'Brug plus for mere og minus for mindre.',
      },
      changedOn: {
        label: 'Hvornår',
      },
      reason: {
        label: 'Hvorfor',
      },
    },
    discomfort: {
      label: 'Ubehag nu',
      required: 'Tilføj det andet område, eller svar nej.',
      numb: {
        label: 'Er det følelsesløst?',
      },
    },
    otherZone: {
      label: 'Har du ubehag i et andet område?',
      required: 'Vælg, om du har ubehag i et andet område.',
    },
    overallChange: {
      label: 'Alt i alt, sammenlignet med før bikefittet',
      low: 'rigtig meget værre',
      middle: 'ingen ændring',
      high: 'rigtig meget bedre',
      required: 'Vælg et tal fra 1 til 7.',
    },
    comfort: {
      label: 'Komfort på din sædvanlige tur',
      low: 'meget ubehageligt',
      middle: 'hverken eller',
      high: 'meget behageligt',
      required: 'Vælg, hvor behageligt det er, fra 1 til 7.',
    },
    power: {
      label: 'Evne til at yde kraft',
      low: 'meget dårlig',
      middle: 'middel',
      high: 'meget god',
      required: 'Vælg, hvor godt du kan yde kraft, fra 1 til 7.',
    },
    confidence: {
      label: 'Kontrol og tryghed',
      low: 'meget utryg',
      middle: 'middel',
      high: 'meget tryg',
      required: 'Vælg, hvor tryg du føler dig, fra 1 til 7.',
    },
    enduranceMinutes: {
      label: 'Minutter, før ubehaget begynder',
      hint: 'Lad feltet stå tomt, hvis du ikke har ubehag.',
    },
    adaptationDays: {
      label: 'Dage, før siddestillingen føltes normal',
      required: 'Skriv antallet af dage, eller vælg »Ikke endnu«.',
    },
    activities: {
      label: 'Det, du syntes var svært før bikefittet',
      activity: {
        label: 'Aktivitet',
        required: 'Skriv en aktivitet.',
      },
      ability: {
        label: 'Hvor godt kan du gøre det nu?',
        low: 'slet ikke',
        high: 'lige så godt som før problemet',
      },
    },
    goals: {
      label: 'Dine mål for dette bikefit',
      goal: {
        label: 'Mål',
        required: 'Vælg et mål.',
      },
      attainment: {
        label: 'I hvilken grad nåede du det?',
        low: 'meget mindre end forventet',
        middle: 'som forventet',
        high: 'meget bedre end forventet',
        required: 'Vælg, i hvilken grad du nåede dette mål.',
      },
    },
    goalAlignment: {
      label: 'Bikefittet tog hånd om det, jeg kom for',
      low: 'slet ikke',
      middle: 'delvist',
      high: 'fuldstændig',
      required: 'Vælg, hvor godt bikefittet tog hånd om det, du kom for, fra 1 til 7.',
    },
    listened: {
      label: 'Min bikefitter lyttede',
      low: 'slet ikke',
      middle: 'delvist',
      high: 'fuldstændig',
    },
    explained: {
      label: 'Min bikefitter forklarede ændringerne',
      low: 'slet ikke',
      middle: 'delvist',
      high: 'fuldstændig',
    },
    satisfaction: {
      label: 'Samlet tilfredshed',
      low: 'meget utilfreds',
      middle: 'hverken eller',
      high: 'meget tilfreds',
      required: 'Vælg, hvor tilfreds du er, fra 1 til 7.',
    },
    recommend: {
      label: 'Hvor sandsynligt er det, at du vil anbefale dette bikefit?',
      low: 'slet ikke sandsynligt',
      high: 'yderst sandsynligt',
      required: 'Vælg, hvor sandsynligt det er, at du vil anbefale det, fra 0 til 10.',
    },
    otherTreatment: {
      label: 'Har noget andet hjulpet siden bikefittet?',
      hint: 'Så kan vi skelne det, bikefittet gjorde, fra det, noget andet gjorde.',
      required: 'Vælg det, der passer, eller »Ingen af disse«.',
    },
    usedSince: {
      label: 'Hvad har du brugt siden bikefittet?',
      hint: 'Alt, der kan have ændret, hvordan du har det, ud over bikefittet.',
      required: 'Vælg det, der passer, eller »Ingen af disse«.',
    },
    anotherAppointment: {
      label: 'Vil du gerne have en ny tid?',
      required: 'Vælg, om du gerne vil have en ny tid.',
    },
    comment: {
      label: 'Andet?',
      hint: 'Alt, din bikefitter bør vide.',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'Skade eller sygdom',
      position_hurts: 'Den nye siddestilling gør ondt',
      bike_not_ready: 'Cyklen var ikke klar',
      weather: 'Vejret',
      no_time: 'Ingen tid',
      other: 'Noget andet',
    },
    loadChange: {
      much_less: 'Meget mindre',
      less: 'Mindre',
      same: 'Omtrent det samme',
      more: 'Mere',
      much_more: 'Meget mere',
    },
    positionKept: {
      kept: 'Ja, den er uændret',
      changed_by_me: 'Nej, jeg har ændret den',
      changed_by_other_fitter: 'Nej, en anden bikefitter har ændret den',
      reverted: 'Nej, jeg gik tilbage til min gamle siddestilling',
      new_bike_or_parts: 'Nej, jeg har ny cykel eller nye dele',
    },
    otherTreatment: {
      physiotherapy: 'Fysioterapi',
      rest: 'Hvile',
      new_saddle: 'En ny sadel',
      medication: 'Medicin',
      other: 'Noget andet',
      none: 'Ingen af disse',
    },
    usedSince: {
      physiotherapy: 'Fysioterapi',
      rest: 'Hvile',
      new_saddle: 'En ny sadel',
      medication: 'Medicin',
      other: 'Noget andet',
      none: 'Ingen af disse',
    },
  },
  values: {
    minus2: 'meget mindre end forventet',
    minus1: 'mindre end forventet',
    zero: 'som forventet',
    plus1: 'bedre end forventet',
    plus2: 'meget bedre end forventet',
  },
  instead: {
    gone: 'Væk, intet ubehag',
    not_applicable: 'Ikke relevant',
    not_yet: 'Ikke endnu',
  },
  marks: {
    severe: 'Kraftigt ubehag',
    redFlag: 'Faresignal',
    unhappy: 'Utilfreds med bikefittet',
    wantsAppointment: 'Ønsker en ny tid',
  },
} satisfies Translation<typeof english>
