import type english from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export default {
  description:
    '{product} hace a los ciclistas las mismas preguntas antes y después de un bike fitting y muestra al fitter qué ha cambiado, zona por zona.',
  pictureAlt:
    'Ciclista en su bici, con molestias antes y después de un fitting marcadas en manos, zona lumbar y rodillas.',
  nav: {
    label: 'En esta página',
    what: 'Cómo funciona',
    fitters: 'Para fitters',
    riders: 'Para ciclistas',
    pricing: 'Precios',
  },
  ownPages: 'Ir a tu panel',
  ownSupportPages: 'Ir a tus páginas',
  languages: 'Idiomas',
  sample: 'Ejemplo',
  hero: {
    eyebrow: 'Para fitters y sus ciclistas',
    title: 'Mira qué cambió después del fitting.',
    text: 'Los ciclistas te dicen cómo se sienten en la bici antes del fitting y otra vez semanas después. Tú ves, zona por zona, qué ha cambiado.',
    start: 'Crear una cuenta',
    demo: 'Reservar una llamada',
    facts: {
      riders: 'Los ciclistas nunca pagan',
      contracts: 'Sin permanencia',
      noApp: 'Nada que instalar',
    },
    sampleText: 'Números inventados: las molestias de un ciclista antes del fitting y seis semanas después.',
    drawing: 'Dibujo de ejemplo: molestias antes de un fitting y seis semanas después',
  },
  what: {
    title: 'Qué es {product}',
    text: 'Cómo ha salido un fitting solo se ve semanas después, en la carretera. {product} hace a tus ciclistas las mismas preguntas antes y después del fitting y pone las respuestas una al lado de la otra.',
    steps: {
      invite: {
        title: 'Invitas',
        text: 'Por correo, con un enlace o con un código QR en tu estudio.',
        ways: {
          email: 'Correo',
          link: 'Enlace',
          code: 'Código QR',
        },
      },
      intake: {
        title: 'El ciclista responde',
        text: 'Un formulario inicial confidencial en seis pasos, en cualquier móvil, en {{required}} a {{everything}} minutos. No se pierde nada de lo escrito.',
      },
      fit: {
        title: 'Haces el fitting',
        text: 'Con todo en una pantalla: dónde duele, cuánto, desde cuándo y qué quiere el ciclista.',
      },
      follow: {
        title: 'Los dos lo veis',
        text: 'Semanas después, las mismas preguntas: qué mejoró, qué no y qué hacer ahora.',
      },
    },
  },
  fitters: {
    title: 'Por qué gusta a los fitters',
    lead: 'El trabajo de un fitting, antes y después del estudio, en un solo sitio.',
    points: {
      prepared: {
        title: 'Todo preparado antes de que llegue el ciclista',
        text: 'Molestias, lesiones, historial y objetivos en una pantalla, con lo más importante arriba.',
      },
      outcome: {
        title: 'Análisis de resultados con comparación antes/después',
        text: 'Cada zona antes y después del fitting, con el número de ciclistas de cada cifra.',
      },
      benchmark: {
        title: 'Comparación con referencias del sector',
        text: 'Tus resultados junto a valores de referencia publicados, cada uno con su fuente.',
      },
      cases: {
        title: 'Casos anteriores con búsqueda',
        text: 'Encuentra qué hiciste con un ciclista parecido y cómo fue.',
      },
      booking: {
        title: 'Un sistema de reservas integrado',
        text: 'Citas, recordatorios y tu calendario, en el mismo sitio que el fitting.',
      },
      audit: {
        title: 'Un registro completo de cambios y recomendaciones',
        text: 'Quién cambió qué, cuándo y qué había antes.',
      },
    },
  },
  riders: {
    title: 'Por qué confían los ciclistas',
    lead: 'Lo que le cuentas a tu fitter es para tu fitting. Todo lo demás lo decides tú.',
    points: {
      own: {
        title: 'Tus datos son tuyos',
        text: 'Léelos, corrígelos, pide una copia, elimínalos. Nunca se venden ni se usan para publicidad.',
      },
      confidential: {
        title: 'Confidencial',
        text: 'Solo leen tus respuestas el fitter que elegiste y el soporte de {product} por motivos técnicos o de calidad. Cifrado en tránsito y en reposo.',
      },
      progress: {
        title: 'Sigue tu progreso en el tiempo',
        text: 'Mira cómo te sientes en la bici, fitting tras fitting.',
      },
      switch: {
        title: 'Cambia de fitter sin perder el historial',
        text: 'Tu nuevo fitter ve tanto de tus fittings anteriores como permitas.',
      },
      research: {
        title: 'Investigación solo con tu consentimiento',
        text: 'Desactivada salvo que la actives, anonimizada, y puedes retirarla en cualquier momento.',
      },
    },
  },
  dashboard: {
    title: 'Qué ofrece el panel',
    lead: 'Lo que quieres saber por la mañana, en una página. Son los bloques reales del producto, con ciclistas y números inventados.',
    features: {
      submissions: {
        title: 'Formularios recientes',
        text: 'Los formularios nuevos aparecen mientras trabajas, sin recargar.',
      },
      rating: {
        title: 'Valoración del fitter según la satisfacción',
        text: 'Con el número de ciclistas que respondieron.',
      },
      goals: {
        title: 'Objetivos alcanzados',
        text: 'Hasta dónde llegó cada ciclista en sus propios objetivos.',
      },
      radar: {
        title: 'Radar de molestias (antes y después de un fitting)',
        text: 'Las seis zonas de un vistazo.',
      },
      improvement: {
        title: 'Mejora por sesión',
        text: 'Cuánto ha cambiado, fitting a fitting.',
      },
      alerts: {
        title: 'Avisos de seguimiento con recordatorios y programación automáticos',
        text: 'Preguntamos a los ciclistas en el momento adecuado y te decimos cuándo un ciclista te necesita.',
      },
      log: {
        title: 'Un registro de ajustes',
        text: 'Qué cambiaste en cada fitting, de qué a qué y por qué.',
      },
    },
  },
  pricing: {
    title: 'Precios',
    billing: 'Facturación',
    monthly: 'Mensual',
    annual: 'Anual',
    saving: 'Ahorra {{percent}}',
    tier1: {
      name: 'Nivel 1',
      lead: 'Todo para invitaciones, formularios iniciales, fittings y seguimientos.',
      perMonth: 'al mes',
      monthlyNote: 'Facturación mensual. Ahorra {{percent}} con la anual.',
      annualNote: '{{total}} con facturación anual: un ahorro del {{percent}}.',
      points: {
        riders: 'Los ciclistas nunca pagan',
        contracts: 'Sin permanencia',
        cancel: 'Cancela cuando quieras',
        gdpr: 'Conforme al RGPD',
      },
      start: 'Crear una cuenta',
    },
    tier2: {
      name: 'Nivel 2',
      price: 'Precio por confirmar',
      lead: 'Incluye el nivel 1 y una herramienta de apoyo a la decisión.',
      planned: 'Previsto para más adelante en 2025',
      present: 'Aún no disponible',
      points: {
        tier1: 'Incluye el nivel 1',
        coPilot: 'Co-Pilot, un asistente de IA para apoyar decisiones',
        consent: 'Entrenado solo con datos anonimizados y con consentimiento',
      },
    },
  },
  soon: {
    title: 'Próximamente: Co-Pilot',
    text: 'Un asistente de IA para apoyar decisiones durante un fitting. Mostrará qué probaron otros fitters con ciclistas como los tuyos, cómo se sintieron después y sus fuentes. Decides tú.',
    data: 'Entrenado solo con datos anonimizados y con consentimiento.',
  },
  questions: {
    title: 'Preguntas',
    items: {
      pay: {
        question: '¿Los ciclistas pagan o necesitan una cuenta?',
        answer:
          'No. Los ciclistas nunca pagan. Abren tu invitación y responden sin cuenta, y pueden crear una después para ver sus fittings y gestionar sus datos.',
      },
      proof: {
        question: '¿{product} demuestra que un fitting funcionó?',
        answer:
          'Muestra qué cambió, en cuántos ciclistas, y quién no respondió. Algunos ciclistas se sentirían mejor sin un fitting, así que una puntuación mejor no demuestra que el fitting fuera la causa. El producto lo dice siempre que muestra puntuaciones.',
      },
      reads: {
        question: '¿Quién lee lo que responde un ciclista?',
        answer:
          'El fitter que eligió el ciclista y el soporte de {product} por motivos técnicos o de calidad, con una razón que el ciclista puede leer. Los ciclistas ven quién abrió sus datos y cuándo.',
      },
      studio: {
        question: '¿Funciona en el estudio, en una tableta?',
        answer:
          'Sí. La página de un fitting está hecha para una tableta. Guarda sobre la marcha y conserva los cambios en el dispositivo mientras no hay conexión.',
      },
      leave: {
        question: '¿Puedo llevarme mis datos?',
        answer:
          'Sí. Fitters y ciclistas pueden descargar una copia de sus datos en cualquier momento, en formatos que un ordenador puede leer.',
      },
    },
  },
  final: {
    title: 'Mira qué cambia después de tus fittings.',
    text: 'Invita hoy a tu primer ciclista. Se tarda un minuto y el ciclista no necesita cuenta.',
    contact: 'O escríbenos:',
  },
} satisfies Translation<typeof english>
