import {
  CONTACT_NAME,
  CONTACT_TOPICS,
  CONTACT_WORDS_TYPED,
  type ContactTopic,
} from '#domain/contact/contact-form.ts'
import { EMAIL_LENGTH } from '#domain/contact/email.ts'
import { pages, serverPages } from '#domain/pages.ts'
import { RETENTION } from '#domain/retention.ts'
import type { Language } from '#locales/languages.ts'
import { pathIn } from '#locales/page-language.ts'
import { translatorFor } from '#locales/translate.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { choice, described, field } from '../../public-pages/fields.ts'
import { type Html, html } from '../../public-pages/html.ts'
import type { PublicPage } from '../../public-pages/public-page.ts'

type Texts = Translate<['contact']>

/** What stands in the form. */
export interface Typed {
  topic: ContactTopic
  name: string
  email: string
  words: string
}
/** What is wrong with what was typed, by field, and what is wrong with the whole message. */
export type Faults = Partial<Record<'name' | 'email' | 'words' | 'summary', string>>

export interface ContactForm {
  typed: Typed
  faults: Faults
  stamp: string
  contactEmail: string
}

const topicField = (t: Texts, { topic }: Typed): Html => {
  const texts = { name: 'topic', label: t('topic') }
  return field(
    texts,
    html`<select ${described(texts)} class="input">${CONTACT_TOPICS.map((each) => choice(each, t(`topics.${each}`), each === topic))}</select>`,
  )
}

/** What is wrong with a field. The focus is on the first that is wrong. */
const faultIn = (faults: Faults, name: 'name' | 'email' | 'words') => ({
  fault: faults[name],
  focused: name === (['name', 'email', 'words'] as const).find((each) => faults[each] !== undefined),
})

const nameField = (t: Texts, { typed, faults }: ContactForm): Html => {
  const texts = { name: 'name', label: t('name'), ...faultIn(faults, 'name') }
  return field(
    texts,
    html`<input ${described(texts)} class="input" required maxlength="${CONTACT_NAME}" autocomplete="name" value="${typed.name}">`,
  )
}

const emailField = (t: Texts, { typed, faults }: ContactForm): Html => {
  const texts = { name: 'email', label: t('email'), ...faultIn(faults, 'email') }
  return field(
    texts,
    html`<input ${described(texts)} class="input" type="email" required maxlength="${EMAIL_LENGTH}" autocomplete="email" value="${typed.email}">`,
  )
}

const wordsField = (t: Texts, { typed, faults }: ContactForm): Html => {
  const hint = typed.topic === 'demo' ? t('demoHint') : t('wordsHint')
  const texts = { name: 'words', label: t('words'), hint, ...faultIn(faults, 'words') }
  // Browsers leave out a line end at the beginning of the content.
  return field(
    texts,
    html`<textarea ${described(texts)} class="input min-h-36" rows="6" required maxlength="${CONTACT_WORDS_TYPED}">
${typed.words}</textarea>`,
  )
}

/** Seen and reached by nobody. Programs that fill in every field fill it in. */
const trap = (t: Texts): Html =>
  html`<div class="absolute -left-[9999px]" aria-hidden="true"><label for="website">${t('website')}</label><input id="website" name="website" tabindex="-1" autocomplete="off" value=""></div>`

const summary = ({ faults }: ContactForm): Html | null =>
  faults.summary
    ? html`<p role="alert" class="rounded-lg border border-line border-s-4 border-s-coral bg-card p-4 font-medium">${faults.summary}</p>`
    : null

const kept = (t: Texts, language: Language): Html =>
  html`<p class="text-secondary text-muted">${t('kept', { days: RETENTION.contactMessage.days })} <a href="${pathIn(pages.privacyPolicy, language)}">${t('policy')}</a>.</p>`

const ownRights = (t: Texts): Html =>
  html`<p class="rounded-lg bg-teal-soft p-4 text-teal-deep">${t('privacyHint')} <a class="font-semibold underline" href="${pages.privacySettings}">${t('privacyLink')}</a>.</p>`

/** The form. The server alone says what is wrong, in the language of the page; browsers would say it in their own. */
const form = (t: Texts, language: Language, given: ContactForm): Html => html`
<form method="post" action="${serverPages.contact}" novalidate class="mt-6 grid grid-cols-1 gap-5">
${summary(given)}
${topicField(t, given.typed)}
${given.typed.topic === 'privacy' && ownRights(t)}
${nameField(t, given)}
${emailField(t, given)}
${wordsField(t, given)}
${trap(t)}
<input type="hidden" name="stamp" value="${given.stamp}">
<input type="hidden" name="language" value="${language}">
<button type="submit" class="button justify-self-start" data-kind="primary">${t('send')}</button>
${kept(t, language)}
</form>
<p class="mt-5">${t('direct')} <a href="mailto:${given.contactEmail}">${given.contactEmail}</a>.</p>`

const frame = (title: string, lead: string, inside: Html): Html =>
  html`<div class="mx-auto max-w-xl px-5 py-6 md:py-12"><h1>${title}</h1><p class="mt-2 text-lg text-muted">${lead}</p>${inside}</div>`

/** The page on which people write to the provider. */
export async function contactPage(language: Language, given: ContactForm): Promise<PublicPage> {
  const t = await translatorFor(language, ['contact'])
  return {
    title: t('title'),
    description: t('description'),
    path: serverPages.contact,
    language,
    listed: true,
    // A form that is sent says where it comes from, so that one of another site can be refused.
    head: html`<meta name="referrer" content="same-origin">`,
    body: frame(t('title'), t('lead'), form(t, language, given)),
  }
}

/** The page after a message was sent. It repeats nothing of it. */
export async function sentPage(language: Language): Promise<PublicPage> {
  const t = await translatorFor(language, ['contact'])
  const again = html`<p class="mt-6"><a href="${pathIn(serverPages.contact, language)}">${t('again')}</a></p>`
  return {
    title: t('sent'),
    description: t('description'),
    path: serverPages.contact,
    language,
    listed: false,
    body: frame(t('sent'), t('sentText'), again),
  }
}
