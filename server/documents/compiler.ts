import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import { notFromInter } from '#locales/script-fonts.ts'
import { DocumentProblem } from './document-problem.ts'
import { FontCache } from './fonts/font-cache.ts'
import type { TypesettingJob } from './typesetting.ts'

/** Cached results are evicted after this many further documents. */
const CACHED_DOCUMENTS = 4

const place = (name: string): string => path.join(import.meta.dirname, name)
const templates = new Map<string, string>()

function templateOf(name: string): string {
  const text = templates.get(name) ?? readFileSync(place(name), 'utf8')
  templates.set(name, text)
  return text
}

/** All strings in a document's data. */
function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(stringsIn) : []
}

const codePoints = (sign: string): string =>
  [...sign].map((each) => `U+${each.codePointAt(0)?.toString(16).toUpperCase()}`).join(' ')

/** Typesets documents one after the other and blocks its thread meanwhile. */
export class Compiler {
  #fonts = new FontCache()
  #typst: { compiler: NodeCompiler; fonts: number } | null = null

  /** A compiler only knows the fonts it was created with. A new one is created when more fonts were opened. */
  #withFonts(): NodeCompiler {
    const { fonts } = this.#fonts
    if (this.#typst?.fonts !== fonts.length) {
      const compiler = NodeCompiler.create({
        workspace: import.meta.dirname,
        fontArgs: [{ fontBlobs: fonts }],
      })
      this.#typst = { compiler, fonts: fonts.length }
    }
    return this.#typst.compiler
  }

  async #fontsOf({ template, language, data }: TypesettingJob): Promise<string> {
    const text = `${templateOf(template)}\n${stringsIn(JSON.parse(data)).join('\n')}`
    const { names, whole, missing } = await this.#fonts.choose(language, text)
    if (missing.length > 0)
      throw new DocumentProblem('character_missing', missing.map(codePoints).join(', '), missing)
    const except = notFromInter(language)
    return JSON.stringify({
      tried: names.map((name) => ({ name, except: name.startsWith('inter-') ? except : '' })),
      whole,
    })
  }

  /**
   * Typesets one document as PDF/UA-1: with a title, tags, a language and embedded fonts. The same job produces the
   * same bytes.
   * @throws DocumentProblem
   */
  async pdf(job: TypesettingJob): Promise<Uint8Array> {
    const fonts = await this.#fontsOf(job)
    const compiler = this.#withFonts()
    for (const [name, bytes] of Object.entries(job.pictures))
      compiler.mapShadow(place(name), Buffer.from(bytes))
    try {
      const compiled = compiler.compile({
        mainFileContent: templateOf(job.template),
        inputs: { data: job.data, fonts },
      })
      const warnings = compiled.takeWarnings()
      if (warnings) throw problemOf(compiler, warnings)
      if (!compiled.result) throw problemOf(compiler, compiled.takeError())
      return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' })
    } finally {
      compiler.resetShadow()
      compiler.evictCache(CACHED_DOCUMENTS)
    }
  }
}

function problemOf(compiler: NodeCompiler, error: NodeError | null): DocumentProblem {
  const detail = error ? JSON.stringify(compiler.fetchDiagnostics(error)) : 'no result'
  return new DocumentProblem(
    /decode|image/.test(detail) ? 'picture_unreadable' : 'typesetting_failed',
    detail,
  )
}
