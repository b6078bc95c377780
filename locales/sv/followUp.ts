import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: 'Hur det är nu',
      title: 'Hur har cyklingen gått?',
      lead: 'Tänk på dina turer de senaste två veckorna.',
    },
    since: {
      name: 'Sedan dess',
      title: 'Sedan din bike fit',
      lead: 'Hur mycket du har cyklat och om din position har ändrats.',
    },
    discomfort: {
      name: 'Obehag',
      title: 'Hur är det nu?',
      lead: 'Vi frågar om samma områden som före din bike fit. Tänk på dina turer de senaste två veckorna.',
    },
    feel: {
      name: 'Cykling',
      title: 'Hur känns det att cykla?',
      lead: 'Tänk på dina turer de senaste två veckorna.',
    },
    fit: {
      name: 'Bike fit',
      title: 'Dina mål och din bike fit',
      lead: 'Det du kom för och det som fortfarande saknas.',
    },
  },
  fields: {
    ridesSince: {
      label: 'Turer i den nya positionen',
      hint: 'En ungefärlig siffra räcker. Ange 0 om du inte har cyklat ännu.',
      required: 'Ange antal turer, eller 0 om det inte blev några.',
    },
    whyNotRidden: {
      label: 'Vad hindrade dig från att cykla?',
      required: 'Välj vad som hindrade dig från att cykla.',
    },
    hoursSince: {
      label: 'Cyklade timmar i den nya positionen',
    },
    weeklyHours: {
      label: 'Timmar per vecka nu',
      required: 'Ange timmar per vecka. En ungefärlig siffra räcker.',
    },
    loadChange: {
      label: 'Träning jämfört med före din bike fit',
      hint: 'Väg ihop sträcka, timmar och intensitet.',
      required: 'Välj hur träningen är jämfört med före din bike fit.',
    },
    positionKept: {
      label: 'Är positionen fortfarande som din bikefitter ställde in den?',
      required: 'Välj om din position har ändrats.',
    },
    changesMade: {
      label: 'Ändringar sedan din bike fit',
      what: {
        label: 'Vad',
        required: 'Välj vad som ändrades.',
      },
      byMm: {
        label: 'Hur mycket',
        short: 'med {{value}}',
        hint: 'Plus för mer och minus för mindre.',
      },
      byDegrees: {
        label: 'Hur mycket',
        short: 'med {{value}}',
        hint: 'Plus för mer och minus för mindre.',
      },
      changedOn: {
        label: 'När',
      },
      reason: {
        label: 'Varför',
      },
    },
    discomfort: {
      label: 'Obehag nu',
      required: 'Lägg till det andra området, eller svara nej.',
      numb: {
        label: 'Känns det domnat?',
      },
    },
    otherZone: {
      label: 'Har du obehag i något annat område?',
      required: 'Välj om du har obehag i ett annat område.',
    },
    overallChange: {
      label: 'Överlag, jämfört med före din bike fit',
      low: 'mycket, mycket sämre',
      middle: 'ingen förändring',
      high: 'mycket, mycket bättre',
      required: 'Välj ett tal från 1 till 7.',
    },
    comfort: {
      label: 'Komfort på din vanliga tur',
      low: 'mycket obekvämt',
      middle: 'varken eller',
      high: 'mycket bekvämt',
      required: 'Välj hur bekvämt det är, från 1 till 7.',
    },
    power: {
      label: 'Förmåga att få fram kraft',
      low: 'mycket dålig',
      middle: 'någorlunda',
      high: 'mycket god',
      required: 'Välj hur väl du får fram kraft, från 1 till 7.',
    },
    confidence: {
      label: 'Kontroll och trygghet',
      low: 'mycket otrygg',
      middle: 'någorlunda',
      high: 'mycket trygg',
      required: 'Välj hur trygg du känner dig, från 1 till 7.',
    },
    enduranceMinutes: {
      label: 'Minuter tills obehaget börjar',
      hint: 'Lämna tomt om du inte har något obehag.',
    },
    adaptationDays: {
      label: 'Dagar tills positionen kändes normal',
      required: 'Ange antal dagar, eller välj ”Inte ännu”.',
    },
    activities: {
      label: 'Det som var svårt före din bike fit',
      activity: {
        label: 'Aktivitet',
        required: 'Ange en aktivitet.',
      },
      ability: {
        label: 'Hur bra går det nu?',
        low: 'inte alls',
        high: 'lika bra som före problemet',
      },
    },
    goals: {
      label: 'Dina mål för denna bike fit',
      goal: {
        label: 'Mål',
        required: 'Välj ett mål.',
      },
      attainment: {
        label: 'Hur långt nådde du?',
        low: 'mycket sämre än väntat',
        middle: 'som väntat',
        high: 'mycket bättre än väntat',
        required: 'Välj hur långt du nådde med målet.',
      },
    },
    goalAlignment: {
      label: 'Min bike fit tog upp det jag kom för',
      low: 'inte alls',
      middle: 'delvis',
      high: 'helt',
      required: 'Välj hur väl din bike fit tog upp det du kom för, från 1 till 7.',
    },
    listened: {
      label: 'Min bikefitter lyssnade',
      low: 'inte alls',
      middle: 'delvis',
      high: 'helt',
    },
    explained: {
      label: 'Min bikefitter förklarade ändringarna',
      low: 'inte alls',
      middle: 'delvis',
      high: 'helt',
    },
    satisfaction: {
      label: 'Hur nöjd du är överlag',
      low: 'mycket missnöjd',
      middle: 'varken eller',
      high: 'mycket nöjd',
      required: 'Välj hur nöjd du är, från 1 till 7.',
    },
    recommend: {
      label: 'Hur troligt är det att du rekommenderar denna bike fit?',
      low: 'inte alls troligt',
      high: 'ytterst troligt',
      required: 'Välj hur troligt det är att du rekommenderar den, från 0 till 10.',
    },
    otherTreatment: {
      label: 'Har något annat hjälpt sedan din bike fit?',
      hint: 'Så kan vi skilja på vad din bike fit gjorde och vad något annat gjorde.',
      required: 'Välj det som stämmer, eller ”Inget av detta”.',
    },
    usedSince: {
      label: 'Vad har du använt sedan din bike fit?',
      hint: 'Allt som kan ha ändrat hur det känns, utöver din bike fit.',
      required: 'Välj det som stämmer, eller ”Inget av detta”.',
    },
    anotherAppointment: {
      label: 'Vill du ha en ny tid?',
      required: 'Välj om du vill ha en ny tid.',
    },
    comment: {
      label: 'Något mer?',
      hint: 'Allt som din bikefitter bör veta.',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'Skada eller sjukdom',
      position_hurts: 'Den nya positionen gör ont',
      bike_not_ready: 'Cykeln var inte klar',
      weather: 'Vädret',
      no_time: 'Ingen tid',
      other: 'Något annat',
    },
    loadChange: {
      much_less: 'Mycket mindre',
      less: 'Mindre',
      same: 'Ungefär lika',
      more: 'Mer',
      much_more: 'Mycket mer',
    },
    positionKept: {
      kept: 'Ja, den är oförändrad',
      changed_by_me: 'Nej, jag ändrade den',
      changed_by_other_fitter: 'Nej, en annan bikefitter ändrade den',
      reverted: 'Nej, jag gick tillbaka till den gamla',
      new_bike_or_parts: 'Nej, jag har en ny cykel eller nya delar',
    },
    otherTreatment: {
      physiotherapy: 'Fysioterapi',
      rest: 'Vila',
      new_saddle: 'En ny sadel',
      medication: 'Läkemedel',
      other: 'Något annat',
      none: 'Inget av detta',
    },
    usedSince: {
      physiotherapy: 'Fysioterapi',
      rest: 'Vila',
      new_saddle: 'En ny sadel',
      medication: 'Läkemedel',
      other: 'Något annat',
      none: 'Inget av detta',
    },
  },
  values: {
    minus2: 'mycket sämre än väntat',
    minus1: 'sämre än väntat',
    zero: 'som väntat',
    plus1: 'bättre än väntat',
    plus2: 'mycket bättre än väntat',
  },
  instead: {
    gone: 'Borta, inget obehag',
    not_applicable: 'Inte aktuellt',
    not_yet: 'Inte ännu',
  },
  marks: {
    severe: 'Svårt obehag',
    redFlag: 'Varningstecken',
    unhappy: 'Missnöjd med sin bike fit',
    wantsAppointment: 'Vill ha en ny tid',
  },
} satisfies Translation<typeof english>
