export default {
  rights: {
    subject: 'Your request about your data',
    heading: {
      received: 'We got your request',
      extended: 'We need more time for your request',
      done: 'Your request is done',
      refused: 'We can’t do what you asked',
    },
    asked: 'The request: {{right}}.',
    right: {
      access: 'to see which data there is',
      copy: 'a copy of the data',
      correction: 'to correct data',
      erasure: 'to erase the data',
      restriction: 'to restrict what is done with the data',
      objection: 'to object to what is done with the data',
    },
    until: {
      received: 'We answer by {{day}} at the latest.',
      extended: 'We answer by {{day}} at the latest. The reason:',
    },
    prove: 'So that nobody else gets or erases your data, reply to us with this code from this address:',
    replies: 'Replies go to {{address}}.',
    complain: 'You can complain to the data protection authority where you live, and go to court.',
  },
  contactMessage: {
    subject: 'A message from the contact form',
    heading: 'A message from the contact form',
    about: 'About: {{topic}}',
    from: 'From: {{name}}, {{email}}',
    answer: 'Answer by e-mail to the address above. Nobody has confirmed that the message came from there.',
    resolve: 'Open messages',
    topic: {
      question: 'a question about {product}',
      demo: 'a demo call',
      support: 'help with an account or a page',
      privacy: 'personal data',
      other: 'something else',
    },
  },
  contactConfirmation: {
    subject: 'We got your message',
    heading: 'We got your message',
    text: 'Thank you for writing to us. We answer by e-mail.',
    notYou:
      'If you didn’t write to us, someone entered your address by mistake. You don’t have to do anything.',
  },
  rightsAlarm: {
    subject: 'A request about personal data is due on {{day}}',
    heading: 'A request is still open',
    request: 'Its number is {{id}}. The console lists it with: npm run rights -- list',
    button: 'See the request',
  },
} as const
