import type english from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Contact',
  lead: 'Écrivez-nous. Nous répondons par e-mail.',
  description: 'Écrivez à l’équipe de {product} : questions, démos en visio, aide et données personnelles.',
  topic: 'De quoi s’agit-il ?',
  topics: {
    question: 'Une question sur {product}',
    demo: 'Demander une démo en visio',
    support: 'Aide pour mon compte ou une page',
    privacy: 'Mes données personnelles',
    other: 'Autre chose',
  },
  name: 'Nom',
  email: 'Adresse e-mail',
  words: 'Message',
  wordsHint: 'N’écrivez rien ici sur votre santé. Votre bike fitter le lit dans votre formulaire.',
  demoHint: 'Indiquez deux ou trois horaires qui vous conviennent, avec votre fuseau horaire.',
  privacyHint: 'Vous pouvez télécharger, corriger, partager et effacer vos données vous-même :',
  privacyLink: 'Données et vie privée dans vos réglages',
  website: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  kept: 'Nous conservons votre message {{days}} jours au plus, chiffré. Voir la',
  policy: 'politique de confidentialité',
  sent: 'Message envoyé',
  sentText: 'Merci. Nous vous avons envoyé une courte confirmation et répondrons par e-mail.',
  again: 'Écrire un autre message',
  direct: 'Vous pouvez aussi écrire à',
  fault: {
    name: 'Saisissez votre nom.',
    email: 'Cette adresse e-mail n’est pas complète. Utilisez la forme nom@example.com.',
    words: 'Écrivez votre message.',
    tooLong: 'C’est trop long. Utilisez {{count}} caractères au plus.',
    characters: 'Ceci contient des caractères impossibles à enregistrer. Saisissez-le à nouveau sans eux.',
    summary: 'Le message n’a pas été envoyé. Vérifiez les champs signalés ci-dessous.',
  },
} satisfies Translation<typeof english>
