export default {
  aside: 'The same questions before the fit and weeks later, so you both see what changed.',
  login: {
    title: 'Log in',
    submit: 'Log in',
    toSignUp: 'Need an account?',
    toSignUpLink: 'Sign up',
    forgotten: 'Forgot your password?',
    or: 'or',
    with: {
      code: 'Send me a code instead',
      password: 'Use my password instead',
    },
    sendCode: 'Send code',
  },
  signUp: {
    title: 'Sign up',
    submit: 'Sign up',
    toLogin: 'Already have an account?',
    toLoginLink: 'Log in',
    agreement:
      'By signing up you agree to the terms of service. The privacy policy explains what happens to your data.',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
  },
  keeps: {
    intake: {
      signUpTitle: 'Keep your intake',
      signUpText:
        'With an account, you can read and correct your intake and see what changes after your fit. All you need is a password.',
      loginTitle: 'Log in to keep your intake',
      loginText: 'We’ll add your intake to the account you log in to.',
      fitterText:
        'You’re logged in with a fitter’s account. An intake can only be kept in a rider’s account, which needs a different e-mail address.',
    },
    report: {
      signUpTitle: 'Keep your report',
      signUpText:
        'With an account, you can keep the report with its photos and see what changes after your fit. Use the e-mail address we sent the report to.',
      loginTitle: 'Log in to keep your report',
      loginText:
        'We’ll add the report to your account. Use the account with the e-mail address we sent it to.',
      fitterText:
        'You’re logged in with a fitter’s account. A report can only be kept in a rider’s account, with the e-mail address we sent it to.',
    },
    followUp: {
      signUpTitle: 'Keep your answers',
      signUpText:
        'With an account, you can see before and after side by side and correct your answers. Use the e-mail address we sent the reminder to.',
      loginTitle: 'Log in to keep your answers',
      loginText:
        'We’ll add your answers to your account. Use the account with the e-mail address we sent the reminder to.',
      fitterText:
        'You’re logged in with a fitter’s account. A rider’s answers can only be kept in a rider’s account, with the e-mail address we sent the reminder to.',
    },
    fitterTitle: 'You’re logged in as a fitter',
    anotherAddress: 'Use another address',
    toDashboard: 'Go to your dashboard',
  },
  field: {
    name: 'Name',
    nameHint: 'The name riders and fitters see.',
    role: 'I’m',
    rider: 'A rider',
    riderHint: 'I’m getting my bike fitted.',
    fitter: 'A bike fitter',
    fitterHint: 'I fit bikes for riders.',
    email: 'E-mail',
    password: 'Password',
    identifier: 'E-mail or phone number',
    newPassword: 'New password',
    passwordHint: 'Use at least {{count}} characters. A few unrelated words work well.',
    codeHint: 'Enter the digits from the message.',
  },
  missing: {
    name: 'Enter your name.',
    role: 'Choose whether you’re a rider or a fitter.',
    password: 'Enter a password.',
    code: 'Enter all digits of the code.',
  },
  problem: {
    invalid_credentials: 'E-mail or password is incorrect.',
    email_not_confirmed:
      'Your address isn’t confirmed yet. Use the link or the code in the e-mail we sent you.',
    user_already_exists: 'An account with this address already exists.',
    address_belongs_to_fitter:
      'This address belongs to a fitter’s account, so it can’t be used for a rider’s. Use another address.',
    email_address_invalid: 'This isn’t a complete e-mail address. Use the form name@example.com.',
    weak_password: 'Choose another password.',
    password_too_long: 'Use at most {{count}} characters.',
    refused_input: 'Something you entered wasn’t accepted. Check each field.',
    user_banned: 'This account has been closed. If you think this is a mistake, write to us.',
    signup_disabled: 'New accounts can’t be created here at the moment.',
    otp_expired: 'This code is wrong, expired or already used. Send a new one.',
    phone_not_confirmed: 'Your number isn’t confirmed yet. To confirm it, log in with a code we send to it.',
    phone_exists: 'An account with this number already exists.',
    phone_invalid:
      'This isn’t a complete phone number. Start with the country code, for example +44 20 7946 0018.',
    phone_disabled: 'You can’t use a phone number here. Use your e-mail address.',
    sms_failed: 'We couldn’t send the text message. Try again, or use your e-mail address.',
    managed_elsewhere: 'Your organisation manages this account. Change it there.',
    same_password: 'This is already your password. Choose a different one.',
    current_password_required: 'Enter your current password as well.',
    current_password_invalid: 'This isn’t your current password.',
    reauthentication_needed:
      'You logged in a while ago. To make sure it’s you, ask for a link by e-mail and use it to set your new password.',
    session_gone: 'You’re no longer logged in. Log in again.',
    answer_unusable: 'Something went wrong with the login service. Try again.',
    factor_code_wrong: 'This code is incorrect. Enter the 6 digits your app shows now.',
    factor_code_old: 'This code has expired. Enter the 6 digits your app shows now.',
    recovery_code_wrong: 'This recovery code is incorrect or already used.',
    recovery_code_shape: 'A recovery code has 10 letters and digits, for example ab3de-fg6hj.',
    factor_gone: 'This account no longer has an authenticator app. Log in again.',
    factor_exists: 'This account already has an authenticator app. Remove it first.',
    factor_off: 'Authenticator apps can’t be used here.',
    factor_needed: 'Enter the code from your authenticator app first.',
    identity_taken: 'That account is already linked to someone else’s account here.',
    identity_last: 'This is your only way to log in. Set a password or link another account first.',
    identity_gone: 'This account is no longer linked.',
    identity_off: 'Accounts can’t be linked here.',
    provider_stopped: 'You stopped before you finished. Nothing has changed, and nothing was shared.',
    provider_address_unproven:
      'Your address isn’t confirmed there yet. We’ve sent you an e-mail. Open its link, then log in.',
    provider_off: 'This way to log in isn’t available here.',
    provider_unavailable:
      'That service isn’t responding at the moment. Try again later, or log in another way.',
    provider_refused: 'That service didn’t confirm this login. Log in another way.',
    provider_trip_lost: 'This login has expired or was already used. Start again.',
    provider_failed: 'Something went wrong, and you’re not logged in. Try again, or log in another way.',
    other_browser:
      'You started in another browser, or this browser has lost track of it. Start again and stay in the same browser.',
    wait_one: 'Too many tries. Wait {{count}} second, then try again.',
    wait_other: 'Too many tries. Wait {{count}} seconds, then try again.',
    unreachable: 'We can’t reach the service. Check your connection and try again.',
    unexpected: 'Something went wrong. Try again.',
  },
  weakness: {
    length:
      'It’s too short. Use at least {{count}} characters. Your address, your name and spaces at either end don’t count.',
    characters: 'It contains characters that can’t be used, or needs other kinds of characters as well.',
    pwned: 'It’s a common password that attackers try first. Choose one nobody else would think of.',
    other: 'It’s too easy to guess.',
  },
  way: {
    logInInstead: 'Log in instead',
    enterCode: 'Enter the code or send a new one',
    logIn: 'Log in',
    askForLink: 'Send me a link',
    beginAgain: 'Start again',
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
    ended: 'You’ve been logged out. Log in again to continue. What you typed is saved.',
    expired:
      'You’d been logged in for a long time, so we logged you out to keep your account safe. Log in again to continue. What you typed is saved.',
  },
  sent: {
    mail: {
      title: 'Check your e-mail',
      signup:
        'If {{to}} doesn’t have an account yet, we’ve sent a link and a code there. Open the link on any device, or enter the code here.',
      login:
        'If {{to}} has an account, we’ve sent a link and a code there. Open the link on any device, or enter the code here.',
      recovery:
        'If {{to}} has an account, we’ve sent a link and a code there. Open the link on any device, or enter the code here. Then choose a new password.',
      proof:
        'To keep what you sent in your account, confirm {{to}} first. We’ve sent a link and a code there. Open the link on this device, or enter the code here.',
      code: 'Code from the e-mail',
      nothing: 'No e-mail? Check your spam folder, or send it again.',
    },
    sms: {
      title: 'Check your phone',
      text: 'If {{to}} can be used here, we’ve sent a text message with a code.',
      code: 'Code from the text message',
      nothing: 'No message? Check the number, or send it again.',
    },
    submit: {
      signup: 'Confirm',
      login: 'Log in',
      recovery: 'Continue',
      proof: 'Confirm',
    },
    otherAddress: 'Use another address',
    otherWay: 'Log in another way',
    outbox: 'No mail server is set up here. {product} keeps its e-mails in the outbox.',
    outboxLink: 'Open outbox',
  },
  resend: {
    button: 'Send again',
    wait_one: 'Send again in {{count}} second',
    wait_other: 'Send again in {{count}} seconds',
    again: 'You can send it again now.',
    done: 'If there’s something to send, we’ve sent a new e-mail. Only the newest link and code work.',
    doneSms: 'If there’s something to send, we’ve sent a new message. Only the newest code works.',
  },
  forgotten: {
    title: 'Forgot your password?',
    text: 'Enter your e-mail address and we’ll send you a link to choose a new password.',
    submit: 'Send link',
    back: 'Back to login',
  },
  newPassword: {
    title: 'Choose a new password',
    text: 'For {{email}}. You’ll be logged out on all your other devices.',
    nobody:
      'To choose a new password, you need a link from us. We can e-mail you one. It works on any device.',
    submit: 'Set password',
    doneTitle: 'Password changed',
    doneText: 'You’re logged in here and logged out on all your other devices.',
  },
  choosePassword: {
    title: 'Choose a password',
    text: 'Your address is confirmed. You signed up in another browser, so the password you chose there isn’t used. Choose one for this account now.',
    giveUp: 'Not now',
  },
  role: {
    title: 'One question first',
    text: 'We don’t store anything until you answer. You can change your name later, but not whether you’re a rider or a fitter.',
    giveUp: 'Not now',
  },
  step: {
    appTitle: 'Enter your code',
    appText: 'Your account uses two-step login. Open your authenticator app and enter the code it shows.',
    recoveryTitle: 'Use a recovery code',
    recoveryText:
      'It logs you in once and removes the authenticator app from your account, so you can set it up again. You’ll be logged out on all your other devices.',
    recoveryCode: 'Recovery code',
    recoveryHint: '10 letters and digits, for example ab3de-fg6hj.',
    recoveryInstead: 'Use a recovery code instead',
    appInstead: 'Use my authenticator app instead',
    enrolTitle: 'Set up two-step login',
    enrolText: 'Support accounts need an authenticator app to log in. Setting it up takes a minute.',
    removedTitle: 'Authenticator app removed',
    removedText:
      'You’re logged in, and your recovery code has been used. From now on your password alone opens your account. Set up an authenticator app again to protect it.',
    toSecurity: 'Go to security settings',
    noAddressTitle: 'Your account needs an e-mail address',
    noAddressText:
      'To keep what you sent, your account needs a confirmed e-mail address, and yours doesn’t have one. Nothing is lost. Log in with an account that has an address, or sign up.',
    giveUp: 'Log in as someone else',
  },
  callback: {
    stoppedTitle: 'Nothing has changed',
    failedTitle: 'That didn’t work',
    back: 'Go back',
  },
  confirm: {
    ask: {
      confirmTitle: 'Confirm your address',
      confirmText: 'Press the button to confirm your e-mail address and log in.',
      confirmButton: 'Confirm and log in',
      logInTitle: 'Log in',
      logInText: 'Press the button to log in without a password.',
      logInButton: 'Log in',
      recoveryTitle: 'Choose a new password',
      recoveryText: 'Press the button to log in and choose a new password.',
      recoveryButton: 'Continue',
      changeTitle: 'Confirm new e-mail address',
      changeText:
        'The e-mail address of your account is about to change. It changes once both the current and the new address are confirmed.',
      changeButton: 'Confirm change',
      inviteTitle: 'Accept invitation',
      inviteText: 'Press the button to open your account and log in.',
      inviteButton: 'Accept and log in',
    },
    done: {
      confirmTitle: 'Address confirmed',
      confirmText: 'You’re logged in.',
      changeTitle: 'E-mail address changed',
      changeText: 'Both addresses are confirmed. From now on, log in with the new one.',
      inviteTitle: 'Invitation accepted',
      inviteText: 'Your account is open and you’re logged in.',
      loggedOutText: 'You’re not logged in. Log in when you’re ready to continue.',
    },
    half: {
      title: 'One more address to confirm',
      text: 'This address is confirmed. Now open the link in the e-mail we sent to the other one, and your address changes.',
    },
    elsewhere:
      'This change was requested in another browser. Open the link there. Or log in here to the account that should get this address, then open the link again. If you didn’t request a change, do nothing.',
    here: 'You’re logged in here as {{who}}. If this link belongs to another account, you’ll be logged in to that one instead.',
    askTitle: 'Confirm your address',
    askText: 'We’ll e-mail you a link. It works on any device.',
    goOn: 'Continue',
    usedTitle: 'Already confirmed',
    usedText: 'You’ve already used this link. Your address is confirmed and you’re logged in.',
    expiredTitle: 'This link no longer works',
    expired: {
      confirm:
        'It has expired, was replaced by a newer one, or has been used. If you’ve already confirmed your address, just log in. If not, send a new link.',
      logIn:
        'It has expired, was replaced by a newer one, or has been used. Log in another way, or send a new link.',
      recovery: 'It has expired, was replaced by a newer one, or has been used. Send a new link.',
      change:
        'It has expired, was replaced by a newer one, or has been used. Check in your settings whether your address has changed. If not, request the change again.',
      invite: 'It has expired or has been used. Log in, or ask the person who invited you for a new one.',
    },
    incompleteTitle: 'This link is incomplete',
    incompleteText: 'Open it again from the e-mail, or copy the whole address. You can also send a new link.',
    logIn: 'Log in',
  },
  factor: {
    scanTitle: 'Add an authenticator app',
    scanText:
      'The app shows a new 6-digit code every 30 seconds. You’ll need that code as well as your password to log in.',
    scan: 'Scan this with your app, for example Google Authenticator, 2FAS, Aegis or your password manager.',
    qr: 'QR code for the authenticator app',
    secret: 'Can’t scan it? Enter this key in the app',
    secretHint: 'If the app asks, choose “time-based”.',
    code: 'Code from the app',
    codeHint: 'Enter the 6 digits the app shows now.',
    confirm: 'Turn on',
    codesTitle: 'Save your recovery codes',
    codesText:
      'If you lose your phone, one of these codes lets you log in. Each works once. We only show them now.',
    codesList: 'Recovery codes',
    copy: 'Copy all',
    download: 'Download',
    print: 'Print',
    copyFailed: 'Your browser doesn’t allow copying. Select the codes and copy them yourself.',
    fileTitle: '{product} recovery codes',
    fileText: 'Each works once, together with your password. Keep them somewhere only you can see.',
    kept: 'I’ve saved them',
    fresh: 'Create codes',
  },
} as const
