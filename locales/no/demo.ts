import type english from '../en/demo.ts'
import type { Translation } from '../translation.ts'

export default {
  banner: {
    label: 'Om denne demoen',
    text: 'Dette er en demo. Alle mennesker, tall og bilder er oppdiktet, og ingen e-post sendes.',
  },
  fitter: {
    title: 'Se deg rundt som bikefitter',
    text: 'Du ser studioet til Maren Holt: 60 syklister, to år med bikefiter, og hva syklistene sa noen uker senere. Alt er oppdiktet, så prøv hva du vil.',
    button: 'Åpne studioet',
  },
  client: {
    title: 'Se deg rundt som syklist',
    text: 'Du ser det Tom Ashworth ser: bikefitene sine, rapportene sine og en oppfølging å svare på. Alt er oppdiktet, så prøv hva du vil.',
    button: 'Åpne syklistens sider',
  },
  choose: {
    title: 'Se deg rundt i demoen',
    text: 'Et studio med 60 syklister og to år med bikefiter. Alt er oppdiktet, og ingen kan endre det.',
  },
  unknown: {
    title: 'Denne lenken åpner ikke demoen',
    text: 'Lenkene endres hver gang demoen starter. Bruk en fra den siste oppstarten.',
  },
  none: {
    title: 'Åpne demoen med lenken',
    text: 'Kommandoen npm run demo starter en demo og skriver ut to lenker: én for bikefitteren, én for en syklist.',
  },
} satisfies Translation<typeof english>
