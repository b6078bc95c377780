export default {
  title: 'Your Data & Privacy',
  version: 'Version {{version}}, last updated {{date}}',
  asPage: 'Open as a page to print',
  heading: {
    short: 'In short',
    collected: 'What is kept about you',
    purpose: 'What it is used for',
    consent: 'Your consent',
    seen: 'Who sees it',
    place: 'Where it is',
    protection: 'How it is protected',
    device: 'What stays on your device',
    retention: 'How long it is kept',
    research: 'Research and AI development',
    young: 'Riders under {{age}}',
    rights: 'Your rights',
    contact: 'Whom to write to',
    storage: 'Cookies and storage on your device',
    limits: 'What this is not',
    changes: 'Changes to this notice',
  },
  text: {
    shortOwn:
      'The data is yours. You can see it, correct it, have it deleted, and take it to another fitter.',
    shortSeen:
      'What identifies you is seen only by the fitter you chose and, for technical or quality purposes, by the provider’s support staff.',
    shortSealed: 'It is encrypted on its way and where it is stored.',
    shortSold: 'It is never sold and never used for advertising.',
    shortResearch: 'It is used for research only if you say so, and then only anonymised.',
    shortContact: 'One e-mail is enough to ask for anything in this notice.',

    collectedLead: '{product} keeps what you and your fitter enter, and what is needed to run it:',
    collectedPerson:
      'Who you are: name, e-mail address, and, if you give them, phone number, date of birth, gender, occupation and kind of work.',
    collectedBody:
      'Your body and your health, as far as you tell it: height, weight, discomfort on the bike, injuries and treatment, earlier fits.',
    collectedRiding: 'How you ride: bikes, discipline, hours, cadence, confidence, other sports, goals.',
    collectedFit: 'What your fitter adds about your fit, and your later answers on how it worked.',
    collectedAccount:
      'If you have an account: your password in a form that cannot be turned back, your language and units, and when you logged in.',
    collectedTrail:
      'A record of who changed what and when, and of your consents: which version of this notice, in which language, at what time.',
    collectedTechnical:
      'For a short time, technical records of requests such as the network address, to keep the service running and to stop abuse. They hold no answers.',

    purposeFit: 'Your fitter prepares and carries out your bike fit with it.',
    purposeCompare:
      'Your answers before and after the fit are compared, so that you and your fitter see whether it worked.',
    purposeMail:
      'You get the e-mails this needs: invitation, codes, confirmations. They never contain your answers.',
    purposeNot:
      'It is not used for advertising, not sold, not handed to insurers or employers. No decision about you is made by a machine.',

    consentHealth:
      'Answers about your body and discomfort are health data. They are used for your fit because you agree to it expressly, by the button you press to start the form. Which version of this notice you agreed to is kept with it.',
    consentFree:
      'You are free not to agree; then the fit goes ahead without the form. You can withdraw your consent at any time. What was done before stays lawful; from then on your data is no longer used, and you can have it deleted.',
    consentContract:
      'What is needed to give you an account and to protect the service is used because you asked for the account, and because the service could not be run safely without it.',

    seenFitter:
      'The fitter you chose: the one who invited you, or the one you picked. No other fitter sees your data unless you share it with them.',
    seenSupport:
      'Support staff of the provider, for technical or quality purposes only: for a limited time, with a reason that is written down, and each time it is recorded.',
    seenYou: 'You.',
    seenNobody:
      'Nobody else. Two fitters you have been to do not learn of each other unless you bring their files together in your account.',
    seenGuardian: 'If a parent or guardian agreed for you, they see what you show them.',

    placeServer:
      'Everything you enter is stored on the server you were sent to, the one whose address stands in your browser, and in its backups. No other company’s scripts, fonts, pictures or trackers are loaded with these pages.',
    placeMail:
      'E-mails travel through the mail service the provider uses. They carry your address, a link and a code, and no answers.',

    protectionTransit:
      'On its way between your device and the server, everything is encrypted, as with online banking.',
    protectionRest:
      'Where it is stored, your name, addresses, phone number, date of birth, everything you write about your health and the forms you send are encrypted, for each rider with a key of their own. The keys that open them are kept outside the database.',
    protectionFigures:
      'Some figures without your name are kept readable for statistics of your fit, such as the severity of discomfort in a zone or a chosen goal.',
    protectionDoors:
      'The database itself hands out a record only to those who may see it. Links in e-mails carry a secret that is stored only as a fingerprint.',
    protectionTrail:
      'Every change of your data is recorded with who, when and what. The record can be added to but not rewritten, and it is checked for tampering.',

    deviceDraft:
      'While you fill in a form, what you type is also kept on your device, so that a lost connection or an empty battery loses nothing. It is encrypted there under a key that cannot be taken out of your browser, and removed when you submit the form or log out, and after {{draftDays}} days at the latest.',
    deviceLimit:
      'This protects you if somebody copies the storage of your device. It does not protect you from somebody who uses your unlocked device and your browser: they see what you see. On a device you share, submit the form or log out before you leave it.',

    retentionYears:
      'Data that identifies you is kept for up to {{years}} years, unless you ask for it to be deleted earlier. After that it is deleted.',
    retentionErase:
      'When your data is deleted, your answers go and the key that opens them is destroyed. Your fitter keeps only that a fit took place, and when.',
    retentionBackup:
      'Backups are kept for at most {{backupDays}} days. Until then deleted data may still be in a backup; if a backup has to be restored, your data is deleted again before anybody can use it.',

    researchOptIn:
      'At the end of the intake you can allow your data to be used, anonymised, for research and for the development of AI tools for bike fitting. It is off unless you switch it on, and your fit does not depend on it.',
    researchAnonymous:
      'Anonymised means: without name, contact data or anything you wrote in your own words, and only together with the data of enough other riders that nobody can be recognised.',
    researchRevoke:
      'You can withdraw this at any time under Settings → Privacy, or by e-mail. From that moment your data is in no new use. Results that were worked out before, and in which nobody can be recognised, stay.',

    youngGuardian:
      'For a rider under {{age}} a parent or guardian gives their name and agrees. The form asks for it as soon as the date of birth says so.',
    youngResearch: 'Data of riders under {{age}} is not used for research.',

    rightsLead: 'You can at any time:',
    rightsAccess: 'see what is kept about you and get a copy of it, in a form other programs can read;',
    rightsCorrect: 'have it corrected; your intake you correct yourself in your account;',
    rightsErase: 'have it deleted;',
    rightsWithdraw: 'withdraw any consent, wholly or for research only;',
    rightsRestrict: 'have its use restricted, or object to it;',
    rightsMove: 'take it to another fitter.',
    rightsHow:
      'Write an e-mail and say what you want. You get an answer within one month, free of charge. We may ask for something that shows it is you.',
    rightsComplain:
      'If you think your data is not handled rightly, you can also complain to the data protection authority of the place where you live.',

    contactLead: 'For every question about your data:',
    contactFitter: 'Questions about your fit go to your fitter.',

    storageLead:
      'Only what the service needs to work is kept on your device. There are no advertising or analytics cookies, so nothing has to be clicked away.',

    limitsMedical:
      'A bike fit is not medical treatment, and {product} does not give medical advice. It promises neither healing nor protection from injury. If you have pain that worries you, numbness that stays, weakness or swelling, please see a physician.',

    changesText:
      'When this notice changes in a way that matters, its version goes up, you are told, and you are asked again where your consent is needed. Which version you agreed to stays recorded.',
  },
  storage: {
    caption: 'What is kept on your device, what for, and how long',
    name: 'Name',
    purpose: 'What for',
    until: 'Until',
    cookie:
      'Cookie: keeps you logged in, or lets you fill in the form you were invited to. Scripts cannot read it.',
    cookieUntil: 'You log out, or do not come back for a while',
    signUpCookie:
      'Cookie: recognises the browser you signed up in when you confirm your address. Scripts cannot read it.',
    signUpCookieUntil: '400 days after you last signed up here',
    session: 'Your session with the sign-in service',
    sessionUntil: 'You log out',
    user: 'Your id, role and name, so that the page is there at once',
    role: 'Whether you are a rider or a fitter',
    logoutOwed: 'That you logged out while the server could not be reached',
    logoutOwedUntil: 'The server could be told',
    language: 'The language you chose',
    theme: 'Light or dark, if you chose it',
    choiceUntil: 'You clear your browser’s data',
    drafts: 'Forms you have begun, and a fitter’s work on a fit that is not sent yet, encrypted',
    draftsUntil: 'They are sent, or you log out; {{draftDays}} days at most',
    formFiles: 'Copies of the form’s own files, so that it opens without a connection; no answers',
    formFilesUntil: 'A newer version replaces them',
  },
} as const
