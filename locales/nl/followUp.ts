import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: 'Hoe het nu gaat',
      title: 'Hoe ging het fietsen?',
      lead: 'Denk aan je ritten van de afgelopen twee weken.',
    },
    since: {
      name: 'Sinds de fitting',
      title: 'Sinds je fitting',
      lead: 'Hoeveel je hebt gefietst en of je houding is veranderd.',
    },
    discomfort: {
      name: 'Ongemak',
      title: 'Hoe is het nu?',
      lead: 'We vragen naar dezelfde zones als vóór je fitting. Denk aan je ritten van de afgelopen twee weken.',
    },
    feel: {
      name: 'Fietsen',
      title: 'Hoe voelt fietsen aan?',
      lead: 'Denk aan je ritten van de afgelopen twee weken.',
    },
    fit: {
      name: 'De fitting',
      title: 'Je doelen en je fitting',
      lead: 'Waarvoor je kwam en wat er nog ontbreekt.',
    },
  },
  fields: {
    ridesSince: {
      label: 'Ritten in de nieuwe houding',
      hint: 'Ongeveer is goed genoeg. Vul 0 in als je nog niet hebt gefietst.',
      required: 'Vul het aantal ritten in, of 0 als er geen waren.',
    },
    whyNotRidden: {
      label: 'Waardoor kon je niet fietsen?',
      required: 'Kies waardoor je niet kon fietsen.',
    },
    hoursSince: {
      label: 'Uren in de nieuwe houding',
    },
    weeklyHours: {
      label: 'Uren per week nu',
      required: 'Vul je uren per week in. Ongeveer is goed genoeg.',
    },
    loadChange: {
      label: 'Training vergeleken met vóór de fitting',
      hint: 'Kijk naar afstand, uren en intensiteit samen.',
      required: 'Kies hoe je training is vergeleken met vóór de fitting.',
    },
    positionKept: {
      label: 'Is je houding nog zoals je bikefitter die heeft ingesteld?',
      required: 'Kies of je houding is veranderd.',
    },
    changesMade: {
      label: 'Wijzigingen sinds de fitting',
      what: {
        label: 'Wat',
        required: 'Kies wat er is gewijzigd.',
      },
      byMm: {
        label: 'Hoeveel',
        short: '{{value}} verschil',
        hint: 'Gebruik een plus voor meer en een min voor minder.',
      },
      byDegrees: {
        label: 'Hoeveel',
        short: '{{value}} verschil',
        hint: 'Gebruik een plus voor meer en een min voor minder.',
      },
      changedOn: {
        label: 'Wanneer',
      },
      reason: {
        label: 'Waarom',
      },
    },
    discomfort: {
      label: 'Ongemak nu',
      required: 'Voeg de andere zone toe, of antwoord met nee.',
      numb: {
        label: 'Is het gevoelloos?',
      },
    },
    otherZone: {
      label: 'Heb je ongemak in een andere zone?',
      required: 'Kies of je in een andere zone ongemak hebt.',
    },
    overallChange: {
      label: 'Over het geheel genomen, vergeleken met vóór de fitting',
      low: 'heel veel slechter',
      middle: 'geen verschil',
      high: 'heel veel beter',
      required: 'Kies een getal van 1 tot 7.',
    },
    comfort: {
      label: 'Comfort op je gewone rit',
      low: 'heel oncomfortabel',
      middle: 'neutraal',
      high: 'heel comfortabel',
      required: 'Kies hoe comfortabel je zit, van 1 tot 7.',
    },
    power: {
      label: 'Vermogen kunnen leveren',
      low: 'heel slecht',
      middle: 'redelijk',
      high: 'heel goed',
      required: 'Kies hoe goed je vermogen kunt leveren, van 1 tot 7.',
    },
    confidence: {
      label: 'Controle en vertrouwen',
      low: 'heel onzeker',
      middle: 'redelijk',
      high: 'heel zeker',
      required: 'Kies hoeveel vertrouwen je voelt, van 1 tot 7.',
    },
    enduranceMinutes: {
      label: 'Minuten tot het ongemak begint',
      hint: 'Laat dit leeg als je geen ongemak hebt.',
    },
    adaptationDays: {
      label: 'Dagen tot de houding normaal aanvoelde',
      required: 'Vul het aantal dagen in, of kies ‘Nog niet’.',
    },
    activities: {
      label: 'Wat je vóór de fitting moeilijk vond',
      activity: {
        label: 'Activiteit',
        required: 'Vul een activiteit in.',
      },
      ability: {
        label: 'Hoe goed kun je het nu?',
        low: 'helemaal niet',
        high: 'zo goed als vóór het probleem',
      },
    },
    goals: {
      label: 'Je doelen voor deze fitting',
      goal: {
        label: 'Doel',
        required: 'Kies een doel.',
      },
      attainment: {
        label: 'Hoever heb je het bereikt?',
        low: 'veel minder dan verwacht',
        middle: 'zoals verwacht',
        high: 'veel beter dan verwacht',
        required: 'Kies hoever je dit doel hebt bereikt.',
      },
    },
    goalAlignment: {
      label: 'In de fitting ging het om waar ik voor kwam',
      low: 'helemaal niet',
      middle: 'deels',
      high: 'helemaal',
      required: 'Kies van 1 tot 7 in hoeverre de fitting ging om waar je voor kwam.',
    },
    listened: {
      label: 'Mijn bikefitter luisterde',
      low: 'helemaal niet',
      middle: 'deels',
      high: 'helemaal',
    },
    explained: {
      label: 'Mijn bikefitter legde de wijzigingen uit',
      low: 'helemaal niet',
      middle: 'deels',
      high: 'helemaal',
    },
    satisfaction: {
      label: 'Algemene tevredenheid',
      low: 'heel ontevreden',
      middle: 'neutraal',
      high: 'heel tevreden',
      required: 'Kies hoe tevreden je bent, van 1 tot 7.',
    },
    recommend: {
      label: 'Hoe waarschijnlijk is het dat je deze fitting aanbeveelt?',
      low: 'helemaal niet waarschijnlijk',
      high: 'uiterst waarschijnlijk',
      required: 'Kies hoe waarschijnlijk het is dat je die aanbeveelt, van 0 tot 10.',
    },
    otherTreatment: {
      label: 'Heeft sinds de fitting nog iets anders geholpen?',
      hint: 'Zo kunnen we onderscheiden wat van de fitting komt en wat van iets anders.',
      required: 'Kies wat van toepassing is, of ‘Geen van deze’.',
    },
    usedSince: {
      label: 'Wat heb je sinds de fitting gebruikt?',
      hint: 'Alles wat naast de fitting kan hebben veranderd hoe je je voelt.',
      required: 'Kies wat van toepassing is, of ‘Geen van deze’.',
    },
    anotherAppointment: {
      label: 'Wil je nog een afspraak?',
      required: 'Kies of je nog een afspraak wilt.',
    },
    comment: {
      label: 'Nog iets anders?',
      hint: 'Alles wat je bikefitter moet weten.',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'Blessure of ziekte',
      position_hurts: 'De nieuwe houding doet pijn',
      bike_not_ready: 'De fiets was nog niet klaar',
      weather: 'Het weer',
      no_time: 'Geen tijd',
      other: 'Iets anders',
    },
    loadChange: {
      much_less: 'Veel minder',
      less: 'Minder',
      same: 'Ongeveer gelijk',
      more: 'Meer',
      much_more: 'Veel meer',
    },
    positionKept: {
      kept: 'Ja, die is niet veranderd',
      changed_by_me: 'Nee, ik heb die zelf veranderd',
      changed_by_other_fitter: 'Nee, een andere bikefitter heeft die veranderd',
      reverted: 'Nee, ik ben terug naar mijn oude houding',
      new_bike_or_parts: 'Nee, ik heb een nieuwe fiets of nieuwe onderdelen',
    },
    otherTreatment: {
      physiotherapy: 'Fysiotherapie',
      rest: 'Rust',
      new_saddle: 'Een nieuw zadel',
      medication: 'Medicijnen',
      other: 'Iets anders',
      none: 'Geen van deze',
    },
    usedSince: {
      physiotherapy: 'Fysiotherapie',
      rest: 'Rust',
      new_saddle: 'Een nieuw zadel',
      medication: 'Medicijnen',
      other: 'Iets anders',
      none: 'Geen van deze',
    },
  },
  values: {
    minus2: 'veel minder dan verwacht',
    minus1: 'minder dan verwacht',
    zero: 'zoals verwacht',
    plus1: 'beter dan verwacht',
    plus2: 'veel beter dan verwacht',
  },
  instead: {
    gone: 'Weg, geen ongemak',
    not_applicable: 'Niet van toepassing',
    not_yet: 'Nog niet',
  },
  marks: {
    severe: 'Ernstig ongemak',
    redFlag: 'Alarmsignaal',
    unhappy: 'Ontevreden over de fitting',
    wantsAppointment: 'Wil nog een afspraak',
  },
} satisfies Translation<typeof english>
