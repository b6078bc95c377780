import type english from '../en/invitations.ts'
import type { Translation } from '../translation.ts'

export default {
  form: {
    title: 'Nieuwe uitnodiging',
    channel: 'Hoe moet de fietser die krijgen?',
    channels: {
      email: 'Per e-mail',
      emailHint: 'We sturen de link en een code.',
      link: 'Link om te kopiëren',
      linkHint: 'Je stuurt die zelf.',
      qr: 'QR-code om te scannen',
      qrHint: 'Voor fietsers in je studio.',
    },
    email: 'E-mail van de fietser',
    emailHint: 'Alleen deze fietser kan de link gebruiken.',
    emailOptionalHint: 'Zo kan de fietser op een ander apparaat verdergaan.',
    emailMissing: 'Vul het e-mailadres van de fietser in.',
    emailWrong: 'Dit e-mailadres is niet volledig. Gebruik de vorm naam@example.com.',
    name: 'Naam van de fietser',
    nameHint: 'De fietser kan die wijzigen.',
    language: 'Taal',
    note: 'Persoonlijk bericht',
    noteHint:
      'De fietser ziet dit in de e-mail en vóór het begin. Schrijf niets over de gezondheid van de fietser.',
    send: 'Uitnodiging versturen',
    makeLink: 'Link maken',
    makeQr: 'QR-code maken',
  },
  several: {
    title: 'Meerdere fietsers uitnodigen',
    open: 'Er meerdere tegelijk uitnodigen',
    one: 'Eén fietser uitnodigen',
    label: 'E-mailadressen',
    hint: 'Plak er hoogstens {{max}}: één per regel, of gescheiden door komma’s. Iedereen krijgt een eigen link.',
    missing: 'Vul minstens één e-mailadres in.',
    unreadable_one: 'Dit is geen e-mailadres: {{list}}',
    unreadable_other: 'Dit zijn geen e-mailadressen: {{list}}',
    tooMany: 'Vul hoogstens {{max}} adressen in.',
    send_one: '{{count}} uitnodiging versturen',
    send_other: '{{count}} uitnodigingen versturen',
    sent_one: '{{count}} uitnodiging is onderweg.',
    sent_other: '{{count}} uitnodigingen zijn onderweg.',
  },
  known: {
    title: 'Je hebt al een fietser met het adres {{email}}.',
    text: 'Open de pagina van deze fietser om een nieuwe fitting te beginnen. Als er nog geen antwoord is, stuur de uitnodiging dan opnieuw in de lijst hieronder.',
    open: 'Pagina van deze fietser openen',
    another: 'Andere fietser met dit adres uitnodigen',
    several_one: 'Je hebt al een fietser met dit adres, dus we hebben geen nieuwe uitnodiging gestuurd:',
    several_other:
      'Je hebt al fietsers met deze adressen, dus we hebben hun geen nieuwe uitnodiging gestuurd:',
  },
  result: {
    sent: 'Uitnodiging gestuurd naar {{email}}',
    made: 'Link gemaakt',
    mailed_one:
      'De fietser krijgt een link en een code per e-mail. Je kunt ook de link hieronder delen. We tonen die maar één keer, en hij werkt {{count}} dag, of tot de fietser de intake verstuurt.',
    mailed_other:
      'De fietser krijgt een link en een code per e-mail. Je kunt ook de link hieronder delen. We tonen die maar één keer, en hij werkt {{count}} dagen, of tot de fietser de intake verstuurt.',
    text_one:
      'Kopieer hem nu, want we tonen hem maar één keer. Hij werkt {{count}} dag, of tot de fietser de intake verstuurt.',
    text_other:
      'Kopieer hem nu, want we tonen hem maar één keer. Hij werkt {{count}} dagen, of tot de fietser de intake verstuurt.',
    link: 'Link voor de fietser',
    scan: 'Vraag de fietser om deze code met de telefoon te scannen.',
    fullScreen: 'Op volledig scherm tonen',
    fullScreenTitle: 'Scan om te beginnen',
    fullScreenText: 'Richt de camera van je telefoon op deze code en open dan de link.',
    fullScreenFor: 'Intake van {{name}}',
    another: 'Nog een fietser uitnodigen',
    linkGone: 'Deze uitnodiging was al gemaakt. Kies ‘Nieuwe link’ in de lijst om een link te krijgen.',
  },
  list: {
    title: 'Uitnodigingen',
    caption: 'Je uitnodigingen, de nieuwste eerst',
    rider: 'Fietser',
    state: 'Status',
    when: 'Uitgenodigd',
    actions: 'Acties',
    by: {
      email: 'per e-mail',
      link: 'met link',
      qr: 'met QR-code',
    },
    expires: 'Werkt tot {{date}}',
    empty: 'Nog geen uitnodigingen',
    emptyText: 'Nodig hierboven je eerste fietser uit. Hier zie je dan wat er met elke uitnodiging gebeurt.',
    pages: 'Pagina’s met uitnodigingen',
  },
  state: {
    sent: 'Gestuurd',
    opened: 'Geopend',
    started: 'Begonnen',
    submitted: 'Ingestuurd',
    withdrawn: 'Ingetrokken',
    expired: 'Verlopen',
  },
  linkCreated: 'Link gemaakt',
  linkEnded: 'Link werkt niet meer: stuur opnieuw',
  linkEndedFresh: 'Link werkt niet meer: maak een nieuwe',
  delivery: {
    queued: 'E-mail wordt verstuurd',
    sent: 'E-mail verstuurd',
    failed: 'E-mail kwam terug: controleer het adres',
  },
  action: {
    resend: 'Opnieuw versturen',
    resent: 'Uitnodiging opnieuw gestuurd, met een nieuwe link en code.',
    fresh: 'Nieuwe link',
    withdraw: 'Intrekken',
    withdrawn: 'Uitnodiging van {{name}} ingetrokken.',
    read: 'Intake lezen',
  },
  confirm: {
    freshTitle: 'Nieuwe link maken?',
    freshText:
      'Alle eerdere links van deze uitnodiging werken dan niet meer, en antwoorden die ermee zijn begonnen worden verwijderd. Je kunt dit niet ongedaan maken.',
    freshEnded:
      'De eerdere links werken niet meer sinds de dienst uit een back-up is teruggezet. De antwoorden van de fietser blijven bewaard.',
    freshStarted: 'Deze fietser is al begonnen. De antwoorden tot nu toe worden verwijderd.',
    fresh: 'Nieuwe link maken',
    withdrawTitle: 'Uitnodiging intrekken?',
    withdrawText:
      'De links en codes werken meteen niet meer, ook als de fietser al is begonnen. Je kunt dit niet ongedaan maken, maar je kunt de fietser opnieuw uitnodigen.',
    withdraw: 'Uitnodiging intrekken',
  },
  fresh: {
    title: 'Nieuwe link',
    text: 'Eerdere links werken niet meer. Deze tonen we maar één keer.',
  },
} satisfies Translation<typeof english>
