import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Hva du betaler for {product}, og til når.',
  trial: {
    title: 'Gratis prøveperiode',
    left_one: '{{count}} dag igjen',
    left_other: '{{count}} dager igjen',
    until: 'Alt er gratis til {{date}}. Vi ber ikke om kort før du velger et abonnement.',
  },
  active: {
    monthly: 'Månedsabonnement',
    annual: 'Årsabonnement',
    renews: 'Abonnementet ditt fornyes automatisk. Neste betaling forfaller {{date}}.',
  },
  ending: {
    title: 'Abonnementet ditt er sagt opp',
    until:
      'Det er betalt til {{date}}. Alt virker til {{readOnly}}, og så er virksomheten din skrivebeskyttet.',
  },
  grace: {
    title: 'Abonnementet ditt er avsluttet',
    failed: 'Den siste betalingen din gikk ikke gjennom',
    until: 'Alt virker fortsatt til {{date}}. Fra da av er virksomheten din skrivebeskyttet.',
    failedHow: 'Sjekk betalingsopplysningene. Betalingen prøves igjen automatisk.',
  },
  readOnly: {
    title: 'Virksomheten din er skrivebeskyttet',
    since:
      'Abonnementet ditt ble avsluttet {{date}}. Du kan ikke invitere syklister, starte økter eller endre bikefiter.',
    goesOn:
      'Du kan fortsatt lese, laste ned og slette alt. Skjemaer som syklister har åpne, påminnelser og varsler fortsetter, og du kan behandle varsler. Ingenting går tapt: Når du velger et abonnement, virker alt som før.',
  },
  choose: {
    title: 'Velg et abonnement',
    billing: 'Hvor ofte vil du betale?',
    monthly: 'Månedlig',
    monthlyPrice: '{{price}} i måneden',
    annual: 'Årlig',
    annualPrice: '{{price}} i året: {{perMonth}} i måneden, {{percent}} mindre',
    code: 'Kampanjekode',
    submit: 'Fortsett til betaling',
    hosted:
      'Du betaler på en side hos Stripe. Vi ser aldri kortet ditt. Avgifter er inkludert. Du kan si opp når som helst; abonnementet løper da til slutten av det du har betalt for.',
    trialKept: 'Det som er igjen av prøveperioden, beholder du: Første betaling forfaller {{date}}.',
    trialNotKept: 'Prøveperioden slutter snart, så første betaling forfaller med en gang.',
  },
  change: {
    title: 'Endre abonnementet ditt',
    toAnnual: 'Bytt til årlig betaling',
    toMonthly: 'Bytt til månedlig betaling',
    cancel: 'Si opp abonnement',
    resume: 'Gjenoppta abonnement',
    card: 'Kort og fakturaopplysninger',
    pay: 'Sjekk betalingsopplysninger',
    hosted: 'Disse åpnes på en side hos Stripe og fører deg tilbake hit.',
  },
  waiting: {
    title: 'Venter på betalingen',
    text: 'Stripe bekrefter betalingen til oss, vanligvis innen et minutt. Du kan forlate denne siden.',
    ask: 'Sjekk igjen',
    asked: 'Sjekket. Det er ingen betaling ennå.',
  },
  invoices: {
    title: 'Fakturaer',
    none: 'Det finnes ingen fakturaer ennå.',
    caption: 'Fakturaene dine',
    number: 'Faktura',
    date: 'Dato',
    total: 'Beløp',
    state: 'Status',
    paid: 'Betalt',
    open: 'Ubetalt',
    void: 'Annullert',
    noNumber: 'Uten nummer',
    opens: 'åpnes hos Stripe',
  },
  banner: {
    label: 'Abonnementet ditt',
    trial_ending: 'Den gratis prøveperioden din slutter {{covered}}.',
    payment_failed:
      'Den siste betalingen din gikk ikke gjennom. Virksomheten din blir skrivebeskyttet {{readOnly}}.',
    ended: 'Abonnementet ditt ble avsluttet {{covered}}. Virksomheten din blir skrivebeskyttet {{readOnly}}.',
    read_only_soon: 'Abonnementet ditt er avsluttet. Virksomheten din blir skrivebeskyttet {{readOnly}}.',
    read_only: 'Abonnementet ditt er avsluttet, så virksomheten din er skrivebeskyttet.',
    open: 'Se abonnementet ditt',
  },
} satisfies Translation<typeof english>
