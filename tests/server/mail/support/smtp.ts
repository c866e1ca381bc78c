import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMTPServer } from 'smtp-server'

/** A mail as a mail server received it. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** As they were sent, folded lines joined. */
  readonly headers: readonly string[]
  /** The plain text as it was sent, and the HTML as it is read. */
  readonly body: string
  readonly html: string
  /** All of it as it was sent. */
  readonly raw: string
}

export interface MailServer {
  /** Port on every address of this machine. */
  readonly port: number
  readonly received: readonly ReceivedMail[]
  /** Logins that were tried. */
  readonly logins: readonly (string | undefined)[]
  readonly close: () => Promise<void>
}

export interface MailServerOptions {
  /** Runs before a recipient is taken; what it throws is the answer, with its `responseCode`. */
  readonly onRecipient?: (address: string) => void
  /** Runs when a mail is there and before it is taken. */
  readonly onMail?: () => Promise<void>
  /** Let clients log in without TLS, as a server does that an attacker has put in between. */
  readonly allowsLogin?: boolean
}

/** A refusal with a status of SMTP. */
export const refusal = (responseCode: number) => Object.assign(new Error('refused anna@mail.example'), { responseCode })

/** A mail server on this machine that keeps what it receives. */
export async function startMailServer({
  onRecipient,
  onMail,
  allowsLogin = false,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const logins: (string | undefined)[] = []
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS', ...(allowsLogin ? [] : ['AUTH'])],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username }, _session, answer) {
      logins.push(username)
      answer(null, { user: username })
    },
    onRcptTo({ address }, _session, answer) {
      try {
        onRecipient?.(address)
        answer()
      } catch (error) {
        answer(error as Error)
      }
    },
    onData(stream, { envelope }, answer) {
      const take = async (): Promise<void> => {
        const raw = await text(stream)
        await onMail?.()
        const [head = '', ...rest] = raw.split('\r\n\r\n')
        const headers = head.replaceAll(/\r\n(?=[ \t])/g, '').split('\r\n')
        received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          headers,
          raw,
          ...partsOf(headers, rest.join('\r\n\r\n')),
        })
      }
      take().then(() => answer(), answer)
    },
  })
  // Clients that are cut off reset their connections.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(0, '0.0.0.0', resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    logins,
    close: () =>
      new Promise((resolve) => {
        for (const connection of server.connections) connection.close()
        server.close(resolve)
      }),
  }
}

/** The two alternatives of a mail, or its text alone. */
function partsOf(headers: readonly string[], body: string): Pick<ReceivedMail, 'body' | 'html'> {
  const [, boundary] = /boundary="([^"]+)"/.exec(headers.find((line) => /^content-type:/i.test(line)) ?? '') ?? []
  if (boundary === undefined) return { body, html: '' }
  const contents = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.slice(part.indexOf('\r\n\r\n') + 4).trimEnd())
  return { body: contents[0] ?? '', html: readable(contents[1] ?? '') }
}

/** Reads quoted-printable (RFC 2045, 6.7). */
function readable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** A header of a mail, or undefined. */
export function header(mail: ReceivedMail | undefined, name: string): string | undefined {
  return mail?.headers.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))?.slice(name.length + 2)
}
