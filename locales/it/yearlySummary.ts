import type english from '../en/yearlySummary.ts'
import type { Translation } from '../translation.ts'

export default {
  title: 'Risultati del {{year}}',
  documentTitle: 'Risultati del {{year}}, {{fitter}}',
  by: '{{fitter}}, {{business}}',
  made: 'Creato il {{date}}',
  fits: 'Fitting',
  answered: 'Risposte dopo sei settimane',
  answeredOf: '{{answered}} (previsti: {{due}})',
  answeredShare: '{{answered}} (previsti: {{due}}): {{share}}',
  noneDue: 'ancora nessuno previsto',
  early: 'Risposte anticipate',
  none: 'Nessun fitting di quest’anno è stato ancora valutato prima e dopo.',
  symptomatic: 'Ciclisti che prima del fitting avevano fastidio lì',
  all: 'Tutti i ciclisti',
  column: {
    zone: 'Zona',
    counts: 'In base a',
    parts: 'Come sono cambiati i punteggi',
    better: 'Meglio',
    means: 'Media',
    change: 'Variazione',
  },
  ifUnchanged: '{{better}}; {{conservative}} se gli altri fossero invariati',
  time: 'Nel corso dell’anno: disturbi migliorati',
  timeNote: 'Un disturbo è una zona valutata 2 o più prima del fitting. Mediana dei periodi: {{median}}.',
  goals: 'Obiettivi e valutazioni',
  attained: 'Obiettivi raggiunti come previsto o meglio',
  tScore: 'Punteggio di raggiungimento degli obiettivi (50 è come previsto)',
  alignment: 'Il fitting ha risposto a ciò che cercavano (da 1 a 7)',
  recommend: 'Probabilità di consigliare (da −100 a 100)',
  net: 'Disturbi nuovi meno risolti per ciclista',
  few: 'troppo pochi ciclisti',
  nobody: 'nessuno ha risposto',
  notes: {
    scale:
      'Il fastidio è valutato da 0, nessuno, a 7, intenso. Meglio e peggio sono cambiamenti di 2 o più; un cambiamento di 1 può essere un caso, quindi conta come invariato e si dice possibile. I cambiamenti sono dopo meno prima, quindi sotto 0 è meglio. Gli intervalli sono al 95%. Ogni ciclista conta una volta. Con meno di 5 ciclisti si mostrano solo i conteggi.',
    responders: 'Contano solo i ciclisti che hanno risposto. A chi non ha risposto può essere andata peggio.',
    beforeFit:
      'I ciclisti di questo studio che hanno valutato il fastidio due volte prima del fitting erano già cambiati di {{value}} punti ({{counts}}).',
  },
  footer: '{product}, risultati del {{year}}',
  page: 'Pagina {{page}} di {{pages}}',
} satisfies Translation<typeof english>
