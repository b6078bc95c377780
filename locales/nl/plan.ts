import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Wat je voor {product} betaalt, en tot wanneer.',
  trial: {
    title: 'Gratis proefperiode',
    left_one: 'Nog {{count}} dag',
    left_other: 'Nog {{count}} dagen',
    until: 'Alles is gratis tot {{date}}. We vragen pas om een kaart als je een abonnement kiest.',
  },
  active: {
    monthly: 'Maandabonnement',
    annual: 'Jaarabonnement',
    renews: 'Je abonnement wordt vanzelf verlengd. De volgende betaling is op {{date}}.',
  },
  ending: {
    title: 'Je abonnement is opgezegd',
    until: 'Het is betaald tot {{date}}. Alles werkt tot {{readOnly}}; daarna is je praktijk alleen-lezen.',
  },
  grace: {
    title: 'Je abonnement is afgelopen',
    failed: 'Je laatste betaling is niet gelukt',
    until: 'Alles werkt nog tot {{date}}. Vanaf dan is je praktijk alleen-lezen.',
    failedHow: 'Controleer je betaalgegevens. De betaling wordt vanzelf opnieuw geprobeerd.',
  },
  readOnly: {
    title: 'Je praktijk is alleen-lezen',
    since:
      'Je abonnement is op {{date}} afgelopen. Je kunt geen fietsers uitnodigen, sessies beginnen of fittings wijzigen.',
    goesOn:
      'Je kunt nog alles lezen, downloaden en verwijderen. Formulieren die fietsers open hebben, herinneringen en meldingen gaan door, en je kunt aan meldingen werken. Er gaat niets verloren: zodra je een abonnement kiest, werkt alles als voorheen.',
  },
  choose: {
    title: 'Kies een abonnement',
    billing: 'Hoe vaak wil je betalen?',
    monthly: 'Per maand',
    monthlyPrice: '{{price}} per maand',
    annual: 'Per jaar',
    annualPrice: '{{price}} per jaar: {{perMonth}} per maand, {{percent}} minder',
    code: 'Actiecode',
    submit: 'Verder naar betaling',
    hosted:
      'Je betaalt op een pagina van Stripe. Wij zien je kaart nooit. Belasting is inbegrepen. Je kunt altijd opzeggen; je abonnement loopt dan tot het einde van wat je hebt betaald.',
    trialKept: 'Wat van je gratis proefperiode over is, houd je: de eerste betaling is op {{date}}.',
    trialNotKept: 'Je gratis proefperiode eindigt binnenkort, dus de eerste betaling is meteen.',
  },
  change: {
    title: 'Je abonnement wijzigen',
    toAnnual: 'Overstappen op jaarlijkse betaling',
    toMonthly: 'Overstappen op maandelijkse betaling',
    cancel: 'Abonnement opzeggen',
    resume: 'Abonnement voortzetten',
    card: 'Kaart- en factuurgegevens',
    pay: 'Betaalgegevens controleren',
    hosted: 'Deze openen op een pagina van Stripe en leiden je hierheen terug.',
  },
  waiting: {
    title: 'Wachten op de betaling',
    text: 'Stripe bevestigt je betaling aan ons, meestal binnen een minuut. Je kunt deze pagina verlaten.',
    ask: 'Opnieuw controleren',
    asked: 'Gecontroleerd. Er is nog geen betaling.',
  },
  invoices: {
    title: 'Facturen',
    none: 'Er zijn nog geen facturen.',
    caption: 'Je facturen',
    number: 'Factuur',
    date: 'Datum',
    total: 'Bedrag',
    state: 'Status',
    paid: 'Betaald',
    open: 'Open',
    void: 'Ongeldig',
    noNumber: 'Zonder nummer',
    opens: 'opent bij Stripe',
  },
  banner: {
    label: 'Je abonnement',
    trial_ending: 'Je gratis proefperiode eindigt op {{covered}}.',
    payment_failed: 'Je laatste betaling is niet gelukt. Je praktijk wordt alleen-lezen op {{readOnly}}.',
    ended: 'Je abonnement is op {{covered}} afgelopen. Je praktijk wordt alleen-lezen op {{readOnly}}.',
    read_only_soon: 'Je abonnement is afgelopen. Je praktijk wordt alleen-lezen op {{readOnly}}.',
    read_only: 'Je abonnement is afgelopen, dus je praktijk is alleen-lezen.',
    open: 'Abonnement bekijken',
  },
} satisfies Translation<typeof english>
