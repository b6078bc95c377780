import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    new: 'Nouvelle',
    invited: 'Invitation envoyée',
    intake_started: 'Questionnaire commencé',
    expired: 'Invitation expirée',
    intake_submitted: 'Questionnaire reçu',
    fitted: 'Étude terminée',
    following_up: 'En suivi',
    closed: 'Fermée',
    cancelled: 'Annulée',
  },
  followUpStatus: {
    scheduled: 'Planifié',
    due: 'À remplir',
    overdue: 'En retard',
    missed: 'Sans réponse',
    submitted: 'Répondu',
    skipped: 'Omis',
  },
  phase: {
    before: 'avant',
    after: 'après',
  },
  ...riderTexts,
  followUp: {
    answered: 'répondu le {{date}}',
    due: 'prévu le {{date}}',
  },
  head: {
    title: 'Séance d’étude',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Vélo',
    noBike: 'Aucun vélo choisi',
    alike: 'Cyclistes semblables',
  },
  tab: {
    label: 'Séance',
    brief: 'Synthèse',
    fit: 'Étude',
    report: 'Compte rendu',
    followUps: 'Suivis',
    history: 'Historique',
  },
  life: {
    complete: 'Terminer l’étude',
    completed: 'Étude terminée.',
    undone: 'Étude rouverte. Ses suivis planifiés sont annulés.',
    planned:
      'L’étude est terminée et le cycliste peut voir le compte rendu. Les suivis sont prévus les {{dates}}.',
    nothingPlanned: 'L’étude est terminée et le cycliste peut voir le compte rendu. Aucun suivi n’est prévu.',
    undo: 'Rouvrir l’étude',
    close: 'Fermer la séance',
    closed: 'Cette séance est fermée. Plus aucun suivi n’est envoyé, et rien ne peut être modifié.',
    reopen: 'Rouvrir la séance',
    cancel: 'Annuler la séance',
    cancelled: 'Cette séance est annulée. Rien ne peut être modifié.',
    uncancel: 'Rétablir la séance',
    unsent: 'Certaines modifications ne sont pas encore enregistrées. Réessayez quand elles le seront.',
  },
  shortcut: {
    title: 'Raccourcis clavier',
    next: 'Dans une mesure : aller à la suivante de la colonne',
    step: 'Dans une mesure : un pas de plus ou de moins',
    stride: 'Dans une mesure : dix pas de plus ou de moins',
    move: 'Sur la poignée d’une modification : la monter ou la descendre',
  },
  ...savingTexts,
  appointments: {
    title: 'Rendez-vous',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Annulé',
    no_show: 'Absence',
  },
  brief: {
    goals: 'Objectifs',
    age: 'Âge',
    weight: 'L’importance de « {{goal}} »',
    weightWords: {
      1: 'Important',
      2: 'Plus important',
      3: 'Le plus important',
    },
    weighed: '{{goal}} : {{weight}}',
    level: 'Ce que 0 voudrait dire pour « {{goal}} »',
    reached: '0 veut dire',
    levelOf: '{{goal}} : {{level}}',
    levelsHint:
      'Convenez avec le cycliste de ce qui compte comme atteint. Au suivi, le cycliste note chaque objectif de −2 à +2, et 0 veut dire exactement cela.',
    activities: 'Ce qui est difficile pour le cycliste',
    activitiesHint:
      'Jusqu’à trois activités à vélo, avec les mots du cycliste. Le cycliste note chacune de 0, impossible, à 10, aussi bien qu’avant le problème.',
    activity: 'Activité {{number}}',
    activityRated: '{{words}} : {{ability}} sur 10',
    ability: 'De 0 à 10',
    injuries: 'Blessures actuelles',
    noInjuries: 'Aucune blessure actuelle.',
    notes: 'Vos notes',
    notesHint: 'Visibles par vous uniquement',
    physician:
      'Signe d’alerte : adressez le cycliste à un médecin avant de modifier quoi que ce soit sur le vélo. D’ici là, nous ne proposons aucune modification pour ces zones.',
    everything: 'Toutes les réponses, {{date}}',
    noIntake: 'Pas encore de questionnaire',
    noIntakeNew:
      'Cette étude a été commencée sans questionnaire préalable. Demandez au cycliste ce qui compte et écrivez-le dans vos notes.',
    noIntakeYet:
      'Le cycliste n’a pas encore envoyé le questionnaire préalable. Il apparaît ici dès son envoi.',
    unknownForm: 'Ce questionnaire est plus récent que la page ouverte. Rechargez la page pour le lire.',
  },
  predict: {
    title: 'Vos prédictions',
    hint: 'Comment le cycliste notera-t-il chaque zone au suivi après six semaines ? Prédire est facultatif et visible par vous uniquement. Mieux veut dire au moins 2 crans de moins, et moins bien au moins 2 crans de plus.',
    lockHint:
      'Terminer l’étude verrouille vos prédictions. À partir de 11 cyclistes, Résultats montre combien de fois elles se sont réalisées.',
    zone: 'Votre prédiction pour : {{zone}}',
    before: '{{score}} sur 7 avant l’étude',
    none: 'Pas de prédiction',
    outcome: {
      better: 'Mieux',
      unchanged: 'Inchangé',
      worse: 'Moins bien',
    },
    said: '{{zone}} : {{outcome}}',
    locked: 'Verrouillées depuis la fin de l’étude. Visibles par vous uniquement.',
  },
  report: {
    title: 'Pour le cycliste',
    summary: 'Résumé',
    summaryHint:
      'En mots simples : ce que vous avez constaté, ce que vous avez modifié, et ce à quoi le cycliste doit faire attention. C’est la première chose lue.',
    photos: 'Photos du compte rendu',
    photosHint: 'Choisissez-en jusqu’à {{most}}. Le compte rendu n’en montre pas d’autres.',
    noPhotos: 'Ajoutez des photos à l’étude, et vous pourrez choisir ici celles que montre le compte rendu.',
  },
  secondBaseline: {
    title: 'Deuxième score avant l’étude',
    lead: 'Avant de commencer, le cycliste peut noter une nouvelle fois les six zones. Cela prend moins d’une minute.',
    sameDay: 'Le questionnaire préalable date d’aujourd’hui. Un deuxième score est utile à partir de demain.',
    primary:
      'Les résultats sont toujours comparés au questionnaire préalable. Deux scores d’avant l’étude montrent combien les cyclistes changent d’eux-mêmes.',
    ask: 'Noter à nouveau les zones',
    askAgain: 'Laisser le cycliste changer les scores',
    dialog:
      'Le cycliste note sur son téléphone, ou sur cet appareil. Les scores précédents n’y sont pas affichés.',
    here: 'Ouvrir sur cet appareil',
    noDiscomfort: 'Aucun inconfort dans aucune zone.',
    givenAt: 'Noté le {{when}}',
  },
  since: {
    title: 'Depuis la dernière fois',
    last: '{{form}}, {{date}}',
    nothing: 'Aucun inconfort, ni alors ni maintenant.',
  },
  fit: {
    whichBike: 'Pour quel vélo est cette étude ?',
    typesOfIntake:
      'Choisissez un type du questionnaire préalable pour ajouter le vélo. Vous pourrez ajouter des détails plus tard.',
    addType: 'Ajouter : {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
