import type english from '../en/interruptions.ts'
import type { Translation } from '../translation.ts'

export default {
  status: {
    notKept:
      'Webbläsaren sparar inget, till exempel för att den är i privat läge. Vi sparar dina svar på nätet medan du skriver. Håll dig ansluten och ha sidan öppen tills du har skickat formuläret.',
    signedOut:
      'Du har loggats ut. Dina svar finns kvar på enheten. Logga in igen, eller öppna din länk igen, för att fortsätta.',
    refused:
      'Svaren på enheten kan inte längre skickas. Formuläret kan ha stängts, länken ersatts eller akten raderats. Om du vill fylla i formuläret igen ber du din bikefitter om en ny länk.',
    restricted:
      'Du har begränsat akten eller återkallat ditt samtycke. Tills du tillåter användningen igen ställs inga frågor och inga svar skickas.',
    wiped: 'Du har loggat ut, så formuläret finns inte längre på enheten. Logga in igen för att fortsätta.',
    submitted:
      'Du har redan skickat formuläret från en annan enhet eller flik. Dina senaste ändringar här är inte med. Med ett konto kan du rätta det du skickade.',
    seeSent: 'Fortsätt',
    logIn: 'Logga in',
    toConsents: 'Dina samtycken',
  },
  conflict: {
    title: 'Vilka svar vill du behålla?',
    lead: 'Svaren ändrades här och på en annan enhet. Båda är sparade tills du väljer.',
    mine: 'På den här enheten',
    theirs: 'Annan enhet',
    nothing: 'Inget svar',
    removed: 'Borttaget',
    choose: 'Behåll de här svaren',
  },
  submit: {
    waitingTitle: 'Redo att skickas',
    waiting:
      'Du är offline. Formuläret finns kvar på enheten och skickas när du är online igen. Ha sidan öppen, eller kom tillbaka senare.',
    callOff: 'Skicka inte ännu',
    failed: 'Vi kunde inte skicka formuläret.',
  },
} satisfies Translation<typeof english>
