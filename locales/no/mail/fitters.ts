import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: 'Vi kan ikke lese en av kalenderne dine',
    heading: 'Vi kan ikke lese en av de andre kalenderne dine',
    text: 'I en time har {product} ikke kunnet lese en kalender du koblet til. Tidene den sist oppga, forblir opptatt, og nyere mangler: Syklister kan bestille en tid da du er opptatt et annet sted.',
    button: 'Se på kalenderne dine',
  },
  fitterNews: {
    intake: {
      subject: 'Et nytt forhåndsskjema er kommet',
      heading: 'Et nytt forhåndsskjema er klart til å leses',
      text: 'En syklist har sendt inn forhåndsskjemaet sitt. Les det i {product}. Denne e-posten inneholder ingen svar.',
      button: 'Les forhåndsskjema',
    },
    intake_red_flag: {
      subject: 'Et forhåndsskjema krever handling i dag',
      heading: 'Et forhåndsskjema krever handling i dag',
      text: 'En syklist har sendt inn forhåndsskjemaet sitt. Les det før du endrer noe på sykkelen. Denne e-posten inneholder ingen svar.',
      button: 'Les forhåndsskjema',
    },
    red_flag: {
      subject: 'Et svar krever handling i dag',
      heading: 'Et svar krever handling i dag',
      text: 'En syklist har sendt inn en oppfølging. Les den før du endrer noe på sykkelen.',
      button: 'Les svar',
    },
    unhappy: {
      subject: 'Et svar bør sees på',
      heading: 'Et svar bør sees på',
      text: 'En syklist har sendt inn en oppfølging. Les den og ta kontakt med syklisten.',
      button: 'Les svar',
    },
    settings: 'Velg hvilke e-poster du får',
  },
  fitterBooking: {
    made: { subject: 'Du har en ny bestilling', text: 'En syklist bestilte {{service}}:' },
    moved: {
      subject: 'En bestilling har fått et nytt tidspunkt',
      text: 'En syklist flyttet {{service}}, som nå er:',
    },
    movedFrom: 'Den skulle ha vært:',
    cancelled: {
      subject: 'En bestilling er avbestilt',
      text: 'En syklist avbestilte {{service}}, som skulle være:',
    },
    button: 'Åpne kalenderen',
  },
  sharingNews: {
    offered: {
      subject: 'En syklist vil dele bikefitene sine med deg',
      heading: 'En syklist vil dele bikefitene sine med deg',
      text: 'En syklist fant deg i listen over bikefittere og tilbyr deg å lese bikefitene sine fra en tidligere bikefitter. Hvis du godtar, ser syklisten navnet og e-postadressen din og bestemmer deretter. Ingenting deles før det. Lenken virker i 7 dager.',
      button: 'Se tilbudet',
    },
    accepted: {
      subject: 'En bikefitter har godtatt tilbudet ditt',
      heading: 'En bikefitter vil lese bikefitene dine',
      text: 'En bikefitter har godtatt tilbudet ditt. Sjekk at det er den rette, og bestem deg. Ingenting deles før du bekrefter.',
      button: 'Se hvem det er',
    },
    confirmed: {
      subject: 'En syklist deler bikefitene sine med deg',
      heading: 'Du kan nå lese bikefitene til en syklist',
      text: 'En syklist har bekreftet, og du kan nå lese syklistens bikefiter fra en tidligere bikefitter. De er historikk du kan lese, og teller ikke i tallene dine.',
      button: 'Les bikefitene',
    },
  },
  planNotice: {
    trial_ending: {
      subject: 'Den gratis prøveperioden din slutter {{day}}',
      heading: 'Den gratis prøveperioden din slutter snart',
      text: 'Den gratis prøveperioden din av {product} slutter {{day}}. Velg et abonnement for å fortsette å arbeide etter det.',
    },
    payment_failed: {
      subject: 'Den siste betalingen din gikk ikke gjennom',
      heading: 'Den siste betalingen din gikk ikke gjennom',
      text: 'Vi kunne ikke belaste kortet ditt for tiden etter {{day}}. Sjekk betalingsopplysningene; betalingen prøves igjen automatisk.',
    },
    ended: {
      subject: 'Abonnementet ditt er avsluttet',
      heading: 'Abonnementet ditt er avsluttet',
      text: 'Abonnementet ditt ble avsluttet {{day}}. Alt virker fortsatt foreløpig. Velg et abonnement for å fortsette å arbeide.',
    },
    read_only_soon: {
      subject: 'Virksomheten din blir skrivebeskyttet {{readOnly}}',
      heading: 'Virksomheten din blir snart skrivebeskyttet',
      text: 'Abonnementet ditt ble avsluttet {{day}}, og ingenting er betalt siden.',
    },
    read_only: {
      subject: 'Virksomheten din er nå skrivebeskyttet',
      heading: 'Virksomheten din er nå skrivebeskyttet',
      text: 'Abonnementet ditt ble avsluttet {{day}}, og ingenting er betalt siden.',
    },
    thenReadOnly:
      'Fra {{readOnly}} er virksomheten din skrivebeskyttet: Du kan lese, laste ned og slette alt, men ikke invitere syklister eller endre bikefiter. Skjemaer som syklister har åpne, påminnelser og varsler fortsetter.',
    nowReadOnly:
      'Du kan lese, laste ned og slette alt, men ikke invitere syklister eller endre bikefiter. Skjemaer som syklister har åpne, påminnelser og varsler fortsetter. Ingenting går tapt: Når du velger et abonnement, virker alt som før.',
    button: 'Se abonnementet ditt',
  },
  fitterDigest: {
    subject: 'Det som krever handling i dag',
    heading: 'Det som krever handling i dag',
    followUps_one: '{{count}} oppfølging krever handling.',
    followUps_other: '{{count}} oppfølginger krever handling.',
    unreadForms_one: '{{count}} skjema er ikke lest ennå.',
    unreadForms_other: '{{count}} skjemaer er ikke lest ennå.',
    button: 'Se hva som krever handling',
  },
} satisfies Translation<typeof english>
