import type english from '../en/start.ts'
import type { Translation } from '../translation.ts'

export default {
  lead: 'Ahora no podemos conectar con {product}. Puedes seguir con lo que hay en este dispositivo. Lo enviaremos cuando vuelvas a tener conexión.',
  forms: 'Formularios que has empezado',
  sessions: 'Sesiones que has abierto',
  intake: 'Formulario inicial para {{fitter}}',
  followUp: 'Seguimiento para {{fitter}}',
  fitOf: 'Fitting del {{date}}',
  openSince: 'Abierto el {{date}}',
  emptyTitle: 'No hay nada que abrir sin conexión',
  empty: 'Los formularios que empiezas y las sesiones que abres se quedan aquí 7 días.',
} satisfies Translation<typeof english>
