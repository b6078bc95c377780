import type english from '../en/followUp.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    short: {
      name: 'Cómo estás ahora',
      title: '¿Qué tal en la bici últimamente?',
      lead: 'Piensa en tus salidas de las dos últimas semanas.',
    },
    since: {
      name: 'Desde el fitting',
      title: 'Desde tu fitting',
      lead: 'Cuánto has montado y si ha cambiado tu posición.',
    },
    discomfort: {
      name: 'Molestias',
      title: '¿Cómo está ahora?',
      lead: 'Preguntamos por las mismas zonas que antes de tu fitting. Piensa en tus salidas de las dos últimas semanas.',
    },
    feel: {
      name: 'En la bici',
      title: '¿Cómo te sientes en la bici?',
      lead: 'Piensa en tus salidas de las dos últimas semanas.',
    },
    fit: {
      name: 'El fitting',
      title: 'Tus objetivos y tu fitting',
      lead: 'Lo que buscabas y lo que aún falta.',
    },
  },
  fields: {
    ridesSince: {
      label: 'Salidas en la nueva posición',
      hint: 'Basta una cifra aproximada. Introduce 0 si aún no has montado.',
      required: 'Introduce el número de salidas, o 0 si no ha habido ninguna.',
    },
    whyNotRidden: {
      label: '¿Qué te ha impedido montar?',
      required: 'Elige qué te ha impedido montar.',
    },
    hoursSince: {
      label: 'Horas en la nueva posición',
    },
    weeklyHours: {
      label: 'Horas por semana ahora',
      required: 'Introduce tus horas por semana. Basta una cifra aproximada.',
    },
    loadChange: {
      label: 'Entrenamiento comparado con antes del fitting',
      hint: 'Ten en cuenta distancia, horas e intensidad a la vez.',
      required: 'Elige cómo es tu entrenamiento comparado con antes del fitting.',
    },
    positionKept: {
      label: '¿Tu posición sigue como la dejó tu fitter?',
      required: 'Elige si tu posición ha cambiado.',
    },
    changesMade: {
      label: 'Cambios desde el fitting',
      what: {
        label: 'Qué',
        required: 'Elige qué se ha cambiado.',
      },
      byMm: {
        label: 'Cuánto',
        short: '{{value}} de diferencia',
        hint: 'Usa el signo + si es más y − si es menos.',
      },
      byDegrees: {
        label: 'Cuánto',
        short: '{{value}} de diferencia',
        hint: 'Usa el signo + si es más y − si es menos.',
      },
      changedOn: {
        label: 'Cuándo',
      },
      reason: {
        label: 'Por qué',
      },
    },
    discomfort: {
      label: 'Molestias ahora',
      required: 'Añade la otra zona o responde que no.',
      numb: {
        label: '¿Está entumecida?',
      },
    },
    otherZone: {
      label: '¿Tienes molestias en otra zona?',
      required: 'Elige si tienes molestias en otra zona.',
    },
    overallChange: {
      label: 'En general, comparado con antes del fitting',
      low: 'muchísimo peor',
      middle: 'sin cambios',
      high: 'muchísimo mejor',
      required: 'Elige un número del 1 al 7.',
    },
    comfort: {
      label: 'Comodidad en tu salida habitual',
      low: 'muy incómoda',
      middle: 'ni una cosa ni otra',
      high: 'muy cómoda',
      required: 'Elige del 1 al 7 tu comodidad en la bici.',
    },
    power: {
      label: 'Capacidad de generar potencia',
      low: 'muy mala',
      middle: 'regular',
      high: 'muy buena',
      required: 'Elige del 1 al 7 tu capacidad de generar potencia.',
    },
    confidence: {
      label: 'Control y seguridad',
      low: 'muy poca',
      middle: 'regular',
      high: 'mucha',
      required: 'Elige del 1 al 7 la seguridad que sientes.',
    },
    enduranceMinutes: {
      label: 'Minutos hasta que empiezan las molestias',
      hint: 'Déjalo vacío si no tienes molestias.',
    },
    adaptationDays: {
      label: 'Días hasta notar normal la posición',
      required: 'Introduce el número de días o elige «Aún no».',
    },
    activities: {
      label: 'Lo que te costaba antes del fitting',
      activity: {
        label: 'Actividad',
        required: 'Introduce una actividad.',
      },
      ability: {
        label: '¿Qué tal puedes hacerla ahora?',
        low: 'nada en absoluto',
        high: 'tan bien como antes del problema',
      },
    },
    goals: {
      label: 'Tus objetivos de este fitting',
      goal: {
        label: 'Objetivo',
        required: 'Elige un objetivo.',
      },
      attainment: {
        label: '¿Hasta dónde lo has alcanzado?',
        low: 'mucho menos de lo esperado',
        middle: 'como esperaba',
        high: 'mucho mejor de lo esperado',
        required: 'Elige hasta dónde has alcanzado este objetivo.',
      },
    },
    goalAlignment: {
      label: 'El fitting respondió a lo que buscaba',
      low: 'nada',
      middle: 'en parte',
      high: 'por completo',
      required: 'Elige del 1 al 7 hasta qué punto el fitting respondió a lo que buscabas.',
    },
    listened: {
      label: 'Mi fitter me escuchó',
      low: 'nada',
      middle: 'en parte',
      high: 'por completo',
    },
    explained: {
      label: 'Mi fitter me explicó los cambios',
      low: 'nada',
      middle: 'en parte',
      high: 'por completo',
    },
    satisfaction: {
      label: 'Satisfacción general',
      low: 'muy baja',
      middle: 'media',
      high: 'muy alta',
      required: 'Elige del 1 al 7 tu satisfacción.',
    },
    recommend: {
      label: '¿Qué probabilidad hay de que recomiendes este fitting?',
      low: 'nada probable',
      high: 'extremadamente probable',
      required: 'Elige del 0 al 10 la probabilidad de que lo recomiendes.',
    },
    otherTreatment: {
      label: '¿Te ha ayudado algo más desde el fitting?',
      hint: 'Así podemos distinguir lo que se debe al fitting de lo que se debe a otra cosa.',
      required: 'Elige lo que corresponda o «Nada de esto».',
    },
    usedSince: {
      label: '¿Qué has usado desde el fitting?',
      hint: 'Todo lo que, además del fitting, pueda haber cambiado cómo te encuentras.',
      required: 'Elige lo que corresponda o «Nada de esto».',
    },
    anotherAppointment: {
      label: '¿Quieres otra cita?',
      required: 'Elige si quieres otra cita.',
    },
    comment: {
      label: '¿Algo más?',
      hint: 'Todo lo que tu fitter deba saber.',
    },
  },
  options: {
    whyNotRidden: {
      injury_or_illness: 'Lesión o enfermedad',
      position_hurts: 'La nueva posición me hace daño',
      bike_not_ready: 'La bici no estaba lista',
      weather: 'El tiempo',
      no_time: 'Falta de tiempo',
      other: 'Otra cosa',
    },
    loadChange: {
      much_less: 'Mucho menos',
      less: 'Menos',
      same: 'Más o menos igual',
      more: 'Más',
      much_more: 'Mucho más',
    },
    positionKept: {
      kept: 'Sí, no ha cambiado',
      changed_by_me: 'No, la cambié yo',
      changed_by_other_fitter: 'No, la cambió otro fitter',
      reverted: 'No, volví a mi posición anterior',
      new_bike_or_parts: 'No, tengo otra bici o piezas nuevas',
    },
    otherTreatment: {
      physiotherapy: 'Fisioterapia',
      rest: 'Descanso',
      new_saddle: 'Un sillín nuevo',
      medication: 'Medicamentos',
      other: 'Otra cosa',
      none: 'Nada de esto',
    },
    usedSince: {
      physiotherapy: 'Fisioterapia',
      rest: 'Descanso',
      new_saddle: 'Un sillín nuevo',
      medication: 'Medicamentos',
      other: 'Otra cosa',
      none: 'Nada de esto',
    },
  },
  values: {
    minus2: 'mucho menos de lo esperado',
    minus1: 'menos de lo esperado',
    zero: 'como esperaba',
    plus1: 'mejor de lo esperado',
    plus2: 'mucho mejor de lo esperado',
  },
  instead: {
    gone: 'Ya no hay molestia',
    not_applicable: 'No corresponde',
    not_yet: 'Aún no',
  },
  marks: {
    severe: 'Molestia intensa',
    redFlag: 'Señal de alarma',
    unhappy: 'Descontento con el fitting',
    wantsAppointment: 'Quiere otra cita',
  },
} satisfies Translation<typeof english>
