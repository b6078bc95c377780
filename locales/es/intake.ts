import type english from '../en/intake.ts'
import type { Translation } from '../translation.ts'

export default {
  steps: {
    rider: {
      name: 'Tú',
      title: 'Datos del ciclista',
      lead: 'Quién eres y cómo contactar contigo. La estatura y el peso ayudan a tu fitter a preparar la bici.',
    },
    riding: {
      name: 'Ciclismo',
      title: 'Tu perfil ciclista',
      lead: 'Bastan cifras aproximadas.',
    },
    sports: {
      name: 'Deportes',
      title: 'Tu historial deportivo',
      lead: 'Los otros deportes que practicas y los que practicabas antes.',
    },
    discomfort: {
      name: 'Molestias',
      title: '¿Dónde te duele al montar en bici?',
      lead: 'Piensa en tus salidas de las dos últimas semanas. Elige una zona en el dibujo o en la lista. Si no te duele nada, ve al paso siguiente.',
    },
    injuries: {
      name: 'Lesiones',
      title: 'Tu historial de lesiones',
      lead: 'Antiguas o recientes, por el ciclismo o por otra causa. Si no tienes ninguna, ve al paso siguiente.',
    },
    fit: {
      name: 'Objetivos',
      title: 'Bike fittings anteriores y objetivos',
      lead: 'Qué se hizo antes y qué esperas de este bike fitting.',
    },
  },
  fields: {
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
  },
  options: {
    workEnvironment: {
      office: 'Oficina',
      mixed: 'Mixto',
      manual: 'Manual',
      asymmetric: 'Asimétrico (un lado trabaja más)',
      driving: 'Conduciendo',
      active: 'En movimiento',
    },
    gender: {
      woman: 'Mujer',
      man: 'Hombre',
      non_binary: 'No binario',
      genderfluid: 'Género fluido',
      agender: 'Agénero',
      two_spirit: 'Dos espíritus',
      questioning: 'En exploración',
      other: 'Otro',
      prefer_not_to_say: 'Prefiero no decirlo',
    },
    bikeTypes: {
      road: 'Carretera',
      gravel: 'Gravel',
      mountain: 'Montaña',
      time_trial: 'Contrarreloj',
      track: 'Pista',
      e_bike: 'Eléctrica',
    },
    ridingStyle: {
      recreational_metric: 'Recreativo (hasta unos 50 km)',
      recreational_imperial: 'Recreativo (menos de 30 millas)',
      endurance_event: 'Fondo / marchas',
      strong_club: 'Grupeta fuerte',
      amateur_racer: 'Competición amateur',
      u23_elite_pro: 'Sub-23 / élite / pro',
    },
    discipline: {
      road_racing: 'Carretera (competición)',
      endurance: 'Fondo',
      time_trial: 'Contrarreloj',
      triathlon: 'Triatlón',
      track: 'Pista',
      gravel: 'Gravel',
      mountain_bike: 'BTT',
      bmx: 'BMX',
      commuting: 'Desplazamientos diarios',
    },
    currentSports: {
      running: 'Correr',
      swimming: 'Natación',
      football: 'Fútbol',
      basketball: 'Baloncesto',
      tennis: 'Tenis',
      golf: 'Golf',
      yoga: 'Yoga',
      gym: 'Gimnasio',
      climbing: 'Escalada',
      martial_arts: 'Artes marciales',
      rowing: 'Remo',
      skiing: 'Esquí',
      other: 'Otro',
    },
    side: {
      left: 'Izquierdo',
      right: 'Derecho',
      both: 'Ambos',
    },
    goals: {
      maximize_comfort: 'Más comodidad',
      reduce_discomfort: 'Menos molestias',
      increase_power: 'Más potencia',
      improve_aerodynamics: 'Mejor aerodinámica',
      injury_prevention: 'Prevenir lesiones',
      return_from_injury: 'Volver tras una lesión',
    },
  },
  marks: {
    severe: 'Molestia intensa',
    currentInjury: 'Lesión actual',
    inTreatment: 'En tratamiento',
    redFlag: 'Señal de alarma',
  },
  problems: {
    not_confirmed: 'Marca esta casilla para continuar.',
    too_small: 'Es demasiado bajo. Introduce un valor de {{min}} a {{max}}.',
    too_large: 'Es demasiado alto. Introduce un valor de {{min}} a {{max}}.',
    not_whole: 'Introduce un número entero de {{min}} a {{max}}.',
    too_precise: 'Introduce un número de {{min}} a {{max}} con un decimal como máximo.',
    not_on_scale: 'Elige un número entero de {{min}} a {{max}}.',
    too_long_one: 'Es demasiado largo. Usa como máximo {{count}} carácter.',
    too_long_other: 'Es demasiado largo. Usa como máximo {{count}} caracteres.',
    bad_characters: 'El texto tiene caracteres que no se pueden guardar. Vuelve a introducirlo.',
    too_many_marks: 'Una letra tiene demasiados acentos. Usa 16 como máximo.',
    bad_email: 'Este correo no está completo. Usa la forma nombre@example.com.',
    bad_phone:
      'Introduce de {{min}} a {{max}} caracteres: cifras, espacios, paréntesis, guiones o un signo más.',
    not_a_date: 'Esta fecha no existe. Introduce día, mes y un año de 4 cifras.',
    in_future: 'Esta fecha está en el futuro. Introduce una fecha pasada.',
    too_young_one: 'El ciclista debe tener al menos {{count}} año. Revisa la fecha.',
    too_young_other: 'El ciclista debe tener al menos {{count}} años. Revisa la fecha.',
    too_old_one: 'El ciclista puede tener como máximo {{count}} año. Revisa la fecha.',
    too_old_other: 'El ciclista puede tener como máximo {{count}} años. Revisa la fecha.',
    not_a_year: 'Introduce un año de 4 cifras, de {{min}} a {{max}}.',
    before_birth: 'Es anterior a la fecha de nacimiento. Introduce {{min}} o posterior.',
    above_age_one: 'Es más que la edad del ciclista. Introduce {{count}} año como máximo.',
    above_age_other: 'Es más que la edad del ciclista. Introduce {{count}} años como máximo.',
    unknown_option: 'Elige una de las respuestas de la lista.',
    exclusive_option: 'Esta respuesta no se puede combinar con otras. Quítala o quita las demás.',
    duplicate_item: 'Esta zona ya está en tu lista. Añade cada zona una sola vez.',
    too_many_items_one: 'Puedes añadir como máximo {{count}} entrada.',
    too_many_items_other: 'Puedes añadir como máximo {{count}} entradas.',
    wrong_type: 'No hemos podido leer esta respuesta. Vuelve a introducirla.',
    unknown_field: 'Este formulario se ha actualizado. Recarga la página. Tus respuestas están guardadas.',
  },
  wizard: {
    next: 'Siguiente: {{step}}',
    submit: 'Enviar',
    privacy: 'Tus datos y tu privacidad',
    units: {
      label: 'Unidades',
      metric: 'Métricas',
      imperial: 'Imperiales',
    },
    research: 'Consentimiento para investigación',
    needed: {
      marked: 'Solo hacen falta las respuestas marcadas como «obligatorio».',
      nothing: 'Todo en esta página es opcional.',
    },
    backToReview: 'Volver a tus respuestas',
    problems_one: 'Revisa {{count}} respuesta.',
    problems_other: 'Revisa {{count}} respuestas.',
    problemsElsewhere: 'Hay respuestas por revisar. Ahora estás en «{{step}}».',
  },
  status: {
    saved: 'Guardado en este dispositivo y en línea',
    savedShort: 'Guardado',
    savedRemotely: 'Guardado en línea',
    saving: 'Guardando…',
    kept: 'Guardado en este dispositivo. Lo guardaremos en línea cuando tengas conexión.',
    keptShort: 'En este dispositivo',
    barred: 'Guardado en este dispositivo. Revisa una respuesta para que podamos guardarlo en línea.',
    barredShort: 'Revisa una respuesta',
    conflict: 'Falta tu elección',
  },
  entries: {
    editing: 'editando',
    adding: 'nueva',
    save: 'Guardar cambios',
    addZone: 'Añadir esta molestia',
    addOther: 'Añadir esta entrada',
    addAnother: 'Añadir lesión',
    name: 'Añadir',
    nameLabel: 'Añadir molestia: {{name}}',
    editLabel: 'Editar {{name}}',
    removeLabel: 'Quitar {{name}}',
    removed: '{{name}}: entrada quitada.',
    added: '{{name}}: entrada guardada.',
    unnamed: 'Entrada sin nombre',
    newEntry: 'Entrada nueva',
    finishFirst: 'Termina o cancela primero la entrada abierta.',
    list: 'Zonas',
    full_one: 'Puedes añadir como máximo {{count}} entrada.',
    full_other: 'Puedes añadir como máximo {{count}} entradas.',
  },
  submit: {
    sending: 'Enviando…',
  },
  open: {
    waitingTitle: 'Ya has enviado un formulario inicial a {{fitter}}',
    waitingText: 'Se usará en tu próximo fitting. Puedes leer y corregir tus respuestas.',
    seeWaiting: 'Ver tus respuestas',
    startAnother: 'Rellenar otro formulario inicial',
    outdated: 'Este formulario se ha actualizado. Recarga la página. Tus respuestas están guardadas.',
    reload: 'Recargar la página',
    which: '¿Qué formulario quieres rellenar?',
    startedOn: 'Empezado el {{date}}',
    notStarted: 'Sin empezar',
    fill: 'Empezar',
    chooseTitle: 'Elige tu fitter',
    chooseLead:
      'Estos fitters aceptan ciclistas sin invitación. Solo el fitter que elijas recibe tu formulario inicial.',
    search: 'Buscar fitters',
    searchHint: 'Por nombre o estudio.',
    noneFound: 'Ningún fitter tiene este nombre.',
    choose: 'Elegir',
    change: 'Elegir otro fitter',
    noneTitle: 'Aún no hay fitters en la lista',
    noneText:
      'Pide una invitación a tu fitter. Su enlace o código QR abre tu formulario inicial. Si tienes un código, introdúcelo aquí.',
    haveCode: 'Tengo un código',
  },
} satisfies Translation<typeof english>
