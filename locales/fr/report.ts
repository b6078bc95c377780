import type english from '../en/report.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Votre étude posturale',
  documentTitle: 'Étude posturale de {{rider}}, {{date}}',
  summary: {
    title: 'En bref',
  },
  goals: {
    title: 'Ce que vous attendez de cette étude',
    level: 'Atteint quand : {{level}}',
    activities:
      'Ce qui vous est difficile, tel que vous l’avez noté avant l’étude (de 0, impossible, à 10, aussi bien qu’avant le problème) :',
    activity: '{{words}} : {{ability}} sur 10',
    success: 'Avec vos mots, l’étude est une réussite quand :',
  },
  photos: {
    title: 'Photos',
    before: 'Avant',
    after: 'Après',
    alt: 'Photo {{number}} de l’étude, {{phase}}',
  },
  expect: {
    title: 'Les premières semaines',
    strange:
      'Une nouvelle position peut paraître étrange lors des premières sorties. Cela ne veut pas dire qu’elle est mauvaise.',
    slowly:
      'Commencez par des sorties plus courtes et plus faciles. Donnez-lui au moins trois sorties ou cinq heures avant de la juger.',
    tell: 'Si vous avez mal là où vous n’aviez pas mal avant, ou si quelque chose empire, dites-le aussitôt à votre bike fitter.',
  },
  followUps: {
    title: 'Vos suivis',
    lead: 'Nous vous enverrons quelques questions sur ce que vous ressentez à vélo. Vos réponses vont à votre bike fitter.',
    none: 'Aucun suivi n’est planifié.',
  },
  contact: {
    title: 'Comment joindre {{fitter}}',
  },
  shopCard: {
    title: 'Fiche d’atelier',
    documentTitle: 'Fiche d’atelier de {{rider}}, {{date}}',
    lead: 'Les cotes de ce vélo après l’étude, pour le régler à nouveau ou en régler un autre.',
    setUp: 'Régler dans cet ordre',
    parts: 'Pièces et autres cotes',
    none: 'Aucune cote du vélo n’a été enregistrée.',
    drawing: 'La position',
    described: 'Vue de côté du vélo avec la selle et le cintre tels que réglés',
  },
  fact: {
    fitted: 'Étude',
    by: 'Par',
    bike: 'Vélo',
  },
  fitterOf: '{{fitter}}, {{business}}',
  logo: 'Logo de {{business}}',
  bikeType: {
    road: 'Vélo de route',
    gravel: 'Vélo gravel',
    mountain: 'VTT',
    time_trial: 'Vélo de contre-la-montre ou de triathlon',
    track: 'Vélo de piste',
    e_bike: 'Vélo électrique',
  },
  discomfort: {
    title: 'Inconfort avant l’étude',
    described: 'Vue de côté d’un cycliste à vélo, avec l’inconfort signalé avant l’étude. {{zones}}',
    none: 'Aucun inconfort signalé.',
  },
  position: {
    title: 'Votre position',
    described: 'Vue de côté du vélo avec la selle et le cintre avant et après l’étude',
    inWords: '{{name}} : {{before}} avant, {{after}} après',
    inWordsBefore: '{{name}} : {{before}} avant',
    inWordsAfter: '{{name}} : {{after}} après',
    before: 'avant',
    after: 'après',
    gap: {
      saddle_estimated:
        'La hauteur de selle et le recul sont mesurés depuis des points différents de la selle, sa place est donc estimée le long du tube de selle.',
      bar_unplaced:
        'Le cintre n’est pas dessiné : son allonge n’a pas été mesurée depuis le même point de la selle que la hauteur et le recul, ou son dénivelé n’a pas été mesuré jusqu’au serrage.',
      pads_unplaced:
        'Les repose-bras ne sont pas dessinés : leur stack et leur reach n’ont pas été mesurés jusqu’au même point.',
      before_other_point:
        'La position d’avant n’est pas dessinée : elle a été mesurée depuis un autre point de la selle, les deux ne sont donc pas comparables.',
      before_other_saddle:
        'La position d’avant n’est pas dessinée : elle a été mesurée depuis le bec d’une autre selle, les deux ne sont donc pas comparables.',
    },
  },
  changes: {
    title: 'Ce qui a changé et pourquoi',
    none: 'Rien n’a été modifié lors de cette étude.',
    fromTo: '{{from}} → {{to}}',
    to: 'maintenant {{to}}',
    from: 'avant {{from}}',
    zones: 'Pour : {{zones}}',
    named: '{{kind}} : {{words}}',
    reasoned: '{{called}}. {{why}}',
  },
  numbers: {
    title: 'Avant et après',
    none: 'Aucune mesure n’a été enregistrée.',
    measurement: 'Mesure',
    before: 'Avant',
    after: 'Après',
    change: 'Écart',
    value: 'Valeur',
    withSide: '{{name}}, {{side}}',
    withUnit: '{{value}} {{unit}}',
    apart: {
      reference: 'mesuré depuis un autre point',
      method: 'mesuré d’une autre façon',
      saddle: 'non comparable : autre selle',
    },
    moved: {
      back: '{{because}} ; le point 80 mm a reculé de {{by}}',
      forward: '{{because}} ; le point 80 mm a avancé de {{by}}',
      same: '{{because}} ; le point 80 mm n’a pas bougé',
    },
    replaced: 'modifié',
    withPoint: '{{name}}, {{point}}',
    takenBefore: 'avant, {{how}}',
    takenAfter: 'après, {{how}}',
  },
  recommendations: {
    title: 'Recommandations de votre bike fitter',
    due: 'd’ici le {{date}}',
    done: 'fait',
  },
  restore: {
    title: 'La même position sur un autre vélo',
    lead: 'Réglez dans cet ordre, car chaque étape s’appuie sur les précédentes. À la fin, vérifiez à nouveau la hauteur de selle.',
    exactly:
      'Le ± indique la précision possible de chaque réglage avec un mètre ruban et un niveau. Dans cette marge, la position est la même.',
    within: '± {{tolerance}}',
    taken: 'Mesuré {{point}}.',
    otherCrank:
      'Avec une manivelle d’une autre longueur, déplacez la selle de la différence : vers le haut si elle est plus courte, vers le bas si elle est plus longue.',
    withCrank: 'Avec {{crank}}, la hauteur de selle est de {{height}}.',
  },
  online: {
    title: 'Ce compte rendu en ligne',
    lead: 'Scannez le code, ou ouvrez cette adresse et connectez-vous.',
    described: 'QR code de {{address}}',
  },
  note: 'Les chiffres et les plages décrivent une position. Ce n’est pas un diagnostic. Si une douleur, un engourdissement ou une perte de force persiste, consultez un médecin.',
  madeWith: '{{rider}} · {product}',
  page: 'Page {{page}} sur {{pages}}',
} satisfies Translation<typeof english>
