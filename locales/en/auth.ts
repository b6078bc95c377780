export default {
  aside: 'The same questions before the fit and weeks after it. So both of you know whether it worked.',
  login: {
    title: 'Log in',
    submit: 'Log in',
    toSignUp: 'Need an account?',
    toSignUpLink: 'Start an account',
    forgotten: 'Forgotten your password?',
    or: 'or',
    with: {
      code: 'Have a code sent instead',
      password: 'Use the password instead',
    },
    sendCode: 'Send me a code',
  },
  signUp: {
    title: 'Start an account',
    submit: 'Start an account',
    toLogin: 'Already have an account?',
    toLoginLink: 'Log in',
    agreement:
      'By starting an account you agree to the terms of service. The privacy policy says what happens to your data.',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
  },
  keeps: {
    intake: {
      signUpTitle: 'Keep your intake',
      signUpText:
        'With an account you see your intake again, correct it, and follow how your fit works out. A password is all it takes.',
      loginTitle: 'Log in to keep your intake',
      loginText: 'Your intake will be in the account you log in to.',
      fitterText:
        'You are logged in with an account for fitters. A rider’s intake can only be kept in a rider’s account, which needs another e-mail address.',
    },
    report: {
      signUpTitle: 'Keep your report',
      signUpText:
        'With an account the report stays yours, with its photos and with how your fit works out. Use the e-mail address its message came to.',
      loginTitle: 'Log in to keep your report',
      loginText:
        'The report will be in your account. Use the one with the e-mail address its message came to.',
      fitterText:
        'You are logged in with an account for fitters. A rider’s report can only be kept in a rider’s account, with the e-mail address its message came to.',
    },
    followUp: {
      signUpTitle: 'Keep your answers',
      signUpText:
        'With an account you see before and after side by side, and correct what you sent. Use the e-mail address the reminder came to.',
      loginTitle: 'Log in to keep your answers',
      loginText:
        'Your answers will be in your account. Use the one with the e-mail address the reminder came to.',
      fitterText:
        'You are logged in with an account for fitters. A rider’s answers can only be kept in a rider’s account, with the e-mail address the reminder came to.',
    },
    fitterTitle: 'This is a fitter’s account',
    anotherAddress: 'Use another address',
    toDashboard: 'Go to your dashboard',
  },
  field: {
    name: 'Name',
    nameHint: 'As riders and fitters should see it.',
    role: 'I am',
    rider: 'A rider',
    riderHint: 'I have my bike fitted.',
    fitter: 'A bike fitter',
    fitterHint: 'I fit other people’s bikes.',
    email: 'E-mail',
    password: 'Password',
    identifier: 'E-mail or phone number',
    newPassword: 'New password',
    passwordHint: 'At least {{count}} characters; a few words that do not belong together work well.',
    codeHint: 'The digits in the message.',
  },
  missing: {
    name: 'Please enter your name.',
    role: 'Please choose what fits you.',
    password: 'Please enter a password.',
    code: 'Please enter all digits of the code.',
  },
  problem: {
    invalid_credentials: 'The address and the password do not belong together.',
    email_not_confirmed:
      'Your address has not been confirmed yet. Use the link or the code in the e-mail we sent you.',
    user_already_exists: 'There is an account with this address already.',
    address_belongs_to_fitter:
      'This address belongs to a fitter’s account, and what is a rider’s cannot be kept there. Please use another address.',
    email_address_invalid:
      'This does not look like an e-mail address. Expected is something like name@example.com.',
    weak_password: 'Please choose another password.',
    password_too_long: 'Please use at most {{count}} characters.',
    refused_input: 'Something you entered was not accepted. Please check each field.',
    user_banned: 'This account has been closed. Write to us if you think this is a mistake.',
    signup_disabled: 'New accounts cannot be started here at the moment.',
    otp_expired: 'This code is wrong, too old, or has been used. Have a new one sent.',
    phone_not_confirmed:
      'Your number has not been confirmed yet. Log in with a code that we send to it: that confirms it.',
    phone_exists: 'There is an account with this number already.',
    phone_invalid:
      'This does not look like a phone number. Expected is the country’s code first, such as +44 20 7946 0018.',
    phone_disabled: 'Phone numbers cannot be used here. Please use your e-mail address.',
    sms_failed: 'The text message could not be sent. Please try again, or use your e-mail address.',
    managed_elsewhere: 'This account is managed by your organisation; change it there.',
    same_password: 'This is your present password. Please choose another one.',
    current_password_required: 'Please enter your present password as well.',
    current_password_invalid: 'This is not your present password.',
    reauthentication_needed:
      'You logged in a while ago. To be sure that it is you, have a link mailed and set the new password with it.',
    session_gone: 'You are not logged in any more. Please log in again.',
    answer_unusable: 'The sign-in service gave an answer that makes no sense. Please try again.',
    factor_code_wrong: 'This code is not right. Type the six digits your app shows at this moment.',
    factor_code_old: 'That took too long. Type the six digits your app shows at this moment.',
    recovery_code_wrong: 'This recovery code is not right, or it has been used.',
    recovery_code_shape: 'A recovery code has ten letters and digits, such as ab3de-fg6hj.',
    factor_gone: 'There is no authenticator app in this account any more. Please log in again.',
    factor_exists: 'There is an authenticator app in this account already. Remove it first.',
    factor_off: 'Authenticator apps cannot be used here.',
    factor_needed: 'Please confirm first with the code of your authenticator app.',
    identity_taken: 'This account is linked to somebody else here already, so it cannot be linked to you.',
    identity_last: 'This is your only way to log in. Set a password or link another account first.',
    identity_gone: 'This account is not linked any more.',
    identity_off: 'Accounts cannot be linked here.',
    provider_stopped: 'You turned back before it was done. Nothing has happened, and nothing was shared.',
    provider_address_unproven:
      'Your address has not been confirmed there yet. We have sent you an e-mail: open its link, then log in.',
    provider_off: 'This way to log in is not available here.',
    provider_unavailable:
      'That service does not answer at the moment. Please try again later, or log in another way.',
    provider_refused: 'That service does not vouch for this sign-in. Please log in another way.',
    provider_trip_lost: 'That took too long, or was done already. Please begin once more.',
    provider_failed:
      'Something went wrong there, and you are not logged in. Please try again, or log in another way.',
    other_browser:
      'You began in another browser, or this one has forgotten it since. Please begin once more and stay in one browser.',
    wait_one: 'That was too often. Please wait {{count}} second and try again.',
    wait_other: 'That was too often. Please wait {{count}} seconds and try again.',
    unreachable: 'The service cannot be reached. Check your connection and try again.',
    unexpected: 'Something unexpected happened. Please try again.',
  },
  weakness: {
    length:
      'It is too short: at least {{count}} characters are needed. Your address, your name and spaces at its ends do not count.',
    characters: 'It has characters that cannot be used, or needs other kinds of characters as well.',
    pwned: 'It is one of the passwords that are tried first. Choose one nobody else would think of.',
    other: 'It is too easy to guess.',
  },
  way: {
    logInInstead: 'Log in instead',
    enterCode: 'Enter the code, or have it sent again',
    logIn: 'Log in',
    askForLink: 'Have a link sent',
    beginAgain: 'Begin again',
  },
  social: {
    login: {
      google: 'Sign in with Google',
      facebook: 'Log in with Facebook',
    },
    signUp: {
      google: 'Sign up with Google',
      facebook: 'Continue with Facebook',
    },
  },
  farewell: {
    ended: 'You were signed out. Log in again to go on where you were; what you typed is kept.',
    expired:
      'You were signed in for a long time, so we signed you out to be safe. Log in again to go on where you were; what you typed is kept.',
  },
  sent: {
    mail: {
      title: 'Check your mail',
      signup:
        'If {{to}} has no account yet, an e-mail with a link and a code is on its way there. Press the link on any device, or enter the code here.',
      login:
        'If {{to}} has an account, an e-mail with a link and a code is on its way there. Press the link on any device, or enter the code here.',
      recovery:
        'If {{to}} has an account, an e-mail with a link and a code is on its way there. Press the link on any device, or enter the code here; then you choose a new password.',
      proof:
        'Your account can keep what you sent once {{to}} is confirmed. An e-mail with a link and a code is on its way there. Press the link on this device, or enter the code here.',
      code: 'Code from the e-mail',
      nothing: 'Nothing there? Look among the unwanted mail, or have it sent again.',
    },
    sms: {
      title: 'Check your phone',
      text: 'If {{to}} can be used here, a text message with a code is on its way there.',
      code: 'Code from the text message',
      nothing: 'Nothing there? Check the number, or have it sent again.',
    },
    submit: {
      signup: 'Confirm',
      login: 'Log in',
      recovery: 'Go on',
      proof: 'Confirm',
    },
    otherAddress: 'Use another address',
    otherWay: 'Log in another way',
    outbox: 'No mail server is set up here: the mails of {product} are in its outbox.',
    outboxLink: 'Open the outbox',
  },
  resend: {
    button: 'Send it again',
    wait_one: 'Send it again in {{count}} second',
    wait_other: 'Send it again in {{count}} seconds',
    again: 'You can have it sent again now.',
    done: 'If there is something to send, a new e-mail is on its way. Only the newest link and code work.',
    doneSms: 'If there is something to send, a new message is on its way. Only the newest code works.',
  },
  forgotten: {
    title: 'Forgotten your password?',
    text: 'Tell us your address and we mail you a link with which you choose a new one.',
    submit: 'Send me the link',
    back: 'Back to the login',
  },
  newPassword: {
    title: 'Choose a new password',
    text: 'For {{email}}. All your other devices will be signed out.',
    nobody: 'For this you need the link from an e-mail. Have one sent; it works on any device.',
    submit: 'Set the password',
    doneTitle: 'Your new password is set',
    doneText: 'You are logged in here. All your other devices are signed out.',
  },
  choosePassword: {
    title: 'Choose a password',
    text: 'The address is confirmed. The sign-up came from another browser, so its password does not count. Choose one for this account now.',
    giveUp: 'Not now',
  },
  role: {
    title: 'Before we begin',
    text: 'Nothing of yours is kept before you answer. You can change your name later, but not your role.',
    giveUp: 'Not now',
  },
  step: {
    appTitle: 'One more step',
    appText: 'Your account is protected by an authenticator app. Open it and type the code it shows.',
    recoveryTitle: 'Use a recovery code',
    recoveryText:
      'It lets you in once and removes the authenticator app from your account, so that you can set it up anew. All your other devices are signed out.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'Ten letters and digits, such as ab3de-fg6hj.',
    recoveryInstead: 'Use a recovery code instead',
    appInstead: 'Use the authenticator app instead',
    enrolTitle: 'Your account needs a second step',
    enrolText:
      'Accounts of the support staff open only with an authenticator app. Set it up now; it takes a minute.',
    removedTitle: 'The authenticator app is removed',
    removedText:
      'You are logged in, with your recovery code used up. From now on the password alone opens your account: set up an authenticator app again.',
    toSecurity: 'Go to the security settings',
    noAddressTitle: 'Your account needs an e-mail address',
    noAddressText:
      'What you sent can be kept only in an account whose e-mail address is confirmed, and yours has none. Nothing is lost: log in with an account that has an address, or start one.',
    giveUp: 'Log in as somebody else',
  },
  callback: {
    stoppedTitle: 'Nothing has changed',
    failedTitle: 'That did not work',
    back: 'Go back',
  },
  confirm: {
    ask: {
      confirmTitle: 'Confirm your address',
      confirmText: 'One press and your e-mail address is confirmed and you are logged in.',
      confirmButton: 'Confirm and log in',
      logInTitle: 'Log in',
      logInText: 'One press and you are logged in, without a password.',
      logInButton: 'Log in',
      recoveryTitle: 'Choose a new password',
      recoveryText: 'One press and you are logged in and choose a new password.',
      recoveryButton: 'Go on',
      changeTitle: 'Agree to the change of address',
      changeText:
        'Your account is to get another e-mail address. It changes when both the present and the new address have agreed.',
      changeButton: 'Agree to the change',
      inviteTitle: 'Accept the invitation',
      inviteText: 'One press and your account is opened and you are logged in.',
      inviteButton: 'Accept and log in',
    },
    done: {
      confirmTitle: 'Your address is confirmed',
      confirmText: 'You are logged in.',
      changeTitle: 'Your address is changed',
      changeText: 'Both addresses have agreed. From now on you log in with the new one.',
      inviteTitle: 'You are in',
      inviteText: 'Your account is open and you are logged in.',
      loggedOutText: 'You are not logged in. Log in when you are ready to continue.',
    },
    half: {
      title: 'One more address to go',
      text: 'This address has agreed. Now press the link in the e-mail to the other one: then your address changes.',
    },
    elsewhere:
      'This change was asked for in another browser. Open the link there; or log in here, to the account that is to get this address, and then open the link once more. If you asked for no change, do nothing.',
    here: 'You are logged in here as {{who}}. If this link is of another account, that account will be logged in instead.',
    askTitle: 'Confirm your address',
    askText: 'Have an e-mail sent and press the link in it. It works on any device.',
    goOn: 'Go on',
    usedTitle: 'Already confirmed',
    usedText: 'This link has done its work: your address is confirmed and you are logged in.',
    expiredTitle: 'This link does not work any more',
    expired: {
      confirm:
        'It is too old, a newer one was sent, or it has been used. If you have confirmed your address already, just log in. If not, have a new link sent.',
      logIn:
        'It is too old, a newer one was sent, or it has been used. Log in another way, or have a new one sent.',
      recovery: 'It is too old, a newer one was sent, or it has been used. Have a new one sent.',
      change:
        'It is too old, a newer one was sent, or it has been used. Look in your settings whether the address has changed already; if not, ask for the change once more.',
      invite: 'It is too old or has been used. Log in, or ask who invited you for a new one.',
    },
    incompleteTitle: 'This link is not complete',
    incompleteText:
      'Part of it was lost on the way. Open it from the e-mail once more, or copy the whole address. You can also have a new one sent.',
    logIn: 'Log in',
  },
  factor: {
    scanTitle: 'Add an authenticator app',
    scanText:
      'The app shows a new code of six digits every half a minute. From then on logging in needs that code too, so that a password alone opens nothing.',
    scan: 'Scan this with the app, for example Google Authenticator, 2FAS, Aegis or the one in your password manager.',
    qr: 'QR code for the authenticator app',
    secret: 'Cannot scan it? Type this key into the app',
    secretHint: 'Choose “time-based” there, if the app asks.',
    code: 'Code from the app',
    codeHint: 'The six digits the app shows now.',
    confirm: 'Switch on',
    codesTitle: 'Keep your recovery codes',
    codesText:
      'If your phone is lost, one of these codes lets you in. Each works once. They are shown this one time only.',
    codesList: 'Recovery codes',
    copy: 'Copy all',
    download: 'Download',
    print: 'Print',
    copyFailed: 'Your browser does not allow copying. Mark the codes and copy them by hand.',
    fileTitle: 'Recovery codes of {product}',
    fileText: 'Each works once, together with your password. Keep them where nobody else looks.',
    kept: 'I have kept them',
    fresh: 'Make the codes',
  },
} as const
