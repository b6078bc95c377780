import type english from '../../en/mail/bookings.ts'
import type { Translation } from '../../translation.ts'

export default {
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Var:',
    video: 'Anslut via video',
    see: 'Se din tid',
  },
  bookingRequest: {
    subject: 'Bekräfta din tid hos {{fitter}}',
    heading: 'Bekräfta din tid',
    what: 'Någon bad om en tid hos {{fitter}} med den här adressen. Om det var du öppnar du sidan och trycker på Bekräfta. Inget händer förrän du trycker.',
    button: 'Öppna tiden',
    kept: 'Tiden är reserverad åt dig till {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Din tid hos {{fitter}}',
    heading: 'Din tid är bekräftad',
    what: '{{service}} hos {{fitter}}:',
    intake: 'Före din bike fit vill {{fitter}} veta hur du cyklar och hur cyklingen känns i dag.',
    openIntake: 'Fyll i formuläret',
  },
  bookingMoved: {
    subject: 'Din tid hos {{fitter}} har ändrats',
    heading: 'Du har fått en ny tid',
    what: 'Ny tid för {{service}} hos {{fitter}}:',
    message: 'Ett meddelande från {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Din tid hos {{fitter}} är avbokad',
    heading: 'Din tid är avbokad',
    fitter: '{{fitter}} avbokade {{service}}, som skulle äga rum:',
    rider: 'Du avbokade {{service}} hos {{fitter}}, som skulle äga rum:',
  },
  bookingReminder: {
    subject: 'En påminnelse om din tid hos {{fitter}}',
    heading: 'Din bokade tid närmar sig',
    what: '{{service}} hos {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Bekräfta din plats på väntelistan hos {{fitter}}',
    heading: 'Bekräfta din plats på väntelistan',
    what: 'Någon bad med den här adressen om att få veta när en tid för {{service}} blir ledig hos {{fitter}}. Om det var du öppnar du sidan och trycker på Bekräfta. Inget händer förrän du trycker.',
    button: 'Öppna sidan',
    leave: 'Med samma länk kan du lämna listan igen.',
  },
  waitingOffer: {
    subject: 'En tid har blivit ledig hos {{fitter}}',
    heading: 'En tid har blivit ledig',
    what: '{{service}} hos {{fitter}}. Tiden är reserverad åt dig:',
    button: 'Se och bekräfta',
    kept: 'Den går till nästa på listan kl. {{time}} ({{zone}}).',
  },
} satisfies Translation<typeof english>
