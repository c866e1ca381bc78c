import fc from 'fast-check'
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'

import { bcp47, LANGUAGE_CODES } from '#contract/languages.ts'
import { accountMail } from '#areas/account/server/mails/account.ts'
import { contactMail } from '#areas/general/server/mails/contact.ts'
import type { MailBlock } from '#server/mail/blocks.ts'
import { choiceTokens } from '#server/mail/choice-token.ts'
import { mailHtml } from '#server/mail/html/render.ts'
import { loadMessages } from '#server/texts/messages.ts'
import { operator } from '#tests/support/operator.ts'
import { tries } from '#tests/support/tries.ts'

const messages = loadMessages('public/locales')
const frame = {
  messages,
  shopName: 'Verbena',
  operator,
  publicUrl: 'https://shop.example',
  tokens: choiceTokens('secret'),
}

const htmlOf = (blocks: readonly MailBlock[], subject = 'Subject') =>
  mailHtml({ language: 'en', subject, body: '', blocks, topic: null, userId: null }, frame)

type Node = DefaultTreeAdapterTypes.Node

function nodesOf(node: Node): Node[] {
  return [node, ...('childNodes' in node ? node.childNodes.flatMap(nodesOf) : [])]
}

/** The elements of a document, each with the names of its attributes. */
function shapeOf(document: string): string[] {
  return nodesOf(parse(document)).flatMap((node) =>
    defaultTreeAdapter.isElementNode(node)
      ? [`${node.tagName} ${node.attrs.map(({ name }) => name).join(' ')}`]
      : defaultTreeAdapter.isCommentNode(node)
        ? ['comment']
        : [],
  )
}

const textOf = (document: string) =>
  nodesOf(parse(document))
    .flatMap((node) => (defaultTreeAdapter.isTextNode(node) ? [node.value] : []))
    .join('')

/** A mail with a text in all the places that people's words can come to. */
const withName = (name: string): Promise<string> =>
  htmlOf(
    [
      { kind: 'paragraph', text: `Hello ${name}, good day` },
      { kind: 'quote', text: name },
      { kind: 'button', label: 'Go', address: 'https://shop.example/x?a=1&b=2', lead: '', text: '' },
      {
        kind: 'lines',
        lines: [{ name, quantity: 1, price: '1 €', total: '1 €', picture: 'https://shop.example/a.png' }],
      },
      { kind: 'sums', sums: [{ text: name, label: name, amount: '1 €' }] },
      { kind: 'address', lines: [name] },
    ],
    `To ${name}`,
  )

describe('a mail as HTML (mail.html-says-what-the-text-says)', () => {
  it.each(LANGUAGE_CODES)('names its language, and has the operator at its foot: %s', async (language) => {
    const mail = accountMail(
      'reset',
      { to: 'a@mail.example', language, link: 'https://shop.example/t' },
      'Verbena',
      messages,
    )
    const document = await mailHtml({ ...mail, blocks: mail.blocks ?? [], topic: null, userId: null }, frame)
    expect(document).toContain(`<html lang="${bcp47(language)}" dir="ltr"`)
    const text = textOf(document)
    for (const block of mail.blocks ?? [])
      if (block.kind === 'paragraph') expect(text).toContain(block.text.replaceAll('\n', ''))
    expect(text).toContain(messages(language, 'mailButtonPassword'))
    expect(text).toContain('Haus 3, Am Markt, 10115 Berlin')
    expect(document).toContain('href="https://shop.example/t"')
    expect(document).not.toContain('<mj-')
    expect(
      document.match(/(?:href|src)="[^"]*|url\([^)]*/g)?.filter((part) => !part.includes('"https://shop.example/')),
    ).toEqual([])
  })

  it('tells the first sentences to lists of mails, not the greeting', async () => {
    const document = await htmlOf([
      { kind: 'paragraph', text: 'Hello,' },
      { kind: 'paragraph', text: 'Your order is on its way.' },
    ])
    expect(document).toMatch(/<div style="display:none[^>]*>Your order is on its way\.<\/div>/)
  })

  it('shows the paragraphs of a mail that is plain text only, with its addresses as links', async () => {
    const document = await mailHtml(
      {
        language: 'de',
        subject: 'A',
        body: 'Guten Tag\n\nHier: https://shop.example/x.',
        blocks: null,
        topic: null,
        userId: null,
      },
      frame,
    )
    expect(document).toContain('<a href="https://shop.example/x">https://shop.example/x</a>.')
  })

  it('makes no link of what a visitor typed', async () => {
    const mail = contactMail(
      { name: 'Anna', email: 'a@mail.example', message: 'See https://evil.example now' },
      'de',
      'Verbena',
      messages,
    )
    const document = await htmlOf(mail.blocks ?? [])
    expect(textOf(document)).toContain('See https://evil.example now')
    expect(document).not.toContain('href="https://evil.example')
  })
})

describe('what people typed (mail.names-are-never-markup)', () => {
  const typed = fc.stringMatching(/^[<>&"'a-z/=!\-[\]{}$;: `\\]{1,40}$/)

  it('is text in a mail, wherever it stands', async () => {
    const shape = shapeOf(await withName('x'))
    expect(shape).toContain(`html ${['lang', 'dir', 'xmlns', 'xmlns:v', 'xmlns:o'].join(' ')}`)
    await fc.assert(
      fc.asyncProperty(typed, async (name) => {
        const document = await withName(name)
        expect(shapeOf(document)).toEqual(shape)
        expect(textOf(document)).toContain(`Hello ${name}, good day`)
      }),
      {
        ...tries(100),
        examples: [['</style><script>'], ['"onload="a'], ['<!--[if mso]>'], [']]>'], ['&lt;b&gt;'], ['<mj-raw>']],
      },
    )
  })
})
