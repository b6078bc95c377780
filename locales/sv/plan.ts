import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Vad du betalar för {product}, och hur länge.',
  trial: {
    title: 'Gratisperiod',
    left_one: '{{count}} dag kvar',
    left_other: '{{count}} dagar kvar',
    until: 'Allt är gratis till {{date}}. Vi ber inte om ett kort innan du väljer ett abonnemang.',
  },
  active: {
    monthly: 'Månadsabonnemang',
    annual: 'Årsabonnemang',
    renews: 'Ditt abonnemang förnyas automatiskt. Nästa betalning sker {{date}}.',
  },
  ending: {
    title: 'Ditt abonnemang är uppsagt',
    until:
      'Det är betalt till {{date}}. Allt fungerar till {{readOnly}}, och sedan är din verksamhet skrivskyddad.',
  },
  grace: {
    title: 'Ditt abonnemang har löpt ut',
    failed: 'Din senaste betalning gick inte igenom',
    until: 'Allt fungerar fortfarande till {{date}}. Därefter är din verksamhet skrivskyddad.',
    failedHow: 'Kontrollera betalningsuppgifterna. Betalningen görs om automatiskt.',
  },
  readOnly: {
    title: 'Din verksamhet är skrivskyddad',
    since:
      'Ditt abonnemang löpte ut {{date}}. Du kan inte bjuda in cyklister, starta sessioner eller ändra bike fits.',
    goesOn:
      'Du kan fortfarande läsa, hämta och radera allt. Formulär som cyklister har öppna, påminnelser och varningar fortsätter, och du kan åtgärda varningar. Inget går förlorat: när du väljer ett abonnemang fungerar allt som förut.',
  },
  choose: {
    title: 'Välj ett abonnemang',
    billing: 'Hur ofta vill du betala?',
    monthly: 'Månadsvis',
    monthlyPrice: '{{price}} i månaden',
    annual: 'Årsvis',
    annualPrice: '{{price}} om året: {{perMonth}} i månaden, {{percent}} mindre',
    code: 'Kampanjkod',
    submit: 'Fortsätt till betalning',
    hosted:
      'Du betalar på en sida hos Stripe. Vi ser aldrig ditt kort. Skatt ingår. Du kan säga upp när som helst; abonnemanget gäller då till slutet av det du betalat för.',
    trialKept: 'Det som är kvar av gratisperioden behålls: första betalningen sker {{date}}.',
    trialNotKept: 'Din gratisperiod slutar snart, så första betalningen sker direkt.',
  },
  change: {
    title: 'Ändra ditt abonnemang',
    toAnnual: 'Byt till årsbetalning',
    toMonthly: 'Byt till månadsbetalning',
    cancel: 'Säg upp abonnemang',
    resume: 'Återuppta abonnemang',
    card: 'Kort och faktureringsuppgifter',
    pay: 'Kontrollera betalningsuppgifter',
    hosted: 'De öppnas på en sida hos Stripe och leder tillbaka hit.',
  },
  waiting: {
    title: 'Väntar på betalningen',
    text: 'Stripe bekräftar betalningen till oss, oftast inom en minut. Du kan lämna sidan.',
    ask: 'Kontrollera igen',
    asked: 'Kontrollerat. Det finns ingen betalning ännu.',
  },
  invoices: {
    title: 'Fakturor',
    none: 'Det finns inga fakturor ännu.',
    caption: 'Dina fakturor',
    number: 'Faktura',
    date: 'Datum',
    total: 'Belopp',
    state: 'Status',
    paid: 'Betald',
    open: 'Obetald',
    void: 'Makulerad',
    noNumber: 'Utan nummer',
    opens: 'öppnas hos Stripe',
  },
  banner: {
    label: 'Ditt abonnemang',
    trial_ending: 'Din gratisperiod slutar {{covered}}.',
    payment_failed: 'Din senaste betalning gick inte igenom. Din verksamhet blir skrivskyddad {{readOnly}}.',
    ended: 'Ditt abonnemang löpte ut {{covered}}. Din verksamhet blir skrivskyddad {{readOnly}}.',
    read_only_soon: 'Ditt abonnemang har löpt ut. Din verksamhet blir skrivskyddad {{readOnly}}.',
    read_only: 'Ditt abonnemang har löpt ut, så din verksamhet är skrivskyddad.',
    open: 'Se ditt abonnemang',
  },
} satisfies Translation<typeof english>
