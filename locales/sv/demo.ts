import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'Om demon',
    text: 'Det här är en demo. Alla personer, siffror och bilder är påhittade, och ingen e-post skickas.',
  },
  fitter: {
    title: 'Se dig omkring som bikefitter',
    text: 'Du får se studion hos Maren Holt: 60 cyklister, två års bike fits, och vad cyklister sa veckor senare. Allt är påhittat, så prova vad du vill.',
    button: 'Öppna studion',
  },
  client: {
    title: 'Se dig omkring som cyklist',
    text: 'Du får se det Tom Ashworth ser: sina bike fits, sina rapporter och en uppföljning att besvara. Allt är påhittat, så prova vad du vill.',
    button: 'Öppna cyklistens sidor',
  },
  choose: {
    title: 'Se dig omkring i demon',
    text: 'En studio med 60 cyklister och två års bike fits. Allt är påhittat, och ingen kan ändra det.',
  },
  unknown: {
    title: 'Länken öppnar inte demon',
    text: 'Länkarna ändras varje gång demon startar. Använd en från senaste starten.',
  },
  none: {
    title: 'Öppna demon med dess länk',
    text: 'Kommandot npm run demo startar en demo och skriver ut två länkar: en för bikefittern, en för en cyklist.',
  },
} satisfies Translation<typeof english>
