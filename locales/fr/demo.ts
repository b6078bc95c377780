import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'À propos de cette démo',
    text: 'Ceci est une démo. Toutes les personnes, tous les chiffres et toutes les images sont inventés, et aucun e-mail n’est envoyé.',
  },
  fitter: {
    title: 'Découvrir côté bike fitter',
    text: 'Vous verrez le studio de Maren Holt : 60 cyclistes, deux ans d’études, et ce que les cyclistes ont dit des semaines plus tard. Tout est inventé, essayez donc ce que vous voulez.',
    button: 'Ouvrir le studio',
  },
  client: {
    title: 'Découvrir côté cycliste',
    text: 'Vous verrez ce que voit Tom Ashworth : ses études, ses comptes rendus, et un suivi à remplir. Tout est inventé, essayez donc ce que vous voulez.',
    button: 'Ouvrir les pages du cycliste',
  },
  choose: {
    title: 'Découvrir la démo',
    text: 'Un studio avec 60 cyclistes et deux ans d’études. Tout est inventé, et personne ne peut le modifier.',
  },
  unknown: {
    title: 'Ce lien n’ouvre pas la démo',
    text: 'Les liens changent à chaque démarrage de la démo. Utilisez un lien du dernier démarrage.',
  },
  none: {
    title: 'Ouvrez la démo avec son lien',
    text: 'La commande npm run demo démarre une démo et affiche deux liens : un pour le bike fitter, un pour un cycliste.',
  },
} satisfies Translation<typeof english>
