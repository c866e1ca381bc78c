import { TextLink } from '#components/action/TextLink.tsx'
import { linksIn } from './links-in.ts'

export interface Words {
  /** Plain text; an empty line begins a paragraph. */
  readonly text: string
  /** The BCP 47 tag of the language in which it was written. */
  readonly lang: string
}

interface PracticeWordsProps extends Words {
  readonly className?: string
}

/** Words of a practitioner, as they were typed; what can be called, written to or opened is a link (practice.contacts-can-be-pressed). */
export function PracticeWords({ text, lang, className = 'vb-practice-text' }: PracticeWordsProps) {
  if (text === '') return null
  return (
    <div className={className} lang={lang}>
      {text.split(/\n{2,}/).map((paragraph, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same paragraph may stand twice, and none moves
        <p key={at}>{linked(paragraph)}</p>
      ))}
    </div>
  )
}

const linked = (paragraph: string) =>
  linksIn(paragraph).map(({ text: seen, href }, at) =>
    href === undefined ? (
      seen
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same address may stand twice, and none moves
      <TextLink key={at} href={href} rel={href.startsWith('http') ? 'noopener noreferrer nofollow ugc' : undefined}>
        {seen}
      </TextLink>
    ),
  )
