import type english from '../en/bookingChanges.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Alterar a sua marcação',
  until: 'Pode mudá-la ou cancelá-la aqui até {{time}}.',
  late: 'Já não pode ser alterada aqui. Por favor, contacte {{fitter}}.',
  contact: 'Como contactar {{fitter}}:',
  move: {
    open: 'Mudar',
    title: 'Escolha outra hora',
    zone: 'As horas são mostradas para {{zone}}.',
    none: 'Não há horas livres nestes dias.',
    next: 'As próximas horas livres:',
    earlier: 'Dias anteriores',
    later: 'Dias seguintes',
    keep: 'Manter a hora atual',
    confirmTitle: 'Mudar para {{time}}?',
    confirm: 'Mudar',
    other: 'Outra hora',
    refused: 'Essa hora acabou de ser ocupada. Nada foi alterado.',
    done: 'A sua marcação foi mudada. Vai receber um e-mail com o novo ficheiro de calendário.',
  },
  cancel: {
    open: 'Cancelar a marcação',
    title: 'Cancelar a marcação?',
    text: 'A hora fica livre para outros. Uma marcação cancelada não pode ser retomada, mas pode fazer uma nova.',
    message: 'Uma nota para {{fitter}}',
    confirm: 'Cancelar a marcação',
    keep: 'Mantê-la',
    done: 'A sua marcação foi cancelada.',
  },
} satisfies Translation<typeof english>
