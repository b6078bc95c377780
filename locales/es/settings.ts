import type english from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export default {
  preferencesLead: 'Cómo se ve y funciona {product} para ti.',
  account: {
    lead: 'Tu nombre y tu dirección. Los cambios se guardan automáticamente.',
    email: 'Correo electrónico',
    noEmail: 'Aún no hay dirección',
    changeEmail: 'Cambiar la dirección',
    kind: 'Tipo de cuenta',
    name: 'Nombre',
    nameRider: 'El nombre que ve tu fitter.',
    nameFitter: 'El nombre que ven los ciclistas en las invitaciones.',
    nameMissing: 'Introduce un nombre.',
  },
  shortcuts: {
    label: 'Atajos de teclado',
    hint: 'En todas las páginas: / o Ctrl K para buscar, ? para ver todos los atajos.',
  },
  language: {
    title: 'Idioma y unidades',
    hint: 'Para estas páginas y los correos que te enviamos.',
    units: 'Unidades',
    metric: 'Métricas',
    metricHint: 'Centímetros, kilogramos, kilómetros',
    imperial: 'Imperiales',
    imperialHint: 'Pies y pulgadas, libras, millas',
  },
  privacy: {
    lead: 'Tus datos, quién los usa y tus derechos.',
    research: 'Usar mis datos para investigación',
    researchHint:
      'Anonimizados, para investigación y desarrollo de herramientas de IA para el bike fitting. Si está desactivado, tus datos no se usan para ello. El cambio se aplica enseguida y tu fitting no depende de ello.',
    notice: 'Tus datos y tu privacidad',
    noticeHint: 'Quién ve tus datos, cómo se protegen y cuánto tiempo se conservan.',
    rights: 'Pedir una copia, una corrección o que se eliminen',
    deleteAccount: 'Eliminar tu cuenta',
    contact: 'O escribe a {{address}}.',
  },
  profile: {
    title: 'Perfil de fitter',
    lead: 'Lo que los ciclistas ven de ti. Los cambios se guardan automáticamente.',
    name: 'Tu nombre',
    nameHint: 'Puedes cambiarlo en los ajustes de tu cuenta.',
    studio: 'Estudio',
    studioHint: 'Se muestra junto a tu nombre en las invitaciones y en la lista de fitters.',
    contact: 'Cómo contactan contigo los ciclistas',
    contactHint: 'Se muestra en tus informes: un teléfono, un correo, tu horario.',
    logo: 'Logotipo',
    logoHint: 'Se muestra en tus informes. Ajustamos el tamaño. Usa JPEG, PNG, WebP o HEIC.',
    logoChoose: 'Elegir logotipo',
    logoReplace: 'Cambiar logotipo',
    logoRemove: 'Quitar logotipo',
    listed: 'Los ciclistas pueden encontrarme',
    listedHint:
      'Estás en la lista de fitters, y los ciclistas pueden enviarte un formulario inicial sin invitación.',
    notListed: 'No estás en la lista de fitters. Los ciclistas necesitan una invitación tuya.',
    link: 'Tu enlace para ciclistas',
    linkHint: 'Los ciclistas que lo abren inician sesión y empiezan contigo un formulario inicial.',
  },
  saved: {
    undoLabel: 'Deshacer: {{field}}',
  },
} satisfies Translation<typeof english>
