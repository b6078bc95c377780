import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Hvad du betaler for {product}, og indtil hvornår.',
  trial: {
    title: 'Gratis prøveperiode',
    left_one: '{{count}} dag tilbage',
    left_other: '{{count}} dage tilbage',
    until: 'Alt er gratis indtil {{date}}. Vi beder ikke om et kort, før du vælger et abonnement.',
  },
  active: {
    monthly: 'Månedsabonnement',
    annual: 'Årsabonnement',
    renews: 'Dit abonnement fornyes automatisk. Næste betaling forfalder {{date}}.',
  },
  ending: {
    title: 'Dit abonnement er opsagt',
    until:
      'Det er betalt indtil {{date}}. Alt virker indtil {{readOnly}}, og så er din virksomhed skrivebeskyttet.',
  },
  grace: {
    title: 'Dit abonnement er ophørt',
    failed: 'Din seneste betaling gik ikke igennem',
    until: 'Alt virker stadig indtil {{date}}. Fra da af er din virksomhed skrivebeskyttet.',
    failedHow: 'Tjek dine betalingsoplysninger. Betalingen prøves igen automatisk.',
  },
  readOnly: {
    title: 'Din virksomhed er skrivebeskyttet',
    since:
      'Dit abonnement ophørte {{date}}. Du kan ikke invitere ryttere, starte sessioner eller ændre bikefits.',
    goesOn:
      'Du kan stadig læse, downloade og slette alt. Skemaer, som ryttere har åbne, påmindelser og varsler fortsætter, og du kan behandle varsler. Intet går tabt: Når du vælger et abonnement, virker alt som før.',
  },
  choose: {
    title: 'Vælg et abonnement',
    billing: 'Hvor ofte vil du betale?',
    monthly: 'Månedligt',
    monthlyPrice: '{{price}} om måneden',
    annual: 'Årligt',
    annualPrice: '{{price}} om året: {{perMonth}} om måneden, {{percent}} mindre',
    code: 'Kampagnekode',
    submit: 'Fortsæt til betaling',
    hosted:
      'Du betaler på en side hos Stripe. Vi ser aldrig dit kort. Moms er inkluderet. Du kan opsige når som helst; dit abonnement løber så til slutningen af det, du har betalt for.',
    trialKept: 'Resten af din gratis prøveperiode beholder du: Første betaling forfalder {{date}}.',
    trialNotKept: 'Din gratis prøveperiode slutter snart, så første betaling forfalder med det samme.',
  },
  change: {
    title: 'Skift abonnement',
    toAnnual: 'Skift til årlig betaling',
    toMonthly: 'Skift til månedlig betaling',
    cancel: 'Opsig abonnement',
    resume: 'Genoptag abonnement',
    card: 'Kort- og fakturaoplysninger',
    pay: 'Tjek betalingsoplysninger',
    hosted: 'De åbner på en side hos Stripe og fører dig tilbage hertil.',
  },
  waiting: {
    title: 'Venter på betalingen',
    text: 'Stripe bekræfter din betaling over for os, normalt inden for et minut. Du kan forlade denne side.',
    ask: 'Tjek igen',
    asked: 'Tjekket. Der er ingen betaling endnu.',
  },
  invoices: {
    title: 'Fakturaer',
    none: 'Der er ingen fakturaer endnu.',
    caption: 'Dine fakturaer',
    number: 'Faktura',
    date: 'Dato',
    total: 'Beløb',
    state: 'Status',
    paid: 'Betalt',
    open: 'Ubetalt',
    void: 'Annulleret',
    noNumber: 'Uden nummer',
    opens: 'åbner hos Stripe',
  },
  banner: {
    label: 'Dit abonnement',
    trial_ending: 'Din gratis prøveperiode slutter {{covered}}.',
    payment_failed:
      'Din seneste betaling gik ikke igennem. Din virksomhed bliver skrivebeskyttet {{readOnly}}.',
    ended: 'Dit abonnement ophørte {{covered}}. Din virksomhed bliver skrivebeskyttet {{readOnly}}.',
    read_only_soon: 'Dit abonnement er ophørt. Din virksomhed bliver skrivebeskyttet {{readOnly}}.',
    read_only: 'Dit abonnement er ophørt, så din virksomhed er skrivebeskyttet.',
    open: 'Se dit abonnement',
  },
} satisfies Translation<typeof english>
