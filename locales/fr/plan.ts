import type english from '../en/plan.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Ce que vous payez pour {product}, et jusqu’à quand.',
  trial: {
    title: 'Essai gratuit',
    left_one: 'Encore {{count}} jour',
    left_other: 'Encore {{count}} jours',
    until:
      'Tout est gratuit jusqu’au {{date}}. Nous ne demandons pas de carte avant que vous choisissiez une formule.',
  },
  active: {
    monthly: 'Formule mensuelle',
    annual: 'Formule annuelle',
    renews: 'Votre formule se renouvelle automatiquement. Le prochain paiement est prévu le {{date}}.',
  },
  ending: {
    title: 'Votre formule est résiliée',
    until:
      'Elle est payée jusqu’au {{date}}. Tout fonctionne jusqu’au {{readOnly}}, puis votre studio est en lecture seule.',
  },
  grace: {
    title: 'Votre formule a pris fin',
    failed: 'Votre dernier paiement n’a pas abouti',
    until: 'Tout fonctionne encore jusqu’au {{date}}. À partir de là, votre studio est en lecture seule.',
    failedHow: 'Vérifiez vos informations de paiement. Le paiement est retenté automatiquement.',
  },
  readOnly: {
    title: 'Votre studio est en lecture seule',
    since:
      'Votre formule a pris fin le {{date}}. Vous ne pouvez pas inviter de cyclistes, commencer de séances ni modifier des études.',
    goesOn:
      'Vous pouvez toujours tout lire, télécharger et supprimer. Les formulaires ouverts par des cyclistes, les rappels et les alertes continuent, et vous pouvez traiter les alertes. Rien n’est perdu : dès que vous choisissez une formule, tout fonctionne comme avant.',
  },
  choose: {
    title: 'Choisissez une formule',
    billing: 'À quelle fréquence voulez-vous payer ?',
    monthly: 'Tous les mois',
    monthlyPrice: '{{price}} par mois',
    annual: 'Tous les ans',
    annualPrice: '{{price}} par an : {{perMonth}} par mois, {{percent}} de moins',
    code: 'Code promotionnel',
    submit: 'Continuer vers le paiement',
    hosted:
      'Vous payez sur une page de Stripe. Nous ne voyons jamais votre carte. Les taxes sont incluses. Vous pouvez résilier à tout moment ; votre formule court alors jusqu’à la fin de ce que vous avez payé.',
    trialKept: 'Le reste de votre essai gratuit est conservé : le premier paiement est prévu le {{date}}.',
    trialNotKept: 'Votre essai gratuit prend bientôt fin, le premier paiement est donc dû aussitôt.',
  },
  change: {
    title: 'Modifier votre formule',
    toAnnual: 'Passer à l’annuel',
    toMonthly: 'Passer au mensuel',
    cancel: 'Résilier la formule',
    resume: 'Reprendre la formule',
    card: 'Carte et facturation',
    pay: 'Vérifier le paiement',
    hosted: 'Ceci s’ouvre sur une page de Stripe et vous ramène ici.',
  },
  waiting: {
    title: 'En attente du paiement',
    text: 'Stripe nous confirme votre paiement, en général en moins d’une minute. Vous pouvez quitter cette page.',
    ask: 'Vérifier à nouveau',
    asked: 'Vérifié. Il n’y a pas encore de paiement.',
  },
  invoices: {
    title: 'Factures',
    none: 'Il n’y a pas encore de factures.',
    caption: 'Vos factures',
    number: 'Facture',
    date: 'Date',
    total: 'Montant',
    state: 'État',
    paid: 'Payée',
    open: 'À payer',
    void: 'Annulée',
    noNumber: 'Sans numéro',
    opens: 's’ouvre chez Stripe',
  },
  banner: {
    label: 'Votre formule',
    trial_ending: 'Votre essai gratuit prend fin le {{covered}}.',
    payment_failed:
      'Votre dernier paiement n’a pas abouti. Votre studio passe en lecture seule le {{readOnly}}.',
    ended: 'Votre formule a pris fin le {{covered}}. Votre studio passe en lecture seule le {{readOnly}}.',
    read_only_soon: 'Votre formule a pris fin. Votre studio passe en lecture seule le {{readOnly}}.',
    read_only: 'Votre formule a pris fin, votre studio est donc en lecture seule.',
    open: 'Voir votre formule',
  },
} satisfies Translation<typeof english>
