import type { OwnText } from './use-legal.ts'

function Block({ block }: { block: OwnText['blocks'][number] }) {
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const
    return <Heading className="mt-4">{block.text}</Heading>
  }
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return (
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-teal">
      {Object.entries(block.items).map(([place, item]) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  )
}

/** The operator's own legal text, in place of the product's. Its parts stay in their places while the page is open. */
export function OwnLegalText({ text: { blocks } }: { text: OwnText }) {
  return (
    <div className="grid max-w-prose gap-3">
      {Object.entries(blocks).map(([place, block]) => (
        <Block key={place} block={block} />
      ))}
    </div>
  )
}
