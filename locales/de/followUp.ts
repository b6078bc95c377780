import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: 'Wie es jetzt ist',
      title: 'Wie war das Radfahren zuletzt?',
      lead: 'Denk an deine Fahrten in den letzten zwei Wochen.',
    },
    since: {
      name: 'Seit dem Fitting',
      title: 'Seit deinem Fitting',
      lead: 'Wie viel du gefahren bist und ob sich deine Sitzposition geändert hat.',
    },
    discomfort: {
      name: 'Beschwerden',
      title: 'Wie ist es jetzt?',
      lead: 'Wir fragen nach denselben Bereichen wie vor deinem Fitting. Denk an deine Fahrten in den letzten zwei Wochen.',
    },
    feel: {
      name: 'Fahren',
      title: 'Wie fühlt sich das Fahren an?',
      lead: 'Denk an deine Fahrten in den letzten zwei Wochen.',
    },
    fit: {
      name: 'Das Fitting',
      title: 'Deine Ziele und dein Fitting',
      lead: 'Was du dir gewünscht hast und was noch fehlt.',
    },
  },
  fields: {
    ridesSince: {
      label: 'Fahrten in der neuen Sitzposition',
      hint: 'Eine ungefähre Zahl genügt. Gib 0 ein, wenn du noch nicht gefahren bist.',
      required: 'Gib die Zahl der Fahrten ein, oder 0, wenn es keine gab.',
    },
    whyNotRidden: {
      label: 'Was hat dich vom Fahren abgehalten?',
      required: 'Wähle, was dich vom Fahren abgehalten hat.',
    },
    hoursSince: {
      label: 'Stunden in der neuen Sitzposition',
    },
    weeklyHours: {
      label: 'Stunden pro Woche jetzt',
      required: 'Gib deine Stunden pro Woche ein. Eine ungefähre Zahl genügt.',
    },
    loadChange: {
      label: 'Training im Vergleich zu vor dem Fitting',
      hint: 'Denk an Strecke, Stunden und Intensität zusammen.',
      required: 'Wähle, wie sich dein Training im Vergleich zu vor dem Fitting geändert hat.',
    },
    positionKept: {
      label: 'Ist deine Sitzposition noch so, wie dein Bikefitter sie eingestellt hat?',
      required: 'Wähle, ob sich deine Sitzposition geändert hat.',
    },
    changesMade: {
      label: 'Änderungen seit dem Fitting',
      what: {
        label: 'Was',
        required: 'Wähle, was geändert wurde.',
      },
      byMm: {
        label: 'Um wie viel',
        short: 'um {{value}}',
        hint: 'Plus bedeutet mehr, Minus bedeutet weniger.',
      },
      byDegrees: {
        label: 'Um wie viel',
        short: 'um {{value}}',
        hint: 'Plus bedeutet mehr, Minus bedeutet weniger.',
      },
      changedOn: {
        label: 'Wann',
      },
      reason: {
        label: 'Warum',
      },
    },
    discomfort: {
      label: 'Beschwerden jetzt',
      required: 'Füge den anderen Bereich hinzu oder antworte mit Nein.',
      numb: {
        label: 'Ist es taub?',
      },
    },
    otherZone: {
      label: 'Hast du in einem anderen Bereich Beschwerden?',
      required: 'Wähle, ob du in einem anderen Bereich Beschwerden hast.',
    },
    overallChange: {
      label: 'Insgesamt, verglichen mit vor dem Fitting',
      low: 'sehr viel schlechter',
      middle: 'unverändert',
      high: 'sehr viel besser',
      required: 'Wähle eine Zahl von 1 bis 7.',
    },
    comfort: {
      label: 'Komfort auf deiner üblichen Fahrt',
      low: 'sehr unbequem',
      middle: 'weder noch',
      high: 'sehr bequem',
      required: 'Wähle von 1 bis 7, wie bequem du sitzt.',
    },
    power: {
      label: 'Kraft aufs Pedal bringen',
      low: 'sehr schlecht',
      middle: 'mittelmäßig',
      high: 'sehr gut',
      required: 'Wähle von 1 bis 7, wie gut du Kraft aufs Pedal bringst.',
    },
    confidence: {
      label: 'Kontrolle und Sicherheit',
      low: 'sehr unsicher',
      middle: 'mittelmäßig',
      high: 'sehr sicher',
      required: 'Wähle von 1 bis 7, wie sicher du dich fühlst.',
    },
    enduranceMinutes: {
      label: 'Minuten, bis die Beschwerden beginnen',
      hint: 'Lass das leer, wenn du keine Beschwerden hast.',
    },
    adaptationDays: {
      label: 'Tage, bis sich die Sitzposition normal anfühlte',
      required: 'Gib die Zahl der Tage ein oder wähle „Noch nicht“.',
    },
    activities: {
      label: 'Was dir vor dem Fitting schwerfiel',
      activity: {
        label: 'Tätigkeit',
        required: 'Gib eine Tätigkeit ein.',
      },
      ability: {
        label: 'Wie gut geht es jetzt?',
        low: 'gar nicht',
        high: 'so gut wie vor dem Problem',
      },
    },
    goals: {
      label: 'Deine Ziele für dieses Fitting',
      goal: {
        label: 'Ziel',
        required: 'Wähle ein Ziel.',
      },
      attainment: {
        label: 'Wie weit hast du es erreicht?',
        low: 'viel weniger als erwartet',
        middle: 'wie erwartet',
        high: 'viel besser als erwartet',
        required: 'Wähle, wie weit du dieses Ziel erreicht hast.',
      },
    },
    goalAlignment: {
      label: 'Das Fitting ging auf mein Anliegen ein',
      low: 'gar nicht',
      middle: 'teilweise',
      high: 'voll und ganz',
      required: 'Wähle von 1 bis 7, wie gut das Fitting auf dein Anliegen einging.',
    },
    listened: {
      label: 'Mein Bikefitter hat zugehört',
      low: 'gar nicht',
      middle: 'teilweise',
      high: 'voll und ganz',
    },
    explained: {
      label: 'Mein Bikefitter hat die Änderungen erklärt',
      low: 'gar nicht',
      middle: 'teilweise',
      high: 'voll und ganz',
    },
    satisfaction: {
      label: 'Zufriedenheit insgesamt',
      low: 'sehr unzufrieden',
      middle: 'weder noch',
      high: 'sehr zufrieden',
      required: 'Wähle von 1 bis 7, wie zufrieden du bist.',
    },
    recommend: {
      label: 'Wie wahrscheinlich ist es, dass du dieses Fitting weiterempfiehlst?',
      low: 'überhaupt nicht wahrscheinlich',
      high: 'äußerst wahrscheinlich',
      required: 'Wähle von 0 bis 10, wie wahrscheinlich du es weiterempfiehlst.',
    },
    otherTreatment: {
      label: 'Hat seit dem Fitting noch etwas anderes geholfen?',
      hint: 'So können wir unterscheiden, was vom Fitting kam und was von etwas anderem.',
      required: 'Wähle, was zutrifft, oder „Nichts davon“.',
    },
    usedSince: {
      label: 'Was hast du seit dem Fitting genutzt?',
      hint: 'Alles neben dem Fitting, was dein Befinden geändert haben kann.',
      required: 'Wähle, was zutrifft, oder „Nichts davon“.',
    },
    anotherAppointment: {
      label: 'Möchtest du einen weiteren Termin?',
      required: 'Wähle, ob du einen weiteren Termin möchtest.',
    },
    comment: {
      label: 'Noch etwas?',
      hint: 'Alles, was dein Bikefitter wissen sollte.',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'Verletzung oder Krankheit',
      position_hurts: 'Die neue Sitzposition tut weh',
      bike_not_ready: 'Das Rad war noch nicht fertig',
      weather: 'Wetter',
      no_time: 'Keine Zeit',
      other: 'Etwas anderes',
    },
    loadChange: {
      much_less: 'Viel weniger',
      less: 'Weniger',
      same: 'Etwa gleich',
      more: 'Mehr',
      much_more: 'Viel mehr',
    },
    positionKept: {
      kept: 'Ja, sie ist unverändert',
      changed_by_me: 'Nein, ich habe sie geändert',
      changed_by_other_fitter: 'Nein, ein anderer Bikefitter hat sie geändert',
      reverted: 'Nein, ich bin zur alten Sitzposition zurückgekehrt',
      new_bike_or_parts: 'Nein, ich habe ein neues Rad oder neue Teile',
    },
    otherTreatment: {
      physiotherapy: 'Physiotherapie',
      rest: 'Schonung',
      new_saddle: 'Ein neuer Sattel',
      medication: 'Medikamente',
      other: 'Etwas anderes',
      none: 'Nichts davon',
    },
    usedSince: {
      physiotherapy: 'Physiotherapie',
      rest: 'Schonung',
      new_saddle: 'Ein neuer Sattel',
      medication: 'Medikamente',
      other: 'Etwas anderes',
      none: 'Nichts davon',
    },
  },
  values: {
    minus2: 'viel weniger als erwartet',
    minus1: 'weniger als erwartet',
    zero: 'wie erwartet',
    plus1: 'besser als erwartet',
    plus2: 'viel besser als erwartet',
  },
  instead: {
    gone: 'Weg, keine Beschwerden',
    not_applicable: 'Trifft nicht zu',
    not_yet: 'Noch nicht',
  },
  marks: {
    severe: 'Starke Beschwerden',
    redFlag: 'Warnzeichen',
    unhappy: 'Mit dem Fitting unzufrieden',
    wantsAppointment: 'Möchte einen weiteren Termin',
  },
} satisfies Translation<typeof english>
