import type english from '../../en/intake/fields.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: {
    label: 'Nombre',
    required: 'Introduce tu nombre.',
  },
  email: {
    label: 'Correo electrónico',
    hint: 'Tu fitter lo usa para contactar contigo.',
    required: 'Introduce tu correo electrónico.',
  },
  phone: {
    label: 'Teléfono',
  },
  dateOfBirth: {
    label: 'Fecha de nacimiento',
    required: 'Introduce tu fecha de nacimiento.',
  },
  guardianName: {
    label: 'Nombre del padre, la madre o quien tenga la tutela',
    hint: 'Tienes menos de 16 años: debe dar su acuerdo tu padre, tu madre o quien tenga tu tutela.',
    required: 'Introduce el nombre del padre, la madre o quien tenga la tutela.',
  },
  guardianConfirmed: {
    label:
      'Soy el padre, la madre o quien tiene la tutela de este ciclista y acepto que estas respuestas, incluidos los datos de salud, se usen para el bike fitting.',
    required: 'Debe confirmarlo el padre, la madre o quien tenga la tutela.',
  },
  heightCm: {
    label: 'Estatura',
  },
  weightKg: {
    label: 'Peso',
  },
  occupation: {
    label: 'Profesión',
  },
  workEnvironment: {
    label: 'Entorno de trabajo',
  },
  gender: {
    label: 'Género',
    hint: 'Elige todo lo que corresponda.',
  },
  bikeTypes: {
    label: 'Tipos de bici',
    required: 'Elige al menos un tipo de bici.',
  },
  ridingStyle: {
    label: 'Estilo de ciclismo',
  },
  discipline: {
    label: 'Disciplina',
  },
  ridesPerWeekWinter: {
    label: 'Salidas por semana en invierno',
  },
  ridesPerWeekSummer: {
    label: 'Salidas por semana en verano',
  },
  weeklyHours: {
    label: 'Tiempo medio en bici por semana',
  },
  yearsCycling: {
    label: 'Años montando en bici',
  },
  averageCadence: {
    label: 'Cadencia media',
  },
  climbingCadence: {
    label: 'Cadencia en subida',
  },
  corneringConfidence: {
    label: 'Confianza en las curvas',
    low: 'ninguna confianza',
    high: 'mucha confianza',
  },
  descendingConfidence: {
    label: 'Confianza en las bajadas',
    low: 'ninguna confianza',
    high: 'mucha confianza',
  },
  handsHeaviness: {
    label: 'Carga en las manos',
    low: 'sin presión',
    high: 'mucha carga',
  },
  positionStability: {
    label: 'Estabilidad de la posición',
    low: 'en constante movimiento',
    high: 'totalmente estable',
  },
  hardestRide: {
    label: 'La salida más dura del último año',
    hint: 'Qué distancia y desnivel tuvo, y cómo te fue.',
  },
  cyclingGoals: {
    label: 'Objetivos en el ciclismo',
  },
  currentSports: {
    label: 'Deportes actuales',
    hint: 'Elige todos los que practicas ahora además del ciclismo.',
  },
  otherSport: {
    label: '¿Qué otro deporte?',
    required: 'Introduce el otro deporte.',
  },
  pastSports: {
    label: 'Deportes anteriores',
    hint: 'También cuentan los de la infancia. ¿Cuánto tiempo entrenaste y con qué intensidad?',
  },
  discomfort: {
    label: 'Molestias en la bici',
    zone: {
      label: 'Zona',
      required: 'Elige una zona.',
    },
    severity: {
      label: 'Intensidad',
      hint: 'En tus salidas de las dos últimas semanas.',
      low: 'leve',
      high: 'intensa',
      required: 'Elige la intensidad, de 1 a 7.',
    },
    onsetMinutes: {
      label: 'Empieza a los',
      short: 'a los {{value}}',
      hint: 'Minutos desde el inicio de la salida, o 0 si está desde el principio.',
    },
    trigger: {
      label: '¿Qué la empeora?',
    },
    description: {
      label: 'Descripción',
      hint: 'Dónde está exactamente y cómo la notas.',
    },
  },
  injuries: {
    label: 'Lesiones',
    location: {
      label: 'Lugar',
      hint: 'Por ejemplo, rodilla, clavícula o zona lumbar.',
      required: 'Indica dónde está la lesión.',
    },
    current: {
      label: '¿Te da problemas ahora?',
    },
    inTreatment: {
      label: '¿En tratamiento?',
    },
    side: {
      label: 'Lado',
    },
    yearOfOnset: {
      label: 'Año de inicio',
      hint: 'Cuatro cifras, por ejemplo 2019.',
    },
    description: {
      label: 'Descripción breve',
    },
  },
  previousFit: {
    label: '¿Te han hecho antes un bike fitting?',
  },
  lastFitYear: {
    label: 'Año del último fitting',
    hint: 'Cuatro cifras, por ejemplo 2019.',
  },
  lastFitNotes: {
    label: 'Notas sobre el último fitting',
    hint: 'Qué se cambió y si sirvió.',
  },
  goals: {
    label: 'Objetivos de este fitting',
    hint: 'Elige todos los que te importan.',
    required: 'Elige al menos un objetivo de este fitting.',
  },
  successDefinition: {
    label: '¿Cuándo será un éxito para ti?',
    hint: '¿Qué debería ser distinto después del fitting?',
  },
  researchConsent: {
    label: 'Mis respuestas anonimizadas pueden usarse para investigación y desarrollo de IA.',
    hint: 'Es opcional e independiente de tu fitting. Si no marcas la casilla, ninguno de tus datos se usa para investigación. Puedes cambiar de opinión en cualquier momento en Ajustes, en «Privacidad».',
  },
} satisfies Translation<typeof english>
