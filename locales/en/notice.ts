export default {
  title: 'Your Data & Privacy',
  version: 'Version {{version}}, last updated {{date}}',
  asPage: 'Open as a page to print',
  heading: {
    short: 'In short',
    collected: 'What we keep about you',
    purpose: 'What we use it for',
    consent: 'Your consent',
    seen: 'Who sees it',
    place: 'Where it is stored',
    protection: 'How it is protected',
    device: 'What stays on your device',
    retention: 'How long it is kept',
    research: 'Research and AI development',
    young: 'Riders under {{age}}',
    rights: 'Your rights',
    contact: 'Who to contact',
    storage: 'Cookies and storage on your device',
    limits: 'What this is not',
    changes: 'Changes to this notice',
  },
  text: {
    shortOwn: 'The data is yours. You can see it, correct it, have it deleted and take it to another fitter.',
    shortSeen:
      'Data that identifies you is seen only by the fitter you chose and, for technical or quality purposes, by the provider’s support staff.',
    shortSealed: 'It is encrypted in transit and at rest.',
    shortSold: 'It is never sold and never used for advertising.',
    shortResearch: 'It is used for research only if you agree, and then only in anonymised form.',
    shortContact: 'To ask for anything in this notice, one e-mail is enough.',

    collectedLead: '{product} keeps what you and your fitter enter, and what is needed to run the service:',
    collectedPerson:
      'Who you are: your name, your e-mail address and, if you give them, your phone number, date of birth, gender, occupation and type of work.',
    collectedBody:
      'Your body and your health, as far as you tell us: height, weight, discomfort on the bike, injuries and treatment, earlier fits.',
    collectedRiding: 'How you ride: bikes, discipline, hours, cadence, confidence, other sports and goals.',
    collectedFit: 'What your fitter adds about your fit, and your later answers about what changed after it.',
    collectedAccount:
      'If you have an account: your password in a form that cannot be reversed, your language, region and units, and when and with what kind of browser you logged in.',
    collectedTrail:
      'A record of who changed what and when, and of your consents: which version of this notice, in which language, and at what time.',
    collectedTechnical:
      'For a short time, technical records of requests and log-ins, such as the network address or part of it, to keep the service running and to prevent abuse: 90 days at most. They contain no answers.',

    purposeFit: 'Your fitter uses it to prepare and carry out your bike fit.',
    purposeCompare:
      'Your answers before and after the fit are compared, so that you and your fitter can see what changed.',
    purposeMail:
      'You receive the e-mails this requires: invitations, codes, confirmations, reminders and your report’s link. They never contain your answers.',
    purposeNot:
      'It is not used for advertising, not sold, and not passed on to insurers or employers. No decision about you is made by a machine.',

    consentHealth:
      'Answers about your body and discomfort are health data. They are used for your fit because you expressly agree to it when you press the button that starts the form. We keep a record of which version of this notice you agreed to.',
    consentFree:
      'You are free not to agree. Your fit then goes ahead without the form. You can withdraw your consent at any time. What was done before remains lawful. From then on your data is no longer used, and you can have it deleted.',
    consentContract:
      'The data needed to give you an account and to protect the service is used because you asked for the account, and because the service could not be run safely without it.',

    seenFitter:
      'The fitter you chose: the one who invited you, or the one you picked. No other fitter sees your data unless you share it with them.',
    seenSupport:
      'Support staff of the provider, for technical or quality purposes only: for a limited time, with a reason that is written down, and with every access recorded.',
    seenYou: 'You.',
    seenNobody:
      'Nobody else. Two fitters you have been to do not learn of each other unless you share a file with one of them.',
    seenGuardian: 'If a parent or guardian agreed for you, they see what you show them.',

    placeServer:
      'Everything you enter is stored by the provider of the address shown in your browser: on the server, in its storage and in backups. These pages load no scripts, fonts, pictures or trackers from other companies.',
    placeMail:
      'E-mails are sent through the provider’s mail service. They contain your address, a link or a code, the fitter’s name and, in an invitation, a note from your fitter. They contain no answers.',

    protectionTransit:
      'Everything is encrypted on its way between your device and the server, as with online banking.',
    protectionRest:
      'Your name, addresses, phone number, date of birth, everything you write about your health and the forms you submit are stored encrypted, with a separate key for each rider. The keys that open them are kept outside the database.',
    protectionFigures:
      'Some numbers and choices are kept readable, without your name, for calculations and statistics about your fit, such as the severity of discomfort in a zone, a measurement or a goal you chose.',
    protectionDoors:
      'The database itself gives a record only to those who are allowed to see it. Links in e-mails contain a secret of which only a fingerprint is stored.',
    protectionTrail:
      'Every change to your data is recorded with who, when and what. Entries can be added to this record but not rewritten, and it is checked for tampering.',

    deviceDraft:
      'While you fill in a form, what you type is also kept on your device, so that nothing is lost if the connection or the battery fails. It is encrypted there with a key that cannot be taken out of your browser. It is removed when you submit the form or log out, and after {{draftDays}} days at the latest.',
    deviceLimit:
      'This protects you if somebody copies the storage of your device. It does not protect you from somebody who uses your browser on your unlocked device: they see what you see. If you share a device, submit the form or log out before you leave it.',

    retentionYears:
      'Data that identifies you is kept for up to {{years}} years, unless you ask for it to be deleted earlier. After that it is deleted.',
    retentionErase:
      'When your data is deleted, your answers are deleted and the key that opens them is destroyed. Your fitter keeps only a record that a fit took place, and when.',
    retentionBackup:
      'Backups are kept for at most {{backupDays}} days. Until then, deleted data may still be in a backup. If a backup has to be restored, your data is deleted again before anybody can use it.',

    researchOptIn:
      'At the end of the intake you can allow your data to be used, in anonymised form, for research and for the development of AI tools for bike fitting. It is off unless you turn it on, and your fit does not depend on it.',
    researchAnonymous:
      'Anonymised means: without your name, contact details or anything you wrote in your own words, and only together with the data of enough other riders that nobody can be recognised.',
    researchRevoke:
      'You can withdraw this at any time under Settings → Privacy, or by e-mail. From then on, your data is not part of any new use. Earlier results, in which nobody can be recognised, remain.',

    youngGuardian:
      'For a rider under {{age}}, a parent or guardian gives their name and agrees. The form asks for this when the date of birth requires it.',
    youngResearch: 'Data of riders under {{age}} is not used for research.',

    rightsLead: 'At any time, you can:',
    rightsAccess: 'see what is kept about you and get a copy of it in a form other programs can read;',
    rightsCorrect: 'have it corrected; you can correct your intake yourself in your account;',
    rightsErase: 'have it deleted;',
    rightsWithdraw: 'withdraw any consent, wholly or for research only;',
    rightsRestrict: 'have its use restricted, or object to it;',
    rightsMove: 'take it to another fitter.',
    rightsHow:
      'Send us an e-mail and tell us what you want. We answer within one month, free of charge. We may ask you to show that it is you.',
    rightsComplain:
      'If you think your data is not handled properly, you can also complain to the data protection authority where you live.',

    contactLead: 'For any question about your data:',
    contactFitter: 'For questions about your fit, contact your fitter.',

    storageLead:
      'Only what the service needs to work is kept on your device. There are no advertising or analytics cookies, so there is no cookie banner to dismiss.',

    limitsMedical:
      'A bike fit is not medical treatment, and {product} does not give medical advice. It promises neither healing nor protection from injury. If you have pain that worries you, numbness that does not go away, weakness or swelling, please see a doctor.',

    changesText:
      'When this notice changes in a way that matters, it gets a new version. You are told about it, and you are asked again where your consent is needed. The version you agreed to stays on record.',
  },
  storage: {
    caption: 'What is kept on your device, why, and for how long',
    name: 'Name',
    purpose: 'Purpose',
    until: 'Kept until',
    cookie:
      'Cookie: keeps you logged in, or lets you fill in the form you were invited to. Scripts cannot read it.',
    cookieUntil: 'You log out, or stay away for a while',
    signUpCookie:
      'Cookie: recognises the browser you signed up in when you confirm your address. Scripts cannot read it.',
    signUpCookieUntil: '400 days after you last signed up here',
    session: 'Your session with the login service',
    sessionUntil: 'You log out',
    user: 'Your id, role and name, so that pages open at once',
    role: 'Whether you are a rider or a fitter',
    logoutOwed: 'That you logged out while the server could not be reached',
    logoutOwedUntil: 'The server has been told',
    roleCookie:
      'Cookie: whether you sign up as a rider or a fitter, while you log in with another service. Scripts cannot read it.',
    roleCookieUntil: '15 minutes have passed',
    keptRecord: 'That you asked to keep a form in your account, as a code that reveals neither',
    keptRecordUntil: 'You open the link in the e-mail',
    secondFactorLater: 'When you put off two-step login, so that you are not asked for 30 days',
    secondFactorRead: 'That you have read the hint about two-step login',
    firstStepsHidden: 'That you hid the first steps',
    tab: 'The secret of the link you opened, and where you were before another page took over',
    tabUntil: 'You close the tab',
    language: 'The language you chose',
    theme: 'Light or dark, if you chose it',
    choiceUntil: 'You clear your browser’s data',
    drafts:
      'Forms you have started; for a fitter, work that has not been sent yet and the fits opened on this device; encrypted',
    draftsUntil: 'They are sent, or you log out; {{draftDays}} days at most',
    formFiles:
      'Copies of the form’s own files, so that it opens without a connection. They contain no answers',
    formFilesUntil: 'A newer version replaces them',
  },
} as const
