import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: 'Slik er det nå',
      title: 'Hvordan har det vært å sykle?',
      lead: 'Tenk på turene dine de siste to ukene.',
    },
    since: {
      name: 'Siden bikefiten',
      title: 'Siden bikefiten din',
      lead: 'Hvor mye du har syklet, og om sittestillingen er endret.',
    },
    discomfort: {
      name: 'Ubehag',
      title: 'Hvordan er det nå?',
      lead: 'Vi spør om de samme sonene som før bikefiten. Tenk på turene dine de siste to ukene.',
    },
    feel: {
      name: 'Sykling',
      title: 'Hvordan kjennes det å sykle?',
      lead: 'Tenk på turene dine de siste to ukene.',
    },
    fit: {
      name: 'Bikefiten',
      title: 'Målene dine og bikefiten',
      lead: 'Hva du kom for, og hva som fortsatt mangler.',
    },
  },
  fields: {
    ridesSince: {
      label: 'Turer i den nye sittestillingen',
      hint: 'Et omtrentlig tall holder. Skriv 0 hvis du ikke har syklet ennå.',
      required: 'Skriv inn antall turer, eller 0 hvis det ikke var noen.',
    },
    whyNotRidden: {
      label: 'Hva hindret deg i å sykle?',
      required: 'Velg hva som hindret deg i å sykle.',
    },
    hoursSince: {
      label: 'Timer syklet i den nye sittestillingen',
    },
    weeklyHours: {
      label: 'Timer per uke nå',
      required: 'Skriv inn timer per uke. Et omtrentlig tall holder.',
    },
    loadChange: {
      label: 'Trening sammenlignet med før bikefiten',
      hint: 'Ta med både distanse, timer og intensitet.',
      required: 'Velg hvordan treningen din er sammenlignet med før bikefiten.',
    },
    positionKept: {
      label: 'Er sittestillingen fortsatt slik bikefitteren stilte den inn?',
      required: 'Velg om sittestillingen er endret.',
    },
    changesMade: {
      label: 'Endringer siden bikefiten',
      what: {
        label: 'Hva',
        required: 'Velg hva som ble endret.',
      },
      byMm: {
        label: 'Hvor mye',
        short: 'med {{value}}',
        hint: 'Bruk pluss for mer og minus for mindre.',
      },
      byDegrees: {
        label: 'Hvor mye',
        short: 'med {{value}}',
        hint: 'Bruk pluss for mer og minus for mindre.',
      },
      changedOn: {
        label: 'Når',
      },
      reason: {
        label: 'Hvorfor',
      },
    },
    discomfort: {
      label: 'Ubehag nå',
      required: 'Legg til den andre sonen, eller svar nei.',
      numb: {
        label: 'Er det numment?',
      },
    },
    otherZone: {
      label: 'Har du ubehag i en annen sone?',
      required: 'Velg om du har ubehag i en annen sone.',
    },
    overallChange: {
      label: 'Alt i alt, sammenlignet med før bikefiten',
      low: 'svært mye verre',
      middle: 'ingen endring',
      high: 'svært mye bedre',
      required: 'Velg et tall fra 1 til 7.',
    },
    comfort: {
      label: 'Komfort på din vanlige tur',
      low: 'svært ubehagelig',
      middle: 'verken eller',
      high: 'svært behagelig',
      required: 'Velg hvor behagelig det er, fra 1 til 7.',
    },
    power: {
      label: 'Evne til å yte kraft',
      low: 'svært dårlig',
      middle: 'middels',
      high: 'svært god',
      required: 'Velg hvor godt du kan yte kraft, fra 1 til 7.',
    },
    confidence: {
      label: 'Kontroll og trygghet',
      low: 'svært utrygg',
      middle: 'middels',
      high: 'svært trygg',
      required: 'Velg hvor trygg du føler deg, fra 1 til 7.',
    },
    enduranceMinutes: {
      label: 'Minutter før ubehaget begynner',
      hint: 'La dette stå tomt hvis du ikke har ubehag.',
    },
    adaptationDays: {
      label: 'Dager før sittestillingen føltes normal',
      required: 'Skriv inn antall dager, eller velg «Ikke ennå».',
    },
    activities: {
      label: 'Det du syntes var vanskelig før bikefiten',
      activity: {
        label: 'Aktivitet',
        required: 'Skriv inn en aktivitet.',
      },
      ability: {
        label: 'Hvor godt klarer du det nå?',
        low: 'ikke i det hele tatt',
        high: 'like godt som før problemet',
      },
    },
    goals: {
      label: 'Målene dine for denne bikefiten',
      goal: {
        label: 'Mål',
        required: 'Velg et mål.',
      },
      attainment: {
        label: 'I hvilken grad nådde du det?',
        low: 'mye mindre enn forventet',
        middle: 'som forventet',
        high: 'mye bedre enn forventet',
        required: 'Velg i hvilken grad du nådde dette målet.',
      },
    },
    goalAlignment: {
      label: 'Bikefiten tok for seg det jeg kom for',
      low: 'ikke i det hele tatt',
      middle: 'delvis',
      high: 'fullstendig',
      required: 'Velg hvor godt bikefiten tok for seg det du kom for, fra 1 til 7.',
    },
    listened: {
      label: 'Bikefitteren lyttet til meg',
      low: 'ikke i det hele tatt',
      middle: 'delvis',
      high: 'fullstendig',
    },
    explained: {
      label: 'Bikefitteren forklarte endringene',
      low: 'ikke i det hele tatt',
      middle: 'delvis',
      high: 'fullstendig',
    },
    satisfaction: {
      label: 'Samlet tilfredshet',
      low: 'svært misfornøyd',
      middle: 'verken eller',
      high: 'svært fornøyd',
      required: 'Velg hvor fornøyd du er, fra 1 til 7.',
    },
    recommend: {
      label: 'Hvor sannsynlig er det at du vil anbefale denne bikefiten?',
      low: 'slett ikke sannsynlig',
      high: 'ytterst sannsynlig',
      required: 'Velg hvor sannsynlig det er at du anbefaler den, fra 0 til 10.',
    },
    otherTreatment: {
      label: 'Har noe annet hjulpet siden bikefiten?',
      hint: 'Slik kan vi skille mellom det bikefiten gjorde, og det noe annet gjorde.',
      required: 'Velg det som passer, eller «Ingen av disse».',
    },
    usedSince: {
      label: 'Hva har du brukt siden bikefiten?',
      hint: 'Alt som kan ha endret hvordan du har det, utenom bikefiten.',
      required: 'Velg det som passer, eller «Ingen av disse».',
    },
    anotherAppointment: {
      label: 'Vil du ha en ny time?',
      required: 'Velg om du vil ha en ny time.',
    },
    comment: {
      label: 'Noe annet?',
      hint: 'Alt bikefitteren bør vite.',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'Skade eller sykdom',
      position_hurts: 'Den nye sittestillingen gjør vondt',
      bike_not_ready: 'Sykkelen var ikke klar',
      weather: 'Været',
      no_time: 'Ikke tid',
      other: 'Noe annet',
    },
    loadChange: {
      much_less: 'Mye mindre',
      less: 'Mindre',
      same: 'Omtrent det samme',
      more: 'Mer',
      much_more: 'Mye mer',
    },
    positionKept: {
      kept: 'Ja, den er uendret',
      changed_by_me: 'Nei, jeg har endret den',
      changed_by_other_fitter: 'Nei, en annen bikefitter endret den',
      reverted: 'Nei, jeg gikk tilbake til den gamle',
      new_bike_or_parts: 'Nei, jeg har ny sykkel eller nye deler',
    },
    otherTreatment: {
      physiotherapy: 'Fysioterapi',
      rest: 'Hvile',
      new_saddle: 'Et nytt sete',
      medication: 'Medisiner',
      other: 'Noe annet',
      none: 'Ingen av disse',
    },
    usedSince: {
      physiotherapy: 'Fysioterapi',
      rest: 'Hvile',
      new_saddle: 'Et nytt sete',
      medication: 'Medisiner',
      other: 'Noe annet',
      none: 'Ingen av disse',
    },
  },
  values: {
    minus2: 'mye mindre enn forventet',
    minus1: 'mindre enn forventet',
    zero: 'som forventet',
    plus1: 'bedre enn forventet',
    plus2: 'mye bedre enn forventet',
  },
  instead: {
    gone: 'Borte, ikke noe ubehag',
    not_applicable: 'Ikke aktuelt',
    not_yet: 'Ikke ennå',
  },
  marks: {
    severe: 'Sterkt ubehag',
    redFlag: 'Faresignal',
    unhappy: 'Misfornøyd med bikefiten',
    wantsAppointment: 'Ønsker en ny time',
  },
} satisfies Translation<typeof english>
