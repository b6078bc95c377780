import type english from '../../en/mail/account.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    heading: 'Bienvenue sur {product}',
    why: 'Confirmez votre adresse pour terminer la création du compte. Rien ne se passe avant que vous appuyiez sur le bouton de la page qui s’ouvre.',
    asked: 'Quelqu’un a créé un compte avec cette adresse le {{at}} sous le nom « {{name}} ».',
    askedNameless: 'Quelqu’un a créé un compte avec cette adresse le {{at}}.',
    notYou: 'Si ce n’était pas vous, ne faites rien.',
    otherBrowser:
      'Si vous confirmez dans un autre navigateur que celui de la création du compte, nous vous demanderons de choisir un nouveau mot de passe.',
    button: 'Confirmer l’adresse',
    typed: 'Ou saisissez ce code là où vous avez créé le compte :',
    valid: 'Le lien est valable 1 jour, le code 1 heure.',
  },
  magicLink: {
    subject: 'Connectez-vous à {product}',
    heading: 'Connectez-vous à {product}',
    why: 'Quelqu’un a demandé à se connecter avec cette adresse. Si c’était vous, ouvrez le lien. Rien ne se passe avant que vous appuyiez sur le bouton de la page qui s’ouvre.',
    button: 'Se connecter',
    typed: 'Ou saisissez ce code là où vous avez demandé à vous connecter :',
    valid:
      'Le lien est valable 1 jour et le code 1 heure, chacun une fois. Ne les partagez pas. Quiconque en a un peut se connecter à votre place.',
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    heading: 'Choisissez un nouveau mot de passe',
    why: 'Quelqu’un a demandé un nouveau mot de passe {product} pour cette adresse. Si c’était vous, appuyez sur le bouton et choisissez-en un. D’ici là, votre mot de passe reste le même.',
    button: 'Choisir un mot de passe',
    typed: 'Ou saisissez ce code là où vous l’avez demandé :',
    valid:
      'Le lien est valable 1 jour et le code 1 heure, chacun une fois. Ne les partagez pas. Quiconque en a un peut se connecter à votre place.',
  },
  reauthentication: {
    subject: 'Votre code pour changer de mot de passe',
    heading: 'Est-ce bien vous ?',
    why: 'Quelqu’un dont la session est ouverte dans votre compte veut changer le mot de passe. Si c’est vous, saisissez-y ce code :',
    valid: 'Le code est valable une fois et expire dans 1 heure.',
    notYou:
      'Si ce n’est pas vous, ne partagez pas le code et déconnectez tous les autres appareils dans vos réglages. Quelqu’un utilise peut-être un appareil où votre session est ouverte.',
  },
  addressChangeCurrent: {
    subject: 'Confirmez le changement d’adresse e-mail',
    heading: 'Changer d’adresse e-mail ?',
    why: 'Quelqu’un dont la session est ouverte dans votre compte veut remplacer cette adresse e-mail par une autre. Elle ne change que si les deux sont confirmées. Si c’était vous, appuyez sur le bouton.',
    button: 'Confirmer le changement',
    valid:
      'Le lien est valable 1 jour. Si ce n’était pas vous, ne confirmez pas et changez votre mot de passe.',
  },
  addressChangeNew: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    heading: 'Confirmez votre nouvelle adresse e-mail',
    why: 'Quelqu’un veut utiliser cette adresse e-mail pour son compte {product}. Elle ne change que si la nouvelle et l’ancienne adresse sont confirmées. Si c’était vous, appuyez sur le bouton.',
    asked: 'Quelqu’un l’a demandé le {{at}} sous le nom « {{name}} ».',
    askedNameless: 'Quelqu’un l’a demandé le {{at}}.',
    notYou: 'Si ce n’était pas vous, ne faites rien.',
    otherBrowser:
      'Le bouton fonctionne dans le navigateur de la demande. Dans un autre, connectez-vous d’abord à votre compte.',
    button: 'Confirmer la nouvelle adresse',
    valid: 'Le lien est valable 1 jour.',
  },
  change: {
    you: 'Si c’était vous, vous n’avez rien à faire.',
  },
  factorAdded: {
    subject: 'La connexion en deux étapes est activée',
    heading: 'La connexion en deux étapes est activée',
    what: 'Une application d’authentification a été ajoutée à votre compte {product} le {{at}}. Désormais, il faut son code pour vous connecter. Vos autres appareils ont été déconnectés.',
    notYou:
      'Si ce n’était pas vous, quelqu’un d’autre peut entrer dans votre compte. Choisissez aussitôt un nouveau mot de passe sur {{address}}/forgot-password et écrivez-nous. Notre adresse est au bas de chaque page.',
  },
  factorRemoved: {
    subject: 'La connexion en deux étapes est désactivée',
    heading: 'La connexion en deux étapes est désactivée',
    what: 'L’application d’authentification a été retirée de votre compte {product} le {{at}}.',
    notYou:
      'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe sur {{address}}/forgot-password. Allez ensuite dans Réglages, Sécurité, déconnectez tous les autres appareils et réactivez la connexion en deux étapes.',
  },
  factorRecovered: {
    subject: 'Un code de secours a été utilisé',
    heading: 'Un code de secours a été utilisé',
    what: 'Quelqu’un a utilisé un code de secours au lieu de votre application d’authentification le {{at}}. L’application et vos autres codes de secours ne fonctionnent plus, et vos autres appareils ont été déconnectés.',
    notYou:
      'Si ce n’était pas vous, quelqu’un a votre mot de passe et vos codes. Choisissez aussitôt un nouveau mot de passe sur {{address}}/forgot-password, puis réactivez la connexion en deux étapes sous Réglages, Sécurité.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été changé',
    heading: 'Votre mot de passe a été changé',
    what: 'Le mot de passe de votre compte {product} a été changé le {{at}}. Vos autres appareils ont été déconnectés.',
    notYou:
      'Si ce n’était pas vous, choisissez aussitôt un autre mot de passe sur {{address}}/forgot-password. La personne qui l’a changé sera déconnectée.',
  },
  addressChanged: {
    subject: 'Votre adresse e-mail a été changée',
    heading: 'Votre adresse e-mail a été changée',
    what: 'L’adresse e-mail de votre compte {product} a été changée le {{at}}, après confirmation des deux adresses. Celle-ci ne permet plus de vous connecter.',
    notYou:
      'Si ce n’était pas vous, quelqu’un peut lire vos e-mails. Changez le mot de passe de votre messagerie et écrivez-nous aussitôt. Notre adresse est au bas de chaque page de {{address}}.',
  },
} satisfies Translation<typeof english>
