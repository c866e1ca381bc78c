import type { MailBlock } from './blocks.ts'

/** Returns a plain text as blocks, one for each paragraph. */
export function paragraphsOf(text: string): MailBlock[] {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'paragraph', text: paragraph }))
}
