import type english from '../../en/sessions/saving.ts'
import type { Translation } from '../../translation.ts'

export default {
  unread: {
    waiting: 'Vi når inte servern just nu. Sessionen öppnas så snart vi kan.',
    fromDevice: 'Du ser sessionen som du senast öppnade den här. Vi laddar om den när du är online igen.',
    kept_one: '{{count}} ändring finns på enheten och skickas då.',
    kept_other: '{{count}} ändringar finns på enheten och skickas då.',
  },
  save: {
    saving: 'Sparar…',
    saved: 'Sparat {{when}}',
    nothing: 'Sparas automatiskt',
    waiting: 'Väntar på anslutning. Inget går förlorat.',
    allSent: 'Online igen. Allt är sparat.',
    conflict: 'Väntar på ditt val',
    stopped: 'Inte sparat',
    signedOut: 'Du har loggats ut. Osparade ändringar finns kvar på enheten.',
    logIn: 'Logga in',
    closed_one: 'Sessionen har stängts under tiden. {{count}} ändring finns på enheten men är inte sparad.',
    closed_other:
      'Sessionen har stängts under tiden. {{count}} ändringar finns på enheten men är inte sparade.',
    barred_one: '{{count}} ändring kunde inte sparas.',
    barred_other: '{{count}} ändringar kunde inte sparas.',
    refused_one: 'Ändringen kunde inte sparas. Allt annat är i sin ordning.',
    refused_other: 'De här {{count}} ändringarna kunde inte sparas. Allt annat är i sin ordning.',
    notTaken: 'Inte sparat. {{reason}}',
    leaveOut: 'Kasta',
    order: 'Ändringarnas ordning',
    retry: 'Försök igen',
    discard: 'Kasta ändringar',
    notKept: 'Webbläsaren sparar inget. Ha sidan öppen tills du är online igen.',
  },
  conflict: {
    title: 'Det här ändrades på två enheter. Vilken version vill du behålla?',
    mine: 'Den här enheten: {{value}}',
    theirs: 'Annan enhet: {{value}}',
    empty: 'tomt',
    withdrawn: 'borttaget',
    standing: 'inte borttaget',
    of: {
      session: 'Session',
      intervention: 'Ändring',
      recommendation: 'Rekommendation',
    },
  },
} satisfies Translation<typeof english>
