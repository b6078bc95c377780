/**
 * The commonest small words of the languages that are written in Latin letters. A word that several languages have counts
 * for each of them.
 */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  da: 'af at de den der det du dit din e eller en er et for fra har hos i ikke igen jeg kan blev bruges brug ingen sig sin lige efter nye hver hvert samt hvor hvordan hvilke både enten endnu ind ud op ned siden dine vores jeres mellem uge uger højere længere mindre tilbage omkring gør giv giver gav kunne skulle ville måtte bør med mere mig nu og også om på som til være var vi du når efter hvis hvad dig mod uden bliver skal selv kun',
  de: 'aber als am an auf aus bei bis das dein deine dem den der des die du ein eine einen er es für hat ich im in ist kann mehr mit nach nicht noch nur oder sie sind so über um und uns von vor war was wenn wir wird zu zum zur',
  en: 'a after and are as at be been but by can for from has have he i if in is it more my no not of on or so that the their they this to was we were what when will with you your',
  es: 'al antes como con cuando de del después el ella en es esta este fue ha han hay la las lo los más mi muy no o para pero por que se si sin sobre son su sus te tu un una y ya',
  fi: 'ei ennen että hän he ja jälkeen jos kanssa kuin kun minä mutta myös nyt ole olen oli on ovat se sen sinun sinä sitä tai tämä vain voi ilman sekä kuten ne tämän nämä niiden jotta joka jotka jonka kaikki enää eivät voit olet ovatko sitten ensin lisää hyvin koska mitä miten missä kautta mukaan',
  fr: 'à après au aux avant avec ce cette dans de des du elle en est et il je la le les leur mais mon ne nous ou où par pas plus pour qu que qui sa sans se ses si son sont sur un une votre vos vous y',
  it: 'a al alla anche che chi ci come con da dal dei del della delle di dopo e gli ha hai ho i il in io la le lo ma mi nei nel nella non o per più prima quando se senza si sono su sul ti tuo tua un una è',
  nl: 'aan als bij dan dat de die dit door een en er het hij ik in is je jouw kan maar meer met na naar niet nog nu of om ook op over te tot u uit van voor was we wel werd wij worden wordt zijn zonder',
  no: 'av at blir de den der det du din ditt deg eller en er et etter for fra har hos hva hvis i ikke igjen jeg kan ble brukes bruk ingen seg sin like nye hver hvert samt hvor hvordan hvilke både enten ennå inn ut opp ned siden dine våre deres mellom uke uker høyere lengre mindre tilbake rundt gjør gi gir ga kunne skulle ville måtte bør med meg mer mot nå når og også om på selv skal som til uten være var vi bare',
  pl: 'a ale bez bo by być co czy dla do go i ich jak jako jest już lub ma mi może na nad nie o od oraz po pod przed przez przy są się tak te tego ten to tu tym w we z za ze żeby że',
  pt: 'a antes ao aos as com como da das de depois do dos e ela em esta este eu foi há isso mais mas me muito na nas no nos não o os ou para pela pelo por quando que se sem seu sua são também um uma é à',
  sv: 'att av blir de den det din du där där efter eller en ett från för han har hos i innan inte jag kan man med men mer mig mot nu när och också om på se ska som så till utan var vi vid är bara igen blev får inga ingen sig sin nya varje samt hur vilka både antingen ännu in ut upp ner sedan dina våra mellan vecka veckor högre längre mindre tillbaka kring gör ge ger kunde skulle ville måste bör deras detta dessa denna',
  vi: 'anh bạn bị bởi các cho chỉ có của cũng do đã đang đây để đến được hay hoặc khi không là lên mà mình một này nếu người nhưng những ra rất sau sẽ tại theo thì trong trước từ và vào về với xe',
}

const SMALL: ReadonlyMap<string, readonly string[]> = Object.entries(SMALL_WORDS).reduce(
  (languages, [language, words]) => {
    for (const word of new Set(words.split(' ')))
      languages.set(word, [...(languages.get(word) ?? []), language])
    return languages
  },
  new Map<string, string[]>(),
)

/** The scripts by which a text shows its language, with the language. Han alone is Chinese, or Japanese. */
const SCRIPTS = [
  ['th', /\p{sc=Thai}/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['zh', /\p{sc=Han}/gu],
] as const

/** A few Han letters may be a Japanese name. */
const FEWEST_HAN = 6

const LETTERS = /\p{L}/gu
/** So much of a text is read. It is enough, and a long one costs nothing. */
const READ = 600
/** So many small words show a language, by which it is ahead of every other; in a text with more of them, one is enough. */
const FEW = 2
const MANY = 4

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** The language whose small words the text has most of. */
function byWords(text: string): string | undefined {
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
    for (const language of SMALL.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [[language, most] = ['', 0], [, next] = ['', 0]] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most - next >= (most < MANY ? FEW : 1) ? language : undefined
}

/**
 * The language in which a person has written, as far as their words show it: by their script, or by the small words of
 * a sentence. Names and notes of a few words show none.
 * @returns its code by ISO 639, or undefined
 */
export function languageOfWords(words: string): string | undefined {
  const text = words.slice(0, READ)
  const letters = countOf(text, LETTERS)
  const [own] = SCRIPTS.filter(([language, script]) => {
    const count = countOf(text, script)
    if (language === 'ja') return count / letters > 0.1
    return count / letters > 0.5 && (language !== 'zh' || count >= FEWEST_HAN)
  })
  return own?.[0] ?? byWords(text)
}
