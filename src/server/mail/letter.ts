import type { MailBlock } from './blocks.ts'
import type { NewMail } from './mail.ts'
import { plainText } from './plain-text.ts'

/** A mail made of blocks, with its plain text. */
export function letter(mail: Omit<NewMail, 'body' | 'blocks'>, blocks: readonly MailBlock[]): NewMail {
  return { ...mail, blocks, body: plainText(blocks) }
}
