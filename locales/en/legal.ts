export default {
  updated: 'Last updated {{date}}',
  policy: {
    title: 'Privacy policy',
    lead: 'This page is the notice you are shown when you start a form, in full, with what concerns fitters and the provider besides.',
    more: 'For fitters, and in detail',
    roles: {
      title: 'Who is responsible',
      fitter:
        'The fitter you chose decides that and why your data is collected, and is responsible for your file. The provider of this installation of {product} stores and processes it on the fitter’s behalf.',
      provider:
        'For your account, for the security of the service, and for research you have allowed, the provider is responsible itself.',
    },
    fitters: {
      title: 'Data of fitters',
      kept: 'Of fitters are kept: name, e-mail address, studio, whether they are listed for riders to find, and what they do in the service.',
      listed:
        'Name and studio stand in your invitations. They are public only if you switch on that riders can find you.',
    },
    recipients: {
      title: 'Who else processes data for the provider',
      text: 'A mail service delivers e-mails where one is set up. If the provider uses an outside sign-in service or database, these process data under a contract and only as they are told. Nobody else receives any.',
      transfer:
        'Where such a service stands in another country, the protection that data protection law asks for is agreed with it. You can ask which services are used, and where.',
    },
    law: {
      title: 'On which legal ground',
      health:
        'Health data for the fit, and research: your explicit consent (GDPR Article 9(2)(a) and Article 6(1)(a)).',
      account: 'Account and service: the contract with you (Article 6(1)(b)).',
      security:
        'Security, prevention of abuse and the record of changes: legitimate interest in a service that can be trusted (Article 6(1)(f)).',
      duty: 'Answering requests and keeping proof of consents: legal duty (Article 6(1)(c)).',
    },
    incident: {
      title: 'If something goes wrong',
      text: 'If data is lost or seen by somebody who should not see it, the authority is told within 72 hours, and you are told without delay when it may harm you.',
    },
  },
  terms: {
    title: 'Terms of service',
    lead: 'The agreement between you and the provider of this installation of {product}. In plain words, because it should be read.',
    sections: {
      service: {
        title: 'What {product} is',
        what: '{product} is a web platform for bike fitters and riders. A fitter invites a rider; the rider fills in a form before the fit and, later, another one about how it worked; both see the outcome.',
        scope:
          'It is being built step by step. Pages that are not ready say so. What is there may be improved and changed; what you have entered is kept.',
      },
      accounts: {
        title: 'Accounts',
        true: 'You give your real name and an e-mail address that is yours. An account has one role, rider or fitter, chosen when it is made.',
        secret:
          'You keep your password to yourself and tell us if you think somebody else knows it. A link or code from an invitation is meant for the person it was sent to.',
        age: 'Riders under {{age}} need a parent or guardian who agrees. Fitters are of age.',
      },
      fitters: {
        title: 'What fitters agree to',
        invite: 'You invite only riders who expect it from you.',
        use: 'You use what riders tell you for their fit and its follow-up, and for nothing else. You do not pass it on without their consent.',
        law: 'You keep to the data protection and professional rules of the place where you work. You are responsible for your riders’ files; the provider processes them for you.',
        judge:
          'The fit is your professional work. {product} shows what riders say and what changed; what you do is your decision.',
        refer: 'When a rider’s answers give reason for concern, you advise them to see a physician.',
        access: 'Nobody but you works in your account, and you log out on devices that others use.',
      },
      riders: {
        title: 'What riders agree to',
        honest: 'You answer as truthfully as you can: your fitter relies on it.',
        own: 'You enter your own data, or that of a child you are responsible for.',
        rights:
          'What you enter stays yours. You let your fitter use it for your fit; you can end that at any time.',
        free: 'For riders {product} is free of charge.',
      },
      medical: {
        title: 'No medical advice',
        text: '{product} is not a medical device and gives no medical advice, diagnosis or treatment. It promises neither healing nor protection from injury. If you have pain that worries you, numbness that stays, weakness or swelling, see a physician. In an emergency call the emergency services.',
      },
      price: {
        title: 'Prices',
        tier: 'Tier 1, for fitters, costs {{month}} a month. Billed annually you save {{saving}}: {{year}} a year, which is {{monthOfYear}} a month. Taxes are added where the law says so.',
        terms:
          'There is no contract that binds you. You can cancel at any time; it counts at the end of the period you have paid for.',
        collected:
          'This version collects no payment. Before the first one is taken you are told, and it is taken only if you agree.',
        tierTwo: 'Tier 2 is coming soon. Its price is to be confirmed.',
      },
      fair: {
        title: 'Fair use',
        text: 'Do not try to reach data that is not yours, do not disturb the service, do not enter what is unlawful or hurts others. Whoever finds a weakness in the service and reports it is welcome.',
      },
      end: {
        title: 'When it ends',
        you: 'You can close your account at any time by writing to us. What happens to the data then is said in the privacy policy.',
        us: 'The provider may close an account that breaks these terms, after a warning where that is possible, and may end the service with at least 30 days’ notice. Before that you can get your data.',
      },
      liability: {
        title: 'Liability',
        text: 'The provider is liable without limit for intent, gross negligence and harm to life, body or health. For slight negligence the provider is liable only where a duty on which the whole agreement rests was broken, and then for the harm typical and foreseeable for it. Rights the law gives you as a consumer are not limited by this.',
        backup: 'Data is backed up, but no service is always there. What you must not lose, keep a copy of.',
      },
      software: {
        title: 'The software',
        text: 'The software of {product} is free software under the GNU Affero General Public License, version 3 or later. These terms are about the service, not about the software.',
      },
      changes: {
        title: 'Changes to these terms',
        text: 'You are told of changes at least 30 days before they count. If you do not agree, you can leave before then, and nothing is owed for the time after.',
      },
      contact: { title: 'Contact' },
    },
  },
} as const
