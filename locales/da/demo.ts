import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'Om denne demo',
    text: 'Dette er en demo. Alle personer, tal og billeder er opdigtede, og der sendes ingen e-mail.',
  },
  fitter: {
    title: 'Se dig omkring som bikefitter',
    text: 'Du ser det, bikefitteren Maren Holt ser: 60 ryttere, to års bikefits, og hvad rytterne sagde nogle uger senere. Alt er opdigtet, så prøv, hvad du vil.',
    button: 'Åbn bikefitterens sider',
  },
  client: {
    title: 'Se dig omkring som rytter',
    text: 'Du ser det, Tom Ashworth ser: sine bikefits, sine rapporter og en opfølgning at besvare. Alt er opdigtet, så prøv, hvad du vil.',
    button: 'Åbn rytterens sider',
  },
  choose: {
    title: 'Se dig omkring i demoen',
    text: 'En bikefitter med 60 ryttere og to års bikefits. Alt er opdigtet, og ingen kan ændre det.',
  },
  unknown: {
    title: 'Linket åbner ikke demoen',
    text: 'Linkene ændres, hver gang demoen starter. Brug et fra den seneste start.',
  },
  none: {
    title: 'Åbn demoen med linket',
    text: 'Kommandoen npm run demo starter en demo og udskriver to links: et til bikefitteren og et til en rytter.',
  },
} satisfies Translation<typeof english>
