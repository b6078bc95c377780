import type english from '../en/sessions.ts'
import type { Translation } from '../translation.ts'
import changesTexts from './sessions/changes.ts'
import measuringTexts from './sessions/measuring.ts'
import riderTexts from './sessions/rider.ts'
import savingTexts from './sessions/saving.ts'

export default {
  status: {
    new: 'Nueva',
    invited: 'Invitación enviada',
    intake_started: 'Formulario empezado',
    expired: 'Invitación caducada',
    intake_submitted: 'Formulario recibido',
    fitted: 'Fitting hecho',
    following_up: 'En seguimiento',
    closed: 'Cerrada',
    cancelled: 'Cancelada',
  },
  followUpStatus: {
    scheduled: 'Planificado',
    due: 'Pendiente',
    overdue: 'Con retraso',
    missed: 'Sin respuesta',
    submitted: 'Respondido',
    skipped: 'Omitido',
  },
  phase: {
    before: 'antes',
    after: 'después',
  },
  ...riderTexts,
  followUp: {
    answered: 'respondido el {{date}}',
    due: 'toca el {{date}}',
  },
  head: {
    title: 'Sesión de fitting',
    pageTitle: '{{name}}, {{date}}',
    bike: 'Bici',
    noBike: 'Ninguna bici seleccionada',
    alike: 'Ciclistas parecidos',
  },
  tab: {
    label: 'Sesión',
    brief: 'Resumen',
    fit: 'Fitting',
    report: 'Informe',
    followUps: 'Seguimientos',
    history: 'Historial',
  },
  life: {
    complete: 'Completar el fitting',
    completed: 'Fitting completado.',
    undone: 'Fitting reabierto. Sus seguimientos planificados se han cancelado.',
    planned:
      'El fitting está completo y el ciclista puede ver el informe. Los seguimientos tocan el {{dates}}.',
    nothingPlanned:
      'El fitting está completo y el ciclista puede ver el informe. No hay seguimientos previstos.',
    undo: 'Reabrir el fitting',
    close: 'Cerrar la sesión',
    closed: 'Esta sesión está cerrada. No se envían más seguimientos y no se puede cambiar nada.',
    reopen: 'Reabrir la sesión',
    cancel: 'Cancelar la sesión',
    cancelled: 'Esta sesión está cancelada. No se puede cambiar nada.',
    uncancel: 'Recuperar la sesión',
    unsent: 'Hay cambios aún sin guardar. Vuelve a intentarlo cuando lo estén.',
  },
  shortcut: {
    title: 'Atajos de teclado',
    next: 'En una medida: ir a la siguiente de la columna',
    step: 'En una medida: un paso arriba o abajo',
    stride: 'En una medida: diez pasos arriba o abajo',
    move: 'En el tirador de un cambio: moverlo arriba o abajo',
  },
  ...savingTexts,
  appointments: {
    title: 'Cita',
    when: '{{day}}, {{time}} ({{zone}})',
    cancelled: 'Cancelada',
    no_show: 'No vino',
  },
  brief: {
    goals: 'Objetivos',
    age: 'Edad',
    weight: 'Cuánto importa «{{goal}}»',
    weightWords: {
      1: 'Importa',
      2: 'Importa más',
      3: 'Lo que más importa',
    },
    weighed: '{{goal}}: {{weight}}',
    level: 'Qué significaría 0 para «{{goal}}»',
    reached: '0 significa',
    levelOf: '{{goal}}: {{level}}',
    levelsHint:
      'Acuerda con el ciclista qué cuenta como alcanzado. En el seguimiento, el ciclista valora cada objetivo de −2 a +2, y 0 significa exactamente eso.',
    activities: 'Lo que le cuesta al ciclista',
    activitiesHint:
      'Hasta tres actividades en la bici, con las palabras del ciclista. El ciclista valora cada una de 0, imposible, a 10, tan bien como antes del problema.',
    activity: 'Actividad {{number}}',
    activityRated: '{{words}}: {{ability}} de 10',
    ability: 'De 0 a 10',
    injuries: 'Lesiones actuales',
    noInjuries: 'Sin lesiones actuales.',
    notes: 'Tus notas',
    notesHint: 'Solo tú puedes verlas',
    physician:
      'Señal de alarma: remite al ciclista a un médico antes de cambiar nada en la bici. Hasta entonces no sugerimos cambios para estas zonas.',
    everything: 'Todas las respuestas, {{date}}',
    noIntake: 'Aún no hay formulario inicial',
    noIntakeNew:
      'Este fitting se empezó sin formulario inicial. Pregunta al ciclista qué le importa y escríbelo en tus notas.',
    noIntakeYet: 'El ciclista aún no ha enviado el formulario inicial. Aparece aquí en cuanto lo envíe.',
    unknownForm: 'Este formulario es más reciente que la página que tienes abierta. Recárgala para leerlo.',
  },
  predict: {
    title: 'Tus predicciones',
    hint: '¿Cómo puntuará el ciclista cada zona en el seguimiento de las seis semanas? Predecir es voluntario y solo lo ves tú. Mejor significa al menos 2 puntos menos; peor, al menos 2 puntos más.',
    lockHint:
      'Al completar el fitting, tus predicciones quedan fijas. A partir de 11 ciclistas, Resultados muestra cuántas veces se cumplieron.',
    zone: 'Tu predicción para: {{zone}}',
    before: '{{score}} de 7 antes del fitting',
    none: 'Sin predicción',
    outcome: {
      better: 'Mejor',
      unchanged: 'Sin cambios',
      worse: 'Peor',
    },
    said: '{{zone}}: {{outcome}}',
    locked: 'Fijas desde que se completó el fitting. Solo las ves tú.',
  },
  report: {
    title: 'Para el ciclista',
    summary: 'Resumen',
    summaryHint:
      'Con palabras sencillas: qué encontraste, qué cambiaste y en qué debe fijarse el ciclista. Es lo primero que lee.',
    photos: 'Fotos en el informe',
    photosHint: 'Elige hasta {{most}}. El informe no muestra otras.',
    noPhotos: 'Añade fotos al fitting y podrás elegir aquí cuáles muestra el informe.',
  },
  secondBaseline: {
    title: 'Segunda puntuación antes del fitting',
    lead: 'Antes de empezar, el ciclista puede puntuar otra vez las seis zonas. Se tarda menos de un minuto.',
    sameDay: 'El formulario inicial es de hoy. Una segunda puntuación sirve a partir de mañana.',
    primary:
      'Los resultados se comparan siempre con el formulario inicial. Dos puntuaciones de antes del fitting muestran cuánto cambian los ciclistas por sí solos.',
    ask: 'Puntuar otra vez las zonas',
    askAgain: 'Dejar que el ciclista las cambie',
    dialog:
      'El ciclista puntúa en su móvil o en este dispositivo. Allí no se muestran puntuaciones anteriores.',
    here: 'Abrir en este dispositivo',
    noDiscomfort: 'Sin molestias en ninguna zona.',
    givenAt: 'Puntuado {{when}}',
  },
  since: {
    title: 'Desde la última vez',
    last: '{{form}}, {{date}}',
    nothing: 'Sin molestias entonces ni ahora.',
  },
  fit: {
    whichBike: '¿Para qué bici es este fitting?',
    typesOfIntake:
      'Elige un tipo del formulario inicial para añadir la bici. Podrás completar los detalles más tarde.',
    addType: 'Añadir: {{type}}',
  },
  ...measuringTexts,
  ...changesTexts,
} satisfies Translation<typeof english>
