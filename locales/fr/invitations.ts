import type english from '../en/invitations.ts'
import type { Translation } from '../translation.ts'

export default {
  form: {
    title: 'Nouvelle invitation',
    channel: 'Comment le cycliste doit-il la recevoir ?',
    channels: {
      email: 'Par e-mail',
      emailHint: 'Nous envoyons le lien et un code.',
      link: 'Lien à copier',
      linkHint: 'Vous l’envoyez vous-même.',
      qr: 'QR code à scanner',
      qrHint: 'Pour les cyclistes présents au studio.',
    },
    email: 'E-mail du cycliste',
    emailHint: 'Seul ce cycliste peut utiliser le lien.',
    emailOptionalHint: 'Permet au cycliste de continuer sur un autre appareil.',
    emailMissing: 'Saisissez l’adresse e-mail du cycliste.',
    emailWrong: 'Cette adresse e-mail n’est pas complète. Utilisez la forme nom@example.com.',
    name: 'Nom du cycliste',
    nameHint: 'Le cycliste peut le modifier.',
    language: 'Langue',
    note: 'Mot personnel',
    noteHint: 'Le cycliste le voit dans l’e-mail et avant de commencer. N’y mettez rien sur sa santé.',
    send: 'Envoyer l’invitation',
    makeLink: 'Créer un lien',
    makeQr: 'Créer un QR code',
  },
  several: {
    title: 'Inviter plusieurs cyclistes',
    open: 'En inviter plusieurs à la fois',
    one: 'Inviter un seul cycliste',
    label: 'Adresses e-mail',
    hint: 'Collez-en jusqu’à {{max}} : une par ligne, ou séparées par des virgules. Chaque personne reçoit son propre lien.',
    missing: 'Saisissez au moins une adresse e-mail.',
    unreadable_one: 'Ce n’est pas une adresse e-mail : {{list}}',
    unreadable_other: 'Ce ne sont pas des adresses e-mail : {{list}}',
    tooMany: 'Saisissez {{max}} adresses au plus.',
    send_one: 'Envoyer {{count}} invitation',
    send_other: 'Envoyer {{count}} invitations',
    sent_one: '{{count}} invitation est en route.',
    sent_other: '{{count}} invitations sont en route.',
  },
  known: {
    title: 'Vous avez déjà un cycliste à l’adresse {{email}}.',
    text: 'Ouvrez sa page pour commencer une nouvelle étude. Sans réponse de sa part, renvoyez l’invitation dans la liste ci-dessous.',
    open: 'Ouvrir la page de ce cycliste',
    another: 'Inviter un autre cycliste à cette adresse',
    several_one:
      'Vous avez déjà un cycliste à cette adresse, nous n’avons donc pas envoyé d’autre invitation :',
    several_other:
      'Vous avez déjà des cyclistes à ces adresses, nous ne leur avons donc pas envoyé d’autre invitation :',
  },
  result: {
    sent: 'Invitation envoyée à {{email}}',
    made: 'Lien créé',
    mailed_one:
      'Le cycliste reçoit un lien et un code par e-mail. Vous pouvez aussi partager le lien ci-dessous. Nous ne le montrons qu’une fois, et il fonctionne {{count}} jour, ou jusqu’à ce que le cycliste envoie le questionnaire.',
    mailed_other:
      'Le cycliste reçoit un lien et un code par e-mail. Vous pouvez aussi partager le lien ci-dessous. Nous ne le montrons qu’une fois, et il fonctionne {{count}} jours, ou jusqu’à ce que le cycliste envoie le questionnaire.',
    text_one:
      'Copiez-le maintenant, car nous ne le montrons qu’une fois. Il fonctionne {{count}} jour, ou jusqu’à ce que le cycliste envoie le questionnaire.',
    text_other:
      'Copiez-le maintenant, car nous ne le montrons qu’une fois. Il fonctionne {{count}} jours, ou jusqu’à ce que le cycliste envoie le questionnaire.',
    link: 'Lien pour le cycliste',
    scan: 'Demandez au cycliste de le scanner avec son téléphone.',
    fullScreen: 'Afficher en plein écran',
    fullScreenTitle: 'Scanner pour commencer',
    fullScreenText: 'Dirigez l’appareil photo du téléphone vers ce code, puis ouvrez le lien.',
    fullScreenFor: 'Questionnaire de {{name}}',
    another: 'Inviter un autre cycliste',
    linkGone:
      'Cette invitation était déjà créée. Pour obtenir un lien, choisissez « Nouveau lien » dans la liste.',
  },
  list: {
    title: 'Invitations',
    caption: 'Vos invitations, les plus récentes d’abord',
    rider: 'Cycliste',
    state: 'État',
    when: 'Invitation',
    actions: 'Actions',
    by: {
      email: 'par e-mail',
      link: 'par lien',
      qr: 'par QR code',
    },
    expires: 'Valable jusqu’au {{date}}',
    empty: 'Aucune invitation pour l’instant',
    emptyText: 'Invitez ci-dessus votre premier cycliste. Vous verrez ici ce que devient chaque invitation.',
    pages: 'Pages d’invitations',
  },
  state: {
    sent: 'Envoyée',
    opened: 'Ouverte',
    started: 'Commencée',
    submitted: 'Remplie',
    withdrawn: 'Annulée',
    expired: 'Expirée',
  },
  linkCreated: 'Lien créé',
  linkEnded: 'Le lien ne fonctionne plus : renvoyez-le',
  linkEndedFresh: 'Le lien ne fonctionne plus : créez-en un nouveau',
  delivery: {
    queued: 'Envoi de l’e-mail',
    sent: 'E-mail envoyé',
    failed: 'E-mail revenu : vérifiez l’adresse',
  },
  action: {
    resend: 'Renvoyer',
    resent: 'Invitation renvoyée, avec un nouveau lien et un nouveau code.',
    fresh: 'Nouveau lien',
    withdraw: 'Annuler',
    withdrawn: 'Invitation de {{name}} annulée.',
    read: 'Lire le questionnaire',
  },
  confirm: {
    freshTitle: 'Créer un nouveau lien ?',
    freshText:
      'Tous les liens précédents de cette invitation cessent de fonctionner, et les réponses commencées avec eux sont supprimées. C’est irréversible.',
    freshEnded:
      'Les liens précédents ont cessé de fonctionner quand le service a été restauré depuis une sauvegarde. Les réponses du cycliste sont conservées.',
    freshStarted: 'Ce cycliste a déjà commencé. Ses réponses actuelles seront supprimées.',
    fresh: 'Créer un nouveau lien',
    withdrawTitle: 'Annuler l’invitation ?',
    withdrawText:
      'Ses liens et codes cessent aussitôt de fonctionner, même si le cycliste a déjà commencé. C’est irréversible, mais vous pourrez réinviter le cycliste.',
    withdraw: 'Annuler l’invitation',
  },
  fresh: {
    title: 'Nouveau lien',
    text: 'Les liens précédents ne fonctionnent plus. Nous ne montrons celui-ci qu’une fois.',
  },
} satisfies Translation<typeof english>
