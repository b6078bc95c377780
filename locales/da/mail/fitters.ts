import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: 'Vi kan ikke læse en af dine kalendere',
    heading: 'Vi kan ikke læse en af dine andre kalendere',
    text: 'I en time har {product} ikke kunnet læse en kalender, du har tilknyttet. De tider, den sidst oplyste, forbliver optaget, og nyere mangler: Ryttere kan bestille en tid, hvor du er optaget et andet sted.',
    button: 'Se på dine kalendere',
  },
  fitterNews: {
    intake: {
      subject: 'Et nyt forhåndsskema er kommet',
      heading: 'Et nyt forhåndsskema er klar til at blive læst',
      text: 'En rytter har indsendt sit forhåndsskema. Læs det i {product}. Denne e-mail indeholder ingen svar.',
      button: 'Læs forhåndsskema',
    },
    intake_red_flag: {
      subject: 'Et forhåndsskema kræver handling i dag',
      heading: 'Et forhåndsskema kræver handling i dag',
      text: 'En rytter har indsendt sit forhåndsskema. Læs det, før du ændrer noget på cyklen. Denne e-mail indeholder ingen svar.',
      button: 'Læs forhåndsskema',
    },
    red_flag: {
      subject: 'Et svar kræver handling i dag',
      heading: 'Et svar kræver handling i dag',
      text: 'En rytter har indsendt en opfølgning. Læs den, før du ændrer noget på cyklen.',
      button: 'Læs svar',
    },
    unhappy: {
      subject: 'Et svar bør ses på',
      heading: 'Et svar bør ses på',
      text: 'En rytter har indsendt en opfølgning. Læs den, og kontakt rytteren.',
      button: 'Læs svar',
    },
    settings: 'Vælg, hvilke e-mails du får',
  },
  fitterBooking: {
    made: { subject: 'Du har en ny bestilling', text: 'En rytter bestilte {{service}}:' },
    moved: {
      subject: 'En bestilling har fået et nyt tidspunkt',
      text: 'En rytter flyttede {{service}}, som nu finder sted:',
    },
    movedFrom: 'Den skulle have fundet sted:',
    cancelled: {
      subject: 'En bestilling er afbestilt',
      text: 'En rytter afbestilte {{service}}, som skulle finde sted:',
    },
    button: 'Åbn kalenderen',
  },
  sharingNews: {
    offered: {
      subject: 'En rytter vil dele sine bikefits med dig',
      heading: 'En rytter vil dele sine bikefits med dig',
      text: 'En rytter fandt dig på listen over bikefittere og tilbyder dig sine bikefits fra en tidligere bikefitter til læsning. Hvis du accepterer, ser rytteren dit navn og din e-mailadresse og beslutter derefter. Intet deles før det. Linket virker i 7 dage.',
      button: 'Se tilbuddet',
    },
    accepted: {
      subject: 'En bikefitter har accepteret dit tilbud',
      heading: 'En bikefitter vil læse dine bikefits',
      text: 'En bikefitter har accepteret dit tilbud. Tjek, at det er den rigtige, og tag stilling. Intet deles, før du bekræfter.',
      button: 'Se, hvem det er',
    },
    confirmed: {
      subject: 'En rytter deler sine bikefits med dig',
      heading: 'Du kan nu læse en rytters bikefits',
      text: 'En rytter har bekræftet, og du kan nu læse rytterens bikefits fra en tidligere bikefitter. De er historik, du kan læse, og tæller ikke med i dine tal.',
      button: 'Læs bikefits',
    },
  },
  planNotice: {
    trial_ending: {
      subject: 'Din gratis prøveperiode slutter {{day}}',
      heading: 'Din gratis prøveperiode slutter snart',
      text: 'Din gratis prøveperiode med {product} slutter {{day}}. Vælg et abonnement for at arbejde videre derefter.',
    },
    payment_failed: {
      subject: 'Din seneste betaling gik ikke igennem',
      heading: 'Din seneste betaling gik ikke igennem',
      text: 'Vi kunne ikke trække beløbet på dit kort for tiden efter {{day}}. Tjek dine betalingsoplysninger; betalingen prøves igen automatisk.',
    },
    ended: {
      subject: 'Dit abonnement er ophørt',
      heading: 'Dit abonnement er ophørt',
      text: 'Dit abonnement ophørte {{day}}. Alt virker stadig indtil videre. Vælg et abonnement for at arbejde videre.',
    },
    read_only_soon: {
      subject: 'Din virksomhed bliver skrivebeskyttet {{readOnly}}',
      heading: 'Din virksomhed bliver snart skrivebeskyttet',
      text: 'Dit abonnement ophørte {{day}}, og intet er betalt siden.',
    },
    read_only: {
      subject: 'Din virksomhed er nu skrivebeskyttet',
      heading: 'Din virksomhed er nu skrivebeskyttet',
      text: 'Dit abonnement ophørte {{day}}, og intet er betalt siden.',
    },
    thenReadOnly:
      'Fra {{readOnly}} er din virksomhed skrivebeskyttet: Du kan læse, downloade og slette alt, men ikke invitere ryttere eller ændre bikefits. Skemaer, som ryttere har åbne, påmindelser og varsler fortsætter.',
    nowReadOnly:
      'Du kan læse, downloade og slette alt, men ikke invitere ryttere eller ændre bikefits. Skemaer, som ryttere har åbne, påmindelser og varsler fortsætter. Intet går tabt: Når du vælger et abonnement, virker alt som før.',
    button: 'Se dit abonnement',
  },
  fitterDigest: {
    subject: 'Det, der kræver handling i dag',
    heading: 'Det, der kræver handling i dag',
    followUps_one: '{{count}} opfølgning kræver handling.',
    followUps_other: '{{count}} opfølgninger kræver handling.',
    unreadForms_one: '{{count}} skema er ikke læst endnu.',
    unreadForms_other: '{{count}} skemaer er ikke læst endnu.',
    button: 'Se, hvad der kræver handling',
  },
} satisfies Translation<typeof english>
