import { Engine } from 'mrml'

import { type FrameDeps, footOf, type Refusable } from '../footer.ts'
import type { MailBlock } from '../blocks.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { markup, type Shown } from './markup.ts'

const engine = new Engine()
// By default it has some fonts fetched from Google wherever they are named.
engine.setRenderOptions({ fonts: {}, disableComments: false, socialIconOrigin: null })

interface Rendered extends Refusable, Pick<Shown, 'language' | 'subject'> {
  readonly body: string
  /** Null for mails that are plain text only, whose paragraphs are shown. */
  readonly blocks: readonly MailBlock[] | null
}

/** Returns a mail as an HTML document, with the operator at its foot (operations.operator-in-mails). */
export async function mailHtml(mail: Rendered, frame: FrameDeps): Promise<string> {
  const { language, subject, body, blocks } = mail
  const source = await markup({
    language,
    subject,
    blocks: blocks ?? paragraphsOf(body),
    foot: footOf(mail, frame),
    shop: frame.shopName,
    origin: frame.publicUrl,
  })
  const result = engine.toHtml(source)
  if (result.type === 'error') throw new Error(`A mail's layout is not MJML: ${result.message}`)
  return result.content
}
