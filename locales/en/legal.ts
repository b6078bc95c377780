export default {
  state: 'Version {{version}}, last updated {{date}}',
  policy: {
    title: 'Privacy policy',
    lead: 'This is the full notice that you see when you start a form, with additional information for fitters and about the provider.',
    more: 'For fitters, and in more detail',
    roles: {
      title: 'Who is responsible',
      fitter:
        'The fitter you chose decides what data is collected about you and why, and is responsible for your file. The provider of this installation of {product} stores and processes it on the fitter’s behalf.',
      provider:
        'The provider is itself responsible for your account, for the security of the service, and for research you have allowed.',
    },
    fitters: {
      title: 'Data of fitters',
      kept: 'About fitters we keep: name, e-mail address, studio, contact details and logo, the settings of their practice, whether they are listed for riders to find, a yearly rating by riders who allowed research, and what they do in the service.',
      listed:
        'Name and studio are shown in your invitations and reports. They are public only if you turn on that riders can find you. The rating is public only if you show it.',
    },
    recipients: {
      title: 'Who else processes data for the provider',
      text: 'A mail service delivers e-mails where one is set up, and a text-message service delivers codes. If the provider uses an external login service, database, file storage or virus scanner, these process data under a contract and only as instructed. If you choose to log in with Google or Facebook, that company learns that you log in here. Nobody else receives any data.',
      transfer:
        'If such a service is in another country, the protection that data protection law requires is agreed with it. You can ask which services are used, and where.',
    },
    law: {
      title: 'Legal basis',
      health:
        'Health data for the fit, and research: your explicit consent (GDPR Article 9(2)(a) and Article 6(1)(a)).',
      account: 'Account and service: the contract with you (Article 6(1)(b)).',
      security:
        'Security, prevention of abuse and the record of changes: the legitimate interest in a trustworthy service (Article 6(1)(f)).',
      duty: 'Answering requests and keeping proof of consents: legal obligation (Article 6(1)(c)).',
    },
    choices: {
      title: 'What riders decide themselves',
      restrict:
        'You can restrict the use of a file: it is kept and used for nothing. Your fitter sees that it is restricted and since when, and none of your answers. You can still read, download and erase it.',
      withdraw:
        'You can withdraw your consent to the use of your health data. All use stops at once, and the file is erased after {{days}} days, unless you give your consent again. You can also erase it right away; you get a receipt that says what was erased, and not of whom.',
      research:
        'While your research consent is in force, your age, gender, height and weight are kept in broad bands for exports to researchers, with the country of your time zone. They leave without your name, in groups of at least ten alike, and are deleted when you withdraw.',
    },
    incident: {
      title: 'If something goes wrong',
      text: 'If data is lost or seen by somebody who should not see it, the authority is informed within 72 hours, and you are informed without delay if it may harm you.',
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
          'The service is being built step by step. Pages that are not ready say so. Existing parts may be improved and changed. What you have entered is kept.',
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
        text: '{product} is not a medical device and gives no medical advice, diagnosis or treatment. It promises neither healing nor protection from injury. If you have pain that worries you, numbness that does not go away, weakness or swelling, see a doctor. In an emergency, call the emergency services.',
      },
      price: {
        title: 'Prices',
        tier: 'Tier 1, for fitters, costs {{month}} a month. Billed annually, you save {{saving}}: {{year}} a year, which is {{monthOfYear}} a month. Taxes are added where the law requires it.',
        terms:
          'You are not bound by a minimum term. You can cancel at any time, with effect from the end of the period you have paid for.',
        collected:
          'This version does not collect payments. You will be told before the first payment is taken, and it is taken only if you agree.',
        tierTwo: 'Tier 2 is coming soon. Its price is to be confirmed.',
      },
      fair: {
        title: 'Fair use',
        text: 'Do not try to reach data that is not yours, do not disrupt the service, and do not enter anything that is unlawful or harms others. If you find a weakness in the service, please report it. Reports are welcome.',
      },
      end: {
        title: 'When it ends',
        you: 'You can delete your account at any time in your settings, or by writing to us. The privacy policy explains what then happens to the data.',
        us: 'The provider may close an account that breaks these terms, after a warning where possible, and may end the service with at least 30 days’ notice. Before that, you can get your data.',
      },
      liability: {
        title: 'Liability',
        text: 'The provider’s liability is unlimited for intent, gross negligence and injury to life, body or health. For slight negligence, the provider is liable only for the breach of an obligation that is essential to this agreement, and then only for the damage that is typical and foreseeable. Your statutory rights as a consumer are not limited by this.',
        backup:
          'Data is backed up, but no service is always available. Keep a copy of anything you cannot afford to lose.',
      },
      software: {
        title: 'The software',
        text: 'The software of {product} is free software under the GNU Affero General Public License, version 3 or later. These terms are about the service, not about the software.',
      },
      changes: {
        title: 'Changes to these terms',
        text: 'You are told about changes at least 30 days before they take effect. If you do not agree, you can leave before then, and you owe nothing for the time after.',
      },
      contact: { title: 'Contact' },
    },
  },
} as const
