import type english from '../en/auth.ts'
import type { Translation } from '../translation.ts'

export default {
  aside:
    'Les mêmes questions avant l’étude et des semaines après, pour que vous voyiez ensemble ce qui change.',
  login: {
    title: 'Se connecter',
    submit: 'Se connecter',
    toSignUp: 'Pas encore de compte ?',
    toSignUpLink: 'Créer un compte',
    forgotten: 'Mot de passe oublié ?',
    or: 'ou',
    with: {
      code: 'M’envoyer plutôt un code',
      password: 'Utiliser mon mot de passe',
    },
    sendCode: 'Envoyer le code',
  },
  signUp: {
    title: 'Créer un compte',
    submit: 'Créer un compte',
    toLogin: 'Vous avez déjà un compte ?',
    toLoginLink: 'Se connecter',
    agreement:
      'En créant un compte, vous acceptez les conditions d’utilisation. La politique de confidentialité explique ce que deviennent vos données.',
    terms: 'Conditions d’utilisation',
    privacy: 'Politique de confidentialité',
  },
  keeps: {
    intake: {
      signUpTitle: 'Gardez votre questionnaire préalable',
      signUpText:
        'Avec un compte, vous pouvez relire et corriger votre questionnaire préalable et voir ce qui change après votre étude. Il suffit d’un mot de passe.',
      loginTitle: 'Connectez-vous pour garder votre questionnaire',
      loginText: 'Nous ajouterons votre questionnaire préalable au compte avec lequel vous vous connectez.',
      fitterText:
        'Votre session est celle d’un compte de bike fitter. Un questionnaire préalable ne peut être gardé que dans un compte de cycliste, qui demande une autre adresse e-mail.',
    },
    report: {
      signUpTitle: 'Gardez votre compte rendu',
      signUpText:
        'Avec un compte, vous pouvez garder le compte rendu avec ses photos et voir ce qui change après votre étude. Utilisez l’adresse e-mail à laquelle nous avons envoyé le compte rendu.',
      loginTitle: 'Connectez-vous pour garder votre compte rendu',
      loginText:
        'Nous ajouterons le compte rendu à votre compte. Utilisez le compte dont l’adresse e-mail a reçu le compte rendu.',
      fitterText:
        'Votre session est celle d’un compte de bike fitter. Un compte rendu ne peut être gardé que dans un compte de cycliste, avec l’adresse e-mail à laquelle nous l’avons envoyé.',
    },
    followUp: {
      signUpTitle: 'Gardez vos réponses',
      signUpText:
        'Avec un compte, vous pouvez voir l’avant et l’après côte à côte et corriger vos réponses. Utilisez l’adresse e-mail à laquelle nous avons envoyé le rappel.',
      loginTitle: 'Connectez-vous pour garder vos réponses',
      loginText:
        'Nous ajouterons vos réponses à votre compte. Utilisez le compte dont l’adresse e-mail a reçu le rappel.',
      fitterText:
        'Votre session est celle d’un compte de bike fitter. Les réponses d’un cycliste ne peuvent être gardées que dans un compte de cycliste, avec l’adresse e-mail à laquelle nous avons envoyé le rappel.',
    },
    fitterTitle: 'Votre session est celle d’un bike fitter',
    anotherAddress: 'Utiliser une autre adresse',
    toDashboard: 'Aller à votre tableau de bord',
  },
  field: {
    name: 'Nom',
    nameHint: 'Le nom que voient cyclistes et bike fitters.',
    role: 'Je suis',
    rider: 'Cycliste',
    riderHint: 'Je fais faire une étude de ma position.',
    fitter: 'Bike fitter',
    fitterHint: 'Je règle la position de cyclistes.',
    email: 'E-mail',
    password: 'Mot de passe',
    identifier: 'E-mail ou numéro de téléphone',
    newPassword: 'Nouveau mot de passe',
    passwordHint: 'Utilisez au moins {{count}} caractères. Quelques mots sans rapport conviennent bien.',
    codeHint: 'Saisissez les chiffres du message.',
  },
  missing: {
    name: 'Saisissez votre nom.',
    role: 'Choisissez : cycliste ou bike fitter.',
    password: 'Saisissez un mot de passe.',
    code: 'Saisissez tous les chiffres du code.',
  },
  problem: {
    invalid_credentials: 'L’e-mail ou le mot de passe est incorrect.',
    email_not_confirmed:
      'Votre adresse n’est pas encore confirmée. Utilisez le lien ou le code de l’e-mail que nous vous avons envoyé.',
    user_already_exists: 'Un compte avec cette adresse existe déjà.',
    address_belongs_to_fitter:
      'Cette adresse est celle d’un compte de bike fitter et ne peut pas servir pour un compte de cycliste. Utilisez une autre adresse.',
    email_address_invalid: 'Cette adresse e-mail n’est pas complète. Utilisez la forme nom@example.com.',
    weak_password: 'Choisissez un autre mot de passe.',
    password_too_long: 'Utilisez {{count}} caractères au plus.',
    refused_input: 'Une de vos saisies n’a pas été acceptée. Vérifiez chaque champ.',
    user_banned: 'Ce compte a été fermé. Si vous pensez que c’est une erreur, écrivez-nous.',
    signup_disabled: 'Il n’est pas possible de créer un compte ici pour le moment.',
    otp_expired: 'Ce code est faux, a expiré ou a déjà servi. Demandez-en un nouveau.',
    phone_not_confirmed:
      'Votre numéro n’est pas encore confirmé. Pour le confirmer, connectez-vous avec un code que nous y envoyons.',
    phone_exists: 'Un compte avec ce numéro existe déjà.',
    phone_invalid:
      'Ce numéro de téléphone n’est pas complet. Commencez par l’indicatif du pays, par exemple +44 20 7946 0018.',
    phone_disabled: 'Les numéros de téléphone ne sont pas acceptés ici. Utilisez votre adresse e-mail.',
    sms_failed: 'Nous n’avons pas pu envoyer le SMS. Réessayez, ou utilisez votre adresse e-mail.',
    managed_elsewhere: 'Votre organisation gère ce compte. Faites la modification là-bas.',
    same_password: 'C’est déjà votre mot de passe. Choisissez-en un autre.',
    current_password_required: 'Saisissez aussi votre mot de passe actuel.',
    current_password_invalid: 'Ce n’est pas votre mot de passe actuel.',
    reauthentication_needed:
      'Votre connexion date d’un certain temps. Pour nous assurer que c’est vous, demandez un lien par e-mail et utilisez-le pour définir votre nouveau mot de passe.',
    session_gone: 'Votre session n’est plus ouverte. Connectez-vous à nouveau.',
    answer_unusable: 'Un problème est survenu avec le service de connexion. Réessayez.',
    factor_code_wrong:
      'Ce code est incorrect. Saisissez les 6 chiffres que votre application affiche maintenant.',
    factor_code_old: 'Ce code a expiré. Saisissez les 6 chiffres que votre application affiche maintenant.',
    recovery_code_wrong: 'Ce code de secours est incorrect ou a déjà servi.',
    recovery_code_shape: 'Un code de secours compte 10 lettres et chiffres, par exemple ab3de-fg6hj.',
    factor_gone: 'Ce compte n’a plus d’application d’authentification. Connectez-vous à nouveau.',
    factor_exists: 'Ce compte a déjà une application d’authentification. Retirez-la d’abord.',
    factor_off: 'Les applications d’authentification ne sont pas acceptées ici.',
    factor_needed: 'Saisissez d’abord le code de votre application d’authentification.',
    identity_taken: 'Ce compte est déjà associé ici à celui de quelqu’un d’autre.',
    identity_last:
      'C’est votre seul moyen de vous connecter. Définissez d’abord un mot de passe ou associez un autre compte.',
    identity_gone: 'Ce compte n’est plus associé.',
    identity_off: 'Il n’est pas possible d’associer des comptes ici.',
    provider_stopped: 'Vous avez interrompu la connexion. Rien n’a changé, et rien n’a été partagé.',
    provider_address_unproven:
      'Votre adresse n’y est pas encore confirmée. Nous vous avons envoyé un e-mail. Ouvrez son lien, puis connectez-vous.',
    provider_off: 'Ce moyen de connexion n’est pas disponible ici.',
    provider_unavailable:
      'Ce service ne répond pas pour le moment. Réessayez plus tard, ou connectez-vous autrement.',
    provider_refused: 'Ce service n’a pas confirmé cette connexion. Connectez-vous autrement.',
    provider_trip_lost: 'Cette connexion a expiré ou a déjà servi. Recommencez.',
    provider_failed:
      'Un problème est survenu, et votre session n’est pas ouverte. Réessayez, ou connectez-vous autrement.',
    other_browser:
      'Vous avez commencé dans un autre navigateur, ou celui-ci en a perdu la trace. Recommencez et restez dans le même navigateur.',
    wait_one: 'Trop d’essais. Attendez {{count}} seconde, puis réessayez.',
    wait_other: 'Trop d’essais. Attendez {{count}} secondes, puis réessayez.',
    unreachable: 'Nous n’arrivons pas à joindre le service. Vérifiez votre connexion et réessayez.',
    unexpected: 'Un problème est survenu. Réessayez.',
  },
  weakness: {
    length:
      'Il est trop court. Utilisez au moins {{count}} caractères. Votre adresse, votre nom et les espaces aux extrémités ne comptent pas.',
    characters:
      'Il contient des caractères non autorisés, ou il lui faut aussi d’autres sortes de caractères.',
    pwned:
      'C’est un mot de passe courant que les pirates essaient en premier. Choisissez-en un auquel personne d’autre ne penserait.',
    other: 'Il est trop facile à deviner.',
  },
  way: {
    logInInstead: 'Se connecter',
    enterCode: 'Saisir le code ou en demander un nouveau',
    logIn: 'Se connecter',
    askForLink: 'M’envoyer un lien',
    beginAgain: 'Recommencer',
  },
  social: {
    login: {
      google: 'Se connecter avec Google',
      facebook: 'Se connecter avec Facebook',
    },
    signUp: {
      google: 'Créer un compte avec Google',
      facebook: 'Continuer avec Facebook',
    },
  },
  farewell: {
    ended: 'Votre session est fermée. Connectez-vous à nouveau pour continuer. Votre saisie est enregistrée.',
    expired:
      'Votre session était ouverte depuis longtemps, nous l’avons donc fermée pour protéger votre compte. Connectez-vous à nouveau pour continuer. Votre saisie est enregistrée.',
  },
  sent: {
    mail: {
      title: 'Consultez vos e-mails',
      signup:
        'Si {{to}} n’a pas encore de compte, nous y avons envoyé un lien et un code. Ouvrez le lien sur n’importe quel appareil, ou saisissez le code ici.',
      login:
        'Si {{to}} a un compte, nous y avons envoyé un lien et un code. Ouvrez le lien sur n’importe quel appareil, ou saisissez le code ici.',
      recovery:
        'Si {{to}} a un compte, nous y avons envoyé un lien et un code. Ouvrez le lien sur n’importe quel appareil, ou saisissez le code ici. Choisissez ensuite un nouveau mot de passe.',
      proof:
        'Pour garder dans votre compte ce que vous avez envoyé, confirmez d’abord {{to}}. Nous y avons envoyé un lien et un code. Ouvrez le lien sur cet appareil, ou saisissez le code ici.',
      code: 'Code de l’e-mail',
      nothing: 'Pas d’e-mail ? Regardez dans vos indésirables, ou renvoyez-le.',
    },
    sms: {
      title: 'Consultez votre téléphone',
      text: 'Si {{to}} est accepté ici, nous avons envoyé un SMS avec un code.',
      code: 'Code reçu par SMS',
      nothing: 'Pas de message ? Vérifiez le numéro, ou renvoyez-le.',
    },
    submit: {
      signup: 'Confirmer',
      login: 'Se connecter',
      recovery: 'Continuer',
      proof: 'Confirmer',
    },
    otherAddress: 'Utiliser une autre adresse',
    otherWay: 'Se connecter autrement',
    outbox:
      'Aucun serveur de messagerie n’est configuré ici. {product} garde ses e-mails dans la boîte d’envoi.',
    outboxLink: 'Ouvrir la boîte d’envoi',
  },
  resend: {
    button: 'Renvoyer',
    wait_one: 'Renvoi possible dans {{count}} seconde',
    wait_other: 'Renvoi possible dans {{count}} secondes',
    again: 'Vous pouvez le renvoyer maintenant.',
    done: 'S’il y a quelque chose à envoyer, nous avons envoyé un nouvel e-mail. Seuls le lien et le code les plus récents fonctionnent.',
    doneSms:
      'S’il y a quelque chose à envoyer, nous avons envoyé un nouveau message. Seul le code le plus récent fonctionne.',
  },
  forgotten: {
    title: 'Mot de passe oublié ?',
    text: 'Saisissez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    back: 'Retour à la connexion',
  },
  newPassword: {
    title: 'Choisissez un nouveau mot de passe',
    text: 'Pour {{email}}. Vos sessions sur tous vos autres appareils seront fermées.',
    nobody:
      'Pour choisir un nouveau mot de passe, il vous faut un lien. Nous pouvons vous l’envoyer par e-mail. Il fonctionne sur n’importe quel appareil.',
    submit: 'Définir le mot de passe',
    doneTitle: 'Mot de passe changé',
    doneText: 'Votre session est ouverte ici et fermée sur tous vos autres appareils.',
  },
  choosePassword: {
    title: 'Choisissez un mot de passe',
    text: 'Votre adresse est confirmée. Vous avez créé le compte dans un autre navigateur, le mot de passe choisi là-bas ne sert donc pas. Choisissez-en un maintenant pour ce compte.',
    giveUp: 'Pas maintenant',
  },
  role: {
    title: 'Une question d’abord',
    text: 'Nous n’enregistrons rien avant votre réponse. Vous pourrez changer votre nom plus tard, mais pas le choix entre cycliste et bike fitter.',
    giveUp: 'Pas maintenant',
  },
  step: {
    appTitle: 'Saisissez votre code',
    appText:
      'Votre compte utilise la connexion en deux étapes. Ouvrez votre application d’authentification et saisissez le code affiché.',
    recoveryTitle: 'Utilisez un code de secours',
    recoveryText:
      'Il vous connecte une seule fois et retire l’application d’authentification de votre compte, pour que vous puissiez la configurer à nouveau. Vos sessions sur tous vos autres appareils seront fermées.',
    recoveryCode: 'Code de secours',
    recoveryHint: '10 lettres et chiffres, par exemple ab3de-fg6hj.',
    recoveryInstead: 'Utiliser plutôt un code de secours',
    appInstead: 'Utiliser mon application d’authentification',
    enrolTitle: 'Configurez la connexion en deux étapes',
    enrolText:
      'Les comptes de l’assistance ont besoin d’une application d’authentification pour se connecter. La configurer prend une minute.',
    removedTitle: 'Application d’authentification retirée',
    removedText:
      'Votre session est ouverte, et votre code de secours a servi. Désormais, votre mot de passe seul ouvre votre compte. Configurez à nouveau une application d’authentification pour le protéger.',
    toSecurity: 'Aller aux réglages de sécurité',
    noAddressTitle: 'Il faut une adresse e-mail à votre compte',
    noAddressText:
      'Pour garder ce que vous avez envoyé, il faut à votre compte une adresse e-mail confirmée, et il n’en a pas. Rien n’est perdu. Connectez-vous avec un compte qui a une adresse, ou créez-en un.',
    giveUp: 'Se connecter avec un autre compte',
  },
  callback: {
    stoppedTitle: 'Rien n’a changé',
    failedTitle: 'Cela n’a pas fonctionné',
    back: 'Retour',
  },
  confirm: {
    ask: {
      confirmTitle: 'Confirmez votre adresse',
      confirmText: 'Appuyez sur le bouton pour confirmer votre adresse e-mail et vous connecter.',
      confirmButton: 'Confirmer et se connecter',
      logInTitle: 'Se connecter',
      logInText: 'Appuyez sur le bouton pour vous connecter sans mot de passe.',
      logInButton: 'Se connecter',
      recoveryTitle: 'Choisissez un nouveau mot de passe',
      recoveryText: 'Appuyez sur le bouton pour vous connecter et choisir un nouveau mot de passe.',
      recoveryButton: 'Continuer',
      changeTitle: 'Confirmez la nouvelle adresse e-mail',
      changeText:
        'L’adresse e-mail de votre compte est sur le point de changer. Elle change quand l’adresse actuelle et la nouvelle sont confirmées.',
      changeButton: 'Confirmer le changement',
      inviteTitle: 'Accepter l’invitation',
      inviteText: 'Appuyez sur le bouton pour ouvrir votre compte et vous connecter.',
      inviteButton: 'Accepter et se connecter',
    },
    done: {
      confirmTitle: 'Adresse confirmée',
      confirmText: 'Votre session est ouverte.',
      changeTitle: 'Adresse e-mail changée',
      changeText: 'Les deux adresses sont confirmées. Désormais, connectez-vous avec la nouvelle.',
      inviteTitle: 'Invitation acceptée',
      inviteText: 'Votre compte est ouvert, et votre session aussi.',
      loggedOutText: 'Votre session n’est pas ouverte. Connectez-vous quand vous voudrez continuer.',
    },
    half: {
      title: 'Encore une adresse à confirmer',
      text: 'Cette adresse est confirmée. Ouvrez maintenant le lien de l’e-mail envoyé à l’autre, et votre adresse change.',
    },
    elsewhere:
      'Ce changement a été demandé dans un autre navigateur. Ouvrez le lien là-bas. Ou connectez-vous ici au compte qui doit recevoir cette adresse, puis ouvrez à nouveau le lien. Si vous n’avez pas demandé de changement, ne faites rien.',
    here: 'Votre session ici est celle de {{who}}. Si ce lien appartient à un autre compte, c’est celui-là qui s’ouvrira.',
    askTitle: 'Confirmez votre adresse',
    askText: 'Nous vous enverrons un lien par e-mail. Il fonctionne sur n’importe quel appareil.',
    goOn: 'Continuer',
    usedTitle: 'Déjà confirmée',
    usedText: 'Vous avez déjà utilisé ce lien. Votre adresse est confirmée et votre session est ouverte.',
    expiredTitle: 'Ce lien ne fonctionne plus',
    expired: {
      confirm:
        'Il a expiré, a été remplacé par un plus récent ou a déjà servi. Si vous avez déjà confirmé votre adresse, connectez-vous simplement. Sinon, demandez un nouveau lien.',
      logIn:
        'Il a expiré, a été remplacé par un plus récent ou a déjà servi. Connectez-vous autrement, ou demandez un nouveau lien.',
      recovery: 'Il a expiré, a été remplacé par un plus récent ou a déjà servi. Demandez un nouveau lien.',
      change:
        'Il a expiré, a été remplacé par un plus récent ou a déjà servi. Vérifiez dans vos réglages si votre adresse a changé. Sinon, demandez à nouveau le changement.',
      invite:
        'Il a expiré ou a déjà servi. Connectez-vous, ou demandez-en un nouveau à la personne qui vous a envoyé l’invitation.',
    },
    incompleteTitle: 'Ce lien est incomplet',
    incompleteText:
      'Ouvrez-le à nouveau depuis l’e-mail, ou copiez l’adresse entière. Vous pouvez aussi demander un nouveau lien.',
    logIn: 'Se connecter',
  },
  factor: {
    scanTitle: 'Ajoutez une application d’authentification',
    scanText:
      'L’application affiche un nouveau code à 6 chiffres toutes les 30 secondes. Il vous faudra ce code en plus de votre mot de passe pour vous connecter.',
    scan: 'Scannez ceci avec votre application, par exemple Google Authenticator, 2FAS, Aegis ou votre gestionnaire de mots de passe.',
    qr: 'QR code pour l’application d’authentification',
    secret: 'Impossible de le scanner ? Saisissez cette clé dans l’application',
    secretHint: 'Si l’application le demande, choisissez « basé sur le temps ».',
    code: 'Code de l’application',
    codeHint: 'Saisissez les 6 chiffres que l’application affiche maintenant.',
    confirm: 'Activer',
    codesTitle: 'Enregistrez vos codes de secours',
    codesText:
      'Si vous perdez votre téléphone, l’un de ces codes vous permet de vous connecter. Chacun sert une fois. Ils ne s’affichent qu’une fois, maintenant.',
    codesList: 'Codes de secours',
    copy: 'Tout copier',
    download: 'Télécharger',
    print: 'Imprimer',
    copyFailed: 'Votre navigateur ne permet pas la copie. Sélectionnez les codes et copiez-les vous-même.',
    fileTitle: 'Codes de secours {product}',
    fileText:
      'Chacun sert une fois, avec votre mot de passe. Gardez-les à un endroit visible de vous seulement.',
    kept: 'Je les ai enregistrés',
    fresh: 'Créer des codes',
  },
} satisfies Translation<typeof english>
