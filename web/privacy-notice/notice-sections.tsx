import { useTranslation } from '#web/ui/language/use-translation.ts'
import { ContactLink } from './contact-link.tsx'
import { type Block, type Section, sections } from './notice-content.ts'
import { noticeFigures } from './notice-figures.ts'
import { StorageTable } from './storage-table.tsx'

function NoticeBlock({ block }: { block: Block }) {
  const { t } = useTranslation('notice')
  if (typeof block === 'string') return <p>{t(`text.${block}`, noticeFigures)}</p>
  if ('show' in block) {
    return block.show === 'contact' ? (
      <p>
        <ContactLink />
      </p>
    ) : (
      <StorageTable />
    )
  }
  return (
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-teal">
      {block.map((key) => (
        <li key={key}>{t(`text.${key}`, noticeFigures)}</li>
      ))}
    </ul>
  )
}

const keyOf = (block: Block) => (typeof block === 'string' ? block : 'show' in block ? block.show : block[0])

function NoticeSection({ section: { heading, blocks } }: { section: Section }) {
  const { t } = useTranslation('notice')
  return (
    <section className="grid gap-3" id={heading}>
      <h3 className="text-lg">{t(`heading.${heading}`, noticeFigures)}</h3>
      {blocks.map((block) => (
        <NoticeBlock key={keyOf(block)} block={block} />
      ))}
    </section>
  )
}

/** The whole privacy notice. */
export function NoticeSections() {
  return (
    <div className="grid max-w-prose gap-7">
      {sections.map((section) => (
        <NoticeSection key={section.heading} section={section} />
      ))}
    </div>
  )
}
