import { afterEach, describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { loadMessages } from '#server/texts/messages.ts'
import { contactMail } from '#areas/general/server/mails/contact.ts'
import { choiceTokens } from '#server/mail/choice-token.ts'
import type { ClaimedMail } from '#server/mail/queue.ts'
import { failureOf, isRefusedForGood, smtpDelivery } from '#server/mail/smtp.ts'

import { quietLog } from '#tests/server/support/log.ts'
import { operator } from '#tests/support/operator.ts'

import {
  header,
  type MailServer,
  type MailServerOptions,
  type ReceivedMail,
  refusal,
  startMailServer,
} from './support/smtp.ts'

const messages = loadMessages('public/locales')
const never = new AbortController().signal
const tokens = choiceTokens('secret')
const claimed: ClaimedMail = {
  id: 1,
  messageId: '0d3c6f5e-1111-4222-8333-444455556666',
  kind: 'contact',
  to: 'anna@mail.example',
  replyTo: null,
  language: 'jp',
  subject: 'Hello',
  body: 'One line\n.\nFrom here',
  blocks: null,
  topic: null,
  shareId: null,
  attachment: null,
  userId: 7,
  refused: false,
  attempts: 1,
}

// Quoted-printable.
const BODY = /^One line\r\n\.\r\nFrom here\r\n\r\n--=20\r\nVerbena, shop "A"=E3[^]*\r\npost@oehler\.example$/

describe('a mail sent by SMTP', () => {
  const servers: MailServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close()
  })
  async function serve(options?: MailServerOptions): Promise<MailServer> {
    const server = await startMailServer(options)
    servers.push(server)
    return server
  }
  const delivery = ({ port }: MailServer, login = '', host = '127.0.0.1') =>
    smtpDelivery(
      { smtpUrl: `smtp://${login}${host}:${port}`, from: 'shop@verbena.example', to: 'people@verbena.example' },
      { shopName: 'Verbena, shop "A"', operator, messages, publicUrl: 'https://shop.example', tokens },
      quietLog,
      (id) => Promise.resolve(id === 7 ? { number: 'EU-2026-00007', bytes: Buffer.from('%PDF-') } : undefined),
    )

  it('carries sender, recipient, subject and text, and the same id at each attempt', async () => {
    const server = await serve()
    await delivery(server)(claimed, never)
    await delivery(server)({ ...claimed, attempts: 2 }, never)
    const [mail, again] = server.received
    expect([mail?.from, mail?.to]).toEqual(['shop@verbena.example', ['anna@mail.example']])
    expect(header(mail, 'From')).toBe('"Verbena, shop \\"A\\"" <shop@verbena.example>')
    expect(header(mail, 'To')).toBe('anna@mail.example')
    expect(header(mail, 'Subject')).toBe('Hello')
    expect(header(mail, 'Reply-To')).toBeUndefined()
    expect(header(mail, 'Content-Type')).toMatch(/^multipart\/alternative; boundary=/)
    expect(mail?.html).toMatch(/^<!doctype html><html lang="ja"[^]*One line<br \/>\.<br \/>From here/)
    expect(header(mail, 'Content-Language')).toBe('ja')
    expect(header(mail, 'Auto-Submitted')).toBe('auto-generated')
    expect(mail?.body.trimEnd()).toMatch(BODY)
    expect(header(mail, 'Message-ID')).toBe('<0d3c6f5e-1111-4222-8333-444455556666@verbena.example>')
    expect(header(again, 'Message-ID')).toBe(header(mail, 'Message-ID'))
  })

  it('carries the paper of its order as a file (papers.go-with-the-mail)', async () => {
    const server = await serve()
    await delivery(server)({ ...claimed, attachment: { paperId: 7 } }, never)
    const [mail] = server.received
    expect(header(mail, 'Content-Type')).toMatch(/^multipart\/mixed/)
    expect(mail?.raw.match(/filename=\S+/g)).toEqual(['filename=EU-2026-00007.pdf'])
    expect(mail?.raw).toContain(Buffer.from('%PDF-').toString('base64'))
  })

  it('offers to stop others like it, by an address that its reader alone has (mail.one-click-needs-no-sign-in)', async () => {
    const server = await serve()
    await delivery(server)({ ...claimed, topic: 'protocols' }, never)
    await delivery(server)(claimed, never)
    const [shared, other] = server.received
    const address = /^<https:\/\/shop\.example\/jp\/email-choices\/([^/>]+)>$/.exec(
      header(shared, 'List-Unsubscribe') ?? '',
    )
    expect(tokens.read(address?.[1] ?? '')).toEqual({ userId: 7, topic: 'protocols' })
    expect(header(shared, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(shared?.html).toContain(`href="${address?.[0].slice(1, -1)}"`)
    expect(header(other, 'List-Unsubscribe')).toBeUndefined()
    expect(header(other, 'List-Unsubscribe-Post')).toBeUndefined()
    expect(other?.html).not.toContain('email-choices')
  })

  it('goes to the shop where it has no recipient, and is answered to whom it names', async () => {
    const server = await serve()
    await delivery(server)({ ...claimed, to: null, replyTo: 'visitor@mail.example' }, never)
    const [mail] = server.received
    expect([mail?.to, header(mail, 'To'), header(mail, 'Reply-To')]).toEqual([
      ['people@verbena.example'],
      'people@verbena.example',
      'visitor@mail.example',
    ])
  })

  it.each([
    'Eve\r\nBcc: all@mail.example',
    'Eve\nX-Evil: 1\n\nAnother text',
    'Eve\rBcc: all@mail.example',
    '\u2028Bcc: all@mail.example',
    `${'Eve '.repeat(29)}\r\n\r\n`,
  ])('gains no header, recipient or text by a subject of %j', async (subject) => {
    const server = await serve()
    await delivery(server)(claimed, never)
    await delivery(server)({ ...claimed, subject }, never)
    const [plain, mail] = server.received
    const names = (of: ReceivedMail | undefined) => of?.headers.map((line) => line.split(':')[0])
    expect(names(mail)).toEqual(names(plain))
    expect(mail?.to).toEqual(['anna@mail.example'])
    expect(mail?.body.trimEnd()).toMatch(BODY)
  })

  it('fails with what the log may hold: codes, and none of the words', async () => {
    const server = await serve({
      onRecipient: () => {
        throw refusal(550)
      },
    })
    const error: unknown = await delivery(server)(claimed, never).catch((thrown: unknown) => thrown)
    expect(String(error)).toContain('anna@mail.example')
    expect(failureOf(error)).toEqual({ code: 'EENVELOPE', status: 550, command: 'RCPT TO' })
    expect(isRefusedForGood(error)).toBe(true)
  })

  it.each([
    ['the recipient for now', 450, 'onRecipient', false],
    ['the text for now', 451, 'onMail', false],
    ['the text for good', 554, 'onMail', true],
  ] as const)('tells a refusal of %s (%i) by its meaning', async (_what, status, hook, forGood) => {
    const server = await serve({
      [hook]: () => {
        if (hook === 'onMail') return Promise.reject(refusal(status))
        throw refusal(status)
      },
    })
    const error: unknown = await delivery(server)(claimed, never).catch((thrown: unknown) => thrown)
    expect([failureOf(error).status, isRefusedForGood(error)]).toEqual([status, forGood])
  })

  it('fails where nobody listens, and where it is cut off while the server thinks', async () => {
    const cut = new AbortController()
    const server = await serve({
      onMail: () => {
        cut.abort()
        return new Promise(() => undefined)
      },
    })
    await expect(delivery(server)(claimed, cut.signal)).rejects.toThrow()
    const gone = await startMailServer()
    await gone.close()
    const error: unknown = await delivery(gone)(claimed, never).catch((thrown: unknown) => thrown)
    expect([failureOf(error).code, isRefusedForGood(error)]).toEqual(['ESOCKET', false])
  })

  it('logs in where the server is this machine, and never sends a password elsewhere without TLS', async () => {
    const server = await serve({ allowsLogin: true })
    await delivery(server, 'anna%40shop:p%3Ass@')(claimed, never)
    expect([server.logins, server.received.length]).toEqual([['anna@shop'], 1])
    await expect(delivery(server, 'anna:secret@', '0.0.0.0')(claimed, never)).rejects.toThrow(/STARTTLS/)
    expect([server.logins, server.received.length]).toEqual([['anna@shop'], 1])
    await delivery(server, '', '0.0.0.0')(claimed, never)
    expect(server.received).toHaveLength(2)
  })
})

describe('the mail of a contact message', () => {
  const message = {
    name: 'Eve {{email}}\r\nBcc: all@mail.example',
    email: 'eve@mail.example',
    message: 'Hello {{name}},\n$& $1\nbye',
  }

  it('goes to the shop in English, says which language the visitor used, and is answered to the visitor', () => {
    const mail = contactMail({ ...message, name: 'Eve' }, 'jp', 'Verbena', messages)
    expect(mail).toMatchObject({
      kind: 'contact',
      to: null,
      replyTo: 'eve@mail.example',
      language: 'en',
      subject: 'Message to Verbena from Eve',
    })
    expect(mail.body).toContain('eve@mail.example')
    expect(mail.body).toContain('Page language: Japanese')
    expect(contactMail(message, 'zh_tw', 'Verbena', messages).body).toMatch(/Page language: .*Traditional/)
  })

  it('holds what the visitor wrote as it was written, and his name in one line', () => {
    const mail = contactMail(message, 'en', 'Verbena', messages)
    expect(mail.subject).toContain('Eve {{email}}')
    expect(mail.body).toMatch(/^Eve \{\{email\}\} Bcc: all@mail\.example sent/)
    expect(mail.body).toContain('\n\nHello {{name}},\n$& $1\nbye\n\n')
  })

  it.each(LANGUAGE_CODES)('has all its texts in %s', (language) => {
    const body = messages(language, 'mailContactBody', { name: 'N', email: 'E', message: 'M', language: 'L' })
    expect(body).not.toMatch(/[{}]/)
    expect(body.split('\n').filter((line) => line.trim() === 'M')).toHaveLength(1)
    expect(messages(language, 'mailContactSubject', { shop: 'S', name: 'N' })).not.toMatch(/[{}\n]/)
  })
})
