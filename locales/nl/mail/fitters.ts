import type english from '../../en/mail/fitters.ts'
import type { Translation } from '../../translation.ts'

export default {
  calendarUnreadable: {
    subject: 'We kunnen een van je agenda’s niet lezen',
    heading: 'We kunnen een van je andere agenda’s niet lezen',
    text: '{product} kan een agenda die je hebt gekoppeld al een uur niet lezen. De tijden die we het laatst zagen, blijven bezet. Nieuwere ontbreken: fietsers kunnen een tijd boeken waarop je elders al bezet bent.',
    button: 'Agenda’s bekijken',
  },
  fitterNews: {
    intake: {
      subject: 'Er is een nieuwe intake binnen',
      heading: 'Een nieuwe intake is klaar om te lezen',
      text: 'Een fietser heeft de intake verstuurd. Lees die in {product}. Deze e-mail bevat geen antwoorden.',
      button: 'Intake lezen',
    },
    intake_red_flag: {
      subject: 'Een intake vraagt vandaag je aandacht',
      heading: 'Een intake vraagt vandaag je aandacht',
      text: 'Een fietser heeft de intake verstuurd. Lees die voordat je iets aan de fiets wijzigt. Deze e-mail bevat geen antwoorden.',
      button: 'Intake lezen',
    },
    red_flag: {
      subject: 'Een antwoord vraagt vandaag je aandacht',
      heading: 'Een antwoord vraagt vandaag je aandacht',
      text: 'Een fietser heeft een follow-up verstuurd. Lees die voordat je iets aan de fiets wijzigt.',
      button: 'Antwoord lezen',
    },
    unhappy: {
      subject: 'Een antwoord vraagt je aandacht',
      heading: 'Een antwoord vraagt je aandacht',
      text: 'Een fietser heeft een follow-up verstuurd. Lees die en neem contact op met de fietser.',
      button: 'Antwoord lezen',
    },
    settings: 'Kiezen welke e-mails je krijgt',
  },
  fitterBooking: {
    made: { subject: 'Je hebt een nieuwe boeking', text: 'Een fietser heeft {{service}} geboekt:' },
    moved: {
      subject: 'Een boeking heeft een nieuwe tijd',
      text: 'Een fietser heeft {{service}} verplaatst. De nieuwe tijd:',
    },
    movedFrom: 'De tijd was:',
    cancelled: {
      subject: 'Een boeking is geannuleerd',
      text: 'Een fietser heeft {{service}} geannuleerd. De tijd was:',
    },
    button: 'Agenda openen',
  },
  sharingNews: {
    offered: {
      subject: 'Een fietser biedt jou fittings aan',
      heading: 'Een fietser biedt jou fittings aan',
      text: 'Een fietser vond je in de lijst van bikefitters en wil je de fittings van een eerdere bikefitter laten lezen. Neem je het aanbod aan, dan ziet de fietser je naam en je e-mailadres en beslist. Daarvóór wordt er niets gedeeld. De link werkt 7 dagen.',
      button: 'Aanbod bekijken',
    },
    accepted: {
      subject: 'Een bikefitter heeft je aanbod aangenomen',
      heading: 'Een bikefitter wil je fittings lezen',
      text: 'Een bikefitter heeft je aanbod aangenomen. Controleer of het de juiste is, en beslis. Er wordt niets gedeeld voordat je bevestigt.',
      button: 'Bekijken wie het is',
    },
    confirmed: {
      subject: 'Een fietser deelt fittings met je',
      heading: 'Je kunt nu de fittings van een fietser lezen',
      text: 'Een fietser heeft bevestigd dat je de fittings van een eerdere bikefitter mag lezen. Ze zijn geschiedenis om te lezen en tellen niet mee in je cijfers.',
      button: 'Fittings lezen',
    },
  },
  planNotice: {
    trial_ending: {
      subject: 'Je gratis proefperiode eindigt op {{day}}',
      heading: 'Je gratis proefperiode eindigt binnenkort',
      text: 'Je gratis proefperiode van {product} eindigt op {{day}}. Kies een abonnement om daarna te blijven werken.',
    },
    payment_failed: {
      subject: 'Je laatste betaling is niet gelukt',
      heading: 'Je laatste betaling is niet gelukt',
      text: 'We konden voor de tijd na {{day}} niets van je kaart afschrijven. Controleer je betaalgegevens. De betaling wordt vanzelf opnieuw geprobeerd.',
    },
    ended: {
      subject: 'Je abonnement is afgelopen',
      heading: 'Je abonnement is afgelopen',
      text: 'Je abonnement is op {{day}} afgelopen. Voorlopig werkt alles nog. Kies een abonnement om te blijven werken.',
    },
    read_only_soon: {
      subject: 'Je praktijk wordt alleen-lezen op {{readOnly}}',
      heading: 'Je praktijk wordt binnenkort alleen-lezen',
      text: 'Je abonnement is op {{day}} afgelopen en sindsdien is er niets betaald.',
    },
    read_only: {
      subject: 'Je praktijk is nu alleen-lezen',
      heading: 'Je praktijk is nu alleen-lezen',
      text: 'Je abonnement is op {{day}} afgelopen en sindsdien is er niets betaald.',
    },
    thenReadOnly:
      'Vanaf {{readOnly}} is je praktijk alleen-lezen: je kunt alles lezen, downloaden en verwijderen, maar geen fietsers uitnodigen of fittings wijzigen. Formulieren die fietsers open hebben, herinneringen en meldingen gaan door.',
    nowReadOnly:
      'Je kunt alles lezen, downloaden en verwijderen, maar geen fietsers uitnodigen of fittings wijzigen. Formulieren die fietsers open hebben, herinneringen en meldingen gaan door. Er gaat niets verloren: zodra je een abonnement kiest, werkt alles weer als voorheen.',
    button: 'Abonnement bekijken',
  },
  fitterDigest: {
    subject: 'Wat vandaag je aandacht vraagt',
    heading: 'Wat vandaag je aandacht vraagt',
    followUps_one: '{{count}} follow-up vraagt actie.',
    followUps_other: '{{count}} follow-ups vragen actie.',
    unreadForms_one: '{{count}} formulier is nog ongelezen.',
    unreadForms_other: '{{count}} formulieren zijn nog ongelezen.',
    button: 'Bekijken wat je aandacht vraagt',
  },
} satisfies Translation<typeof english>
