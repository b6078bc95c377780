export default {
  state: 'Version {{version}}, last updated {{date}}',
  /** Shown in every language but English, before a link to the English text. */
  translationNote: 'This translation has not yet been reviewed by a lawyer; the English text is linked here.',
  policy: {
    title: 'Privacy policy',
    lead: 'This is the full notice that you see when you start a form. It adds what fitters need to know, and more about the provider.',
    more: 'For fitters, and in more detail',
    roles: {
      title: 'Who is responsible',
      fitter:
        'The fitter you chose decides what data is collected about you and why. They are responsible for your file. The provider of this installation of {product} stores and processes it for the fitter.',
      provider:
        'The provider itself is responsible for your account and for how safe the service is. If you have allowed research, it answers for that, too.',
    },
    operator: 'The provider is:',
    operatorUnknown: 'You reach the provider at:',
    data: {
      title: 'What is kept, why and how long',
      caption: 'Each kind of data with its purpose, its legal basis and how long it is kept',
      what: 'Data',
      why: 'Purpose',
      ground: 'Legal basis',
      kept: 'Kept',
      grounds: {
        consent: 'Your explicit consent',
        contract: 'The contract with you',
        interest: 'The legitimate interest in a secure service and in answering you',
        duty: 'A legal obligation',
      },
      rows: {
        file: {
          what: 'A rider’s file: answers, measurements, changes, photos, reports, follow-ups',
          why: 'the fit, and seeing what changed after it',
          kept: 'up to {{years}} years after the last session; after a withdrawn consent {{withdrawnDays}} days',
        },
        draft: {
          what: 'Forms that were begun and not submitted',
          why: 'going on where you left off',
          kept: '{{draftDays}} days after the last change, or {{invitedDays}} days after the invitation ended',
        },
        account: {
          what: 'An account: name, e-mail address, phone number, language, region, units, how you log in',
          why: 'giving you your account, and protecting it',
          kept: 'until you delete it',
        },
        signIns: {
          what: 'Where and when you logged in, with what kind of browser',
          why: 'showing you where you’re logged in, and finding misuse',
          kept: '{{signInDays}} days after a login ended; log-in attempts for 90 days',
        },
        profile: {
          what: 'Of fitters: studio, contact details, logo, photo, place, languages, specialities, letter, services, the address of their page',
          why: 'reports and, if the fitter chooses it, a public page in the list of fitters',
          kept: 'until the fitter removes it or deletes the account. That an address was used is kept, but not by whom',
        },
        rating: {
          what: 'Of fitters: a yearly rating by riders who allowed research',
          why: 'the fitter’s own use; it is public only if the fitter shows it',
          kept: 'until the next year’s rating, or until the account is deleted',
        },
        research: {
          what: 'Of riders who allow research: age, gender, height, weight in broad bands, and the country of the time zone',
          why: 'research and the development of AI tools, in groups of at least ten alike',
          kept: 'until the consent is withdrawn',
        },
        consents: {
          what: 'Consents: what you agreed to, when and in which version',
          why: 'proof',
          kept: 'as long as the file or the account',
        },
        trail: {
          what: 'Who changed or opened what and when',
          why: 'showing you who saw your data, and finding misuse',
          kept: 'as long as the service; once a file is erased, its entries say nothing of what or whom',
        },
        booking: {
          what: 'Appointments: the time, the service, and the name, e-mail address, phone number, note and time zone of who booked',
          why: 'keeping the time for you, telling you about it and reminding you',
          kept: 'like your file; a call of somebody without a file {{callDays}} days after it; what nobody confirmed {{unconfirmedHours}} hours',
        },
        waiting: {
          what: 'Places in a waiting list: name, e-mail address, service and days',
          why: 'offering you a time that becomes free',
          kept: '{{waitingDays}} days after they end; what nobody confirmed {{unconfirmedHours}} hours',
        },
        calendars: {
          what: 'Of fitters: other calendars that they connect, their addresses and busy times',
          why: 'not offering times that are taken elsewhere',
          kept: 'until the fitter removes the calendar or deletes the account',
        },
        mails: {
          what: 'E-mails and text messages that the service sends',
          why: 'invitations, codes, reminders, reports and news',
          kept: 'their content until they’re sent; that they were sent for {{messageDays}} days',
        },
        contact: {
          what: 'Messages of the contact form: topic, name, address and what you wrote',
          why: 'answering you',
          kept: '{{resolvedDays}} days after they were resolved, {{contactDays}} days at most',
        },
        requests: {
          what: 'Requests about rights',
          why: 'answering within the time that the law sets',
          kept: 'as long as the service, without who asked once they’re answered',
        },
        technical: {
          what: 'Network addresses, as keyed fingerprints that count requests',
          why: 'stopping abuse',
          kept: 'for hours',
        },
        payments: {
          what: 'Of fitters who pay: the plan, its state and the customer number at the payment service',
          why: 'billing',
          kept: 'until the account is deleted; the payment service keeps invoices as long as the law requires',
        },
        backups: {
          what: 'Backups of all of it',
          why: 'restoring the service after a failure',
          kept: '{{backupDays}} days',
        },
      },
    },
    fitters: {
      title: 'Public pages of fitters',
      listed:
        'Fitters are in the list of fitters only if they turn it on. Their page then shows everyone, search engines too, their name, studio, logo, photo, place, languages and specialities, and their letter and services. When they turn it off, the page is gone at once. Search engines may show it a while longer.',
      rating: 'A rating is on it only if the fitter shows it, and only when the published rules allow it.',
      riders: 'No page of a fitter shows anything of a rider.',
    },
    recipients: {
      title: 'Who else processes data for the provider',
      lead: 'These services process data for the provider of this installation, under a contract and only as instructed:',
      none: 'No other service processes data for the provider of this installation. It runs its own database, login and file storage. It sends no e-mails outside.',
      kind: {
        mail: 'a mail service, which delivers e-mails: it sees the address, the subject and the content',
        sms: 'a text-message service, which delivers codes and reminders of appointments: it sees the number and the text',
        signIn: 'a login service, which knows your address and how you log in',
        database: 'a database that may run elsewhere: names, answers and health data are encrypted in it',
        files: 'a file storage: photos and documents are encrypted before they get there',
        scanner: 'a virus scanner, which reads uploaded pictures and keeps nothing',
        google: 'Google, if you choose to log in with it: Google learns that you log in here',
        facebook: 'Facebook, if you choose to log in with it: Facebook learns that you log in here',
        payments:
          'Stripe, which collects what fitters pay. It sees the fitter’s name, address and means of payment, and nothing of riders',
      },
      nobody: 'Nobody else receives any data. It is never sold and never used for advertising.',
      transfer:
        'If such a service is in another country, the protection that the law requires is agreed with it. You can ask which companies these are, and where.',
    },
    rights: {
      title: 'Your rights, and how to use them',
      lead: 'With an account you do most of this yourself, at once:',
      download: 'See and take with you: download a copy of everything that is yours.',
      correct: 'Correct: change your answers where you read them, and your name in your settings.',
      sharing: 'Decide who sees it: end a fitter’s access, or share your fits with a new fitter.',
      accessLog: 'See who looked at your data, changed it, and when.',
      consents: 'Withdraw or give a consent.',
      files: 'Restrict the use of a file, or erase it.',
      account: 'Delete your account with everything in it.',
      open: 'Open the page',
      write:
        'Without an account, or for anything else, an objection included, write to us. We answer within one month, free of charge, and may ask you to show that it is you.',
      complain:
        'You can complain to the data protection authority. It may be the one where you live, where you work, or where you think the law was broken.',
      machine: 'No decision about you is made by a machine.',
    },
    law: {
      title: 'Legal basis',
      health:
        'Health data for the fit, and research: your explicit consent (GDPR Article 9(2)(a) and Article 6(1)(a)).',
      account: 'Account and service: the contract with you (Article 6(1)(b)).',
      security:
        'Security, prevention of abuse, the record of changes and answers to messages: the legitimate interest in a trustworthy service (Article 6(1)(f)).',
      duty: 'Answering requests and keeping proof of consents: legal obligation (Article 6(1)(c)).',
    },
    choices: {
      title: 'What a restriction and a withdrawal do',
      restrict:
        'You can restrict the use of a file: it is kept and used for nothing. Your fitter sees that it is restricted and since when, and none of your answers. You can still read, download and erase it.',
      withdraw:
        'You can withdraw your consent to the use of your health data. All use stops at once, and the file is erased after {{days}} days, unless you give your consent again. You can also erase it right away; you get a receipt that says what was erased, and not of whom.',
      research:
        'While your research consent is in force, your age, gender, height and weight are kept in broad bands for exports to researchers. The country of your time zone is kept with them. They leave without your name, in groups of at least ten alike. They are deleted when you withdraw.',
    },
    changes: {
      title: 'Changes to this policy',
      text: 'A new version has a new number and date. You are told by e-mail about changes that matter to you before they take effect, and asked again where your consent is needed.',
    },
    incident: {
      title: 'If something goes wrong',
      text: 'If data is lost or seen by somebody who should not see it, the authority is informed within 72 hours. You are informed without delay if it may harm you.',
    },
  },
  terms: {
    title: 'Terms of service',
    lead: 'This is the agreement between you and the provider of this installation of {product}, in plain words.',
    sections: {
      service: {
        title: 'What {product} is',
        what: '{product} is a web platform for bike fitters and riders. A fitter invites a rider. The rider fills in a form before the fit and, later, another one about what changed since. Both see the outcome.',
        scope:
          'The service is improved all the time. Parts that are announced say that they are coming. Existing parts may change. What you have entered is kept.',
      },
      accounts: {
        title: 'Accounts',
        true: 'You give your real name and an e-mail address that belongs to you. An account has one role, rider or fitter, which you choose when you create it.',
        secret:
          'You keep your password to yourself and tell us if you think somebody else knows it. A link or code from an invitation is meant only for the person it was sent to.',
        age: 'Riders under {{age}} need the agreement of a parent or guardian. Fitters must be adults.',
      },
      fitters: {
        title: 'What fitters agree to',
        invite: 'You invite only riders who expect an invitation from you.',
        use: 'You use what riders tell you for their fit and its follow-up, and for nothing else. You do not pass it on without their consent.',
        law: 'You follow the data protection and professional rules that apply where you work. You are responsible for your riders’ files. The provider processes them for you.',
        judge:
          'The fit is your professional work. {product} shows what riders say and what changed. What you do is your decision.',
        refer: 'When a rider’s answers give cause for concern, you advise them to see a doctor.',
        access: 'Only you use your account, and you log out on devices that others use.',
        page: 'If you choose to be listed, your page is true. It does not promise healing or fewer injuries, shows nothing of a rider, and uses only pictures that you may show. The provider may take down a page that breaks this.',
      },
      riders: {
        title: 'What riders agree to',
        honest: 'You answer as truthfully as you can, because your fitter relies on it.',
        own: 'You enter your own data, or the data of a child you are responsible for.',
        rights:
          'What you enter remains yours. You allow your fitter to use it for your fit, and you can end this at any time.',
        free: '{product} is free for riders.',
      },
      medical: {
        title: 'No medical advice',
        text: '{product} is not a medical device. It gives no medical advice, and no diagnosis or treatment. It promises neither healing nor protection from injury. If you have pain that worries you, see a doctor. Do so, too, if numbness does not go away, or if you have weakness or swelling. In an emergency, call the emergency services.',
      },
      price: {
        title: 'Prices',
        tier: 'Tier 1, for fitters, costs {{month}} a month. Billed annually, you save {{saving}}: {{year}} a year, which is {{monthOfYear}} a month. Taxes are added where the law requires it.',
        terms:
          'You are not bound by a minimum term. You can cancel at any time, with effect from the end of the period you have paid for.',
        collected:
          'This installation does not collect payments. You will be told before the first payment is taken, and it is taken only if you agree.',
        paid: 'Payments are collected by Stripe. You agree to a plan and its price before the first payment is taken.',
        tierTwo: 'Tier 2 is coming soon. Its price is to be confirmed.',
      },
      fair: {
        title: 'Fair use',
        text: 'Do not try to reach data that is not yours, do not disrupt the service, and do not enter anything that is unlawful or harms others. If you find a weakness in the service, please report it. Reports are welcome.',
      },
      end: {
        title: 'When it ends',
        you: 'You can download a copy of your data and delete your account at any time. You do it in your settings, or by writing to us. The privacy policy says what then happens to the data.',
        us: 'The provider may close an account that breaks these terms, after a warning where possible, and may end the service with at least 30 days’ notice. Before that, you can get your data.',
      },
      liability: {
        title: 'Liability',
        text: 'The provider’s liability is unlimited for intent, gross negligence and injury to life, body or health. For slight negligence, the provider is liable only for the breach of an obligation that is essential to this agreement, and then only for the damage that is typical and foreseeable. Your statutory rights as a consumer are not limited by this.',
        backup:
          'Data is backed up, but no service works at all times. Keep a copy of anything you cannot afford to lose.',
      },
      software: {
        title: 'The software',
        text: '{product} is free software. Its license is the GNU Affero General Public License, version 3 or later. These terms are about the service, not about the software.',
      },
      changes: {
        title: 'Changes to these terms',
        text: 'You are told about changes at least 30 days before they take effect. If you do not agree, you can leave before then, and you owe nothing for the time after.',
      },
      contact: { title: 'Contact' },
    },
  },
  imprint: {
    title: 'Imprint',
    lead: 'Who operates this installation of {product}.',
    none: 'The operator of this installation has entered no imprint. You reach the operator at:',
    representedBy: 'Represented by',
    phone: 'Phone',
    email: 'E-mail',
    register: 'Register',
    vatId: 'VAT identification number',
  },
  accessibility: {
    lead: '{product} is made to work for everyone. You can use it with a keyboard, a screen reader, large text or other colours.',
    tested: 'Last tested on {{date}}',
    aim: {
      title: 'What we aim for',
      text: 'We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and go further where we can. We think that all pages meet them, except for what is listed below. This is our own judgement. Nobody else has checked it yet.',
    },
    how: {
      title: 'What was tested, and how',
      everyPage:
        'Every page with axe, a program that finds faults, at four widths, in light and dark colours',
      enlarged:
        'Every page at 200 %, and a form and a fit at 400 % and with more room between letters, words and lines',
      targets: 'The size of everything that can be pressed',
      keyboard: 'A whole form and a whole fit with the keyboard alone',
      screenReader: 'What a screen reader is told in a whole form and in a whole fit, line by line',
      motion: 'Every page with motion turned off',
      documents: 'The PDF of a report against PDF/UA-1, the standard for accessible documents',
    },
    known: {
      title: 'What is not perfect',
      people: 'People who use a screen reader every day have not tested the pages for us yet.',
      photos: 'A photo is described by its view and its caption. What else it shows is not said.',
      languages:
        'Notes and letters that somebody wrote in another language may be read out in the voice of yours.',
      others: 'Pages of other companies, where you may log in or pay, are not ours to change.',
    },
    complain: {
      title: 'Tell us what does not work',
      write:
        'If something does not work for you, write to us. Say which page it is and what you use. We answer within one month, free of charge, and find another way for you until it is fixed.',
      authority:
        'If our answer does not help, you can complain to the authority for accessibility where you live.',
    },
  },
} as const
