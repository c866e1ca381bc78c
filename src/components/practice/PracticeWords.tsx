export interface Words {
  /** Plain text; an empty line begins a paragraph. */
  readonly text: string
  /** The BCP 47 tag of the language in which it was written. */
  readonly lang: string
}

interface PracticeWordsProps extends Words {
  readonly className?: string
}

/** Words of a practitioner, as they were typed. */
export function PracticeWords({ text, lang, className = 'vb-practice-text' }: PracticeWordsProps) {
  if (text === '') return null
  return (
    <div className={className} lang={lang}>
      {text.split(/\n{2,}/).map((paragraph, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same paragraph may stand twice, and none moves
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  )
}
