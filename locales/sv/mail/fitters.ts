import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: 'Vi kan inte läsa en av dina kalendrar',
    heading: 'Vi kan inte läsa en av dina andra kalendrar',
    text: 'I en timme har {product} inte kunnat läsa en kalender som du har anslutit. Tiderna den senast uppgav är fortfarande upptagna, och nyare saknas: cyklister kan boka en tid då du är upptagen på annat håll.',
    button: 'Se dina kalendrar',
  },
  fitterNews: {
    intake: {
      subject: 'Ett nytt förhandsformulär har kommit',
      heading: 'Ett nytt förhandsformulär finns att läsa',
      text: 'En cyklist har skickat sitt förhandsformulär. Läs det i {product}. Den här e-posten innehåller inga svar.',
      button: 'Läs förhandsformulär',
    },
    intake_red_flag: {
      subject: 'Ett förhandsformulär kräver åtgärd i dag',
      heading: 'Ett förhandsformulär kräver åtgärd i dag',
      text: 'En cyklist har skickat sitt förhandsformulär. Läs det innan du ändrar något på cykeln. Den här e-posten innehåller inga svar.',
      button: 'Läs förhandsformulär',
    },
    red_flag: {
      subject: 'Ett svar kräver åtgärd i dag',
      heading: 'Ett svar kräver åtgärd i dag',
      text: 'En cyklist har skickat en uppföljning. Läs den innan du ändrar något på cykeln.',
      button: 'Läs svar',
    },
    unhappy: {
      subject: 'Ett svar kräver åtgärd',
      heading: 'Ett svar kräver åtgärd',
      text: 'En cyklist har skickat en uppföljning. Läs den och kontakta cyklisten.',
      button: 'Läs svar',
    },
    settings: 'Välj vilken e-post du får',
  },
  fitterBooking: {
    made: { subject: 'Du har en ny bokning', text: 'En cyklist bokade {{service}}:' },
    moved: {
      subject: 'En bokning har fått en ny tid',
      text: 'En cyklist flyttade {{service}}, som nu äger rum:',
    },
    movedFrom: 'Den skulle ha ägt rum:',
    cancelled: {
      subject: 'En bokning är avbokad',
      text: 'En cyklist avbokade {{service}}, som skulle äga rum:',
    },
    button: 'Öppna kalendern',
  },
  sharingNews: {
    offered: {
      subject: 'En cyklist vill dela sina bike fits med dig',
      heading: 'En cyklist vill dela sina bike fits med dig',
      text: 'En cyklist hittade dig i listan över bikefittrar och vill dela sina bike fits från en tidigare bikefitter, så att du kan läsa dem. Om du tackar ja ser cyklisten ditt namn och din e-postadress och bestämmer sedan. Innan dess delas inget. Länken fungerar i 7 dagar.',
      button: 'Se erbjudandet',
    },
    accepted: {
      subject: 'En bikefitter har tackat ja till ditt erbjudande',
      heading: 'En bikefitter vill läsa om dina bike fits',
      text: 'En bikefitter har tackat ja till ditt erbjudande. Kontrollera att det är rätt bikefitter och bestäm dig. Inget delas innan du bekräftar.',
      button: 'Se vem det är',
    },
    confirmed: {
      subject: 'En cyklist delar sina bike fits med dig',
      heading: 'Nu kan du läsa om en cyklists bike fits',
      text: 'En cyklist har bekräftat, och du kan nu läsa om bike fits som gjordes hos en tidigare bikefitter. Det är historik att läsa, och den räknas inte i din statistik.',
      button: 'Läs historiken',
    },
  },
  planNotice: {
    trial_ending: {
      subject: 'Din gratisperiod slutar {{day}}',
      heading: 'Din gratisperiod slutar snart',
      text: 'Din gratisperiod på {product} slutar {{day}}. För att fortsätta arbeta efter det väljer du ett abonnemang.',
    },
    payment_failed: {
      subject: 'Din senaste betalning gick inte igenom',
      heading: 'Din senaste betalning gick inte igenom',
      text: 'Vi kunde inte dra pengar från ditt kort för tiden efter {{day}}. Kontrollera betalningsuppgifterna; betalningen görs om automatiskt.',
    },
    ended: {
      subject: 'Ditt abonnemang har löpt ut',
      heading: 'Ditt abonnemang har löpt ut',
      text: 'Ditt abonnemang löpte ut {{day}}. Allt fungerar fortfarande tills vidare. För att fortsätta arbeta väljer du ett abonnemang.',
    },
    read_only_soon: {
      subject: 'Din verksamhet blir skrivskyddad {{readOnly}}',
      heading: 'Din verksamhet blir snart skrivskyddad',
      text: 'Ditt abonnemang löpte ut {{day}}, och inget har betalats sedan dess.',
    },
    read_only: {
      subject: 'Din verksamhet är nu skrivskyddad',
      heading: 'Din verksamhet är nu skrivskyddad',
      text: 'Ditt abonnemang löpte ut {{day}}, och inget har betalats sedan dess.',
    },
    thenReadOnly:
      'Från {{readOnly}} är din verksamhet skrivskyddad: du kan läsa, hämta och radera allt, men inte bjuda in cyklister eller ändra bike fits. Formulär som cyklister har öppna, påminnelser och varningar fortsätter.',
    nowReadOnly:
      'Du kan läsa, hämta och radera allt, men inte bjuda in cyklister eller ändra bike fits. Formulär som cyklister har öppna, påminnelser och varningar fortsätter. Inget går förlorat: när du väljer ett abonnemang fungerar allt som förut.',
    button: 'Se ditt abonnemang',
  },
  fitterDigest: {
    subject: 'Det som finns att göra i dag',
    heading: 'Det som finns att göra i dag',
    followUps_one: '{{count}} uppföljning kräver åtgärd.',
    followUps_other: '{{count}} uppföljningar kräver åtgärd.',
    unreadForms_one: '{{count}} formulär väntar på att läsas.',
    unreadForms_other: '{{count}} formulär väntar på att läsas.',
    button: 'Se vad som finns att göra',
  },
} satisfies Translation<typeof english>
