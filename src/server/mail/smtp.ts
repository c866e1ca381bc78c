import { createTransport, type NodemailerError } from 'nodemailer'

import { bcp47 } from '#contract/languages.ts'

import { isLoopback } from '../network/loopback.ts'
import type { MailSettings } from '../settings.ts'
import type { DatabaseLog } from '../database/log.ts'
import { choicesPage, type FrameDeps, withFooter } from './footer.ts'
import { mailHtml } from './html/render.ts'
import type { ClaimedMail } from './queue.ts'

/** Hands a mail over. Resolves once the mail server has taken it; rejects if it hasn't, or if that is unknown. */
export type Deliver = (mail: ClaimedMail, signal: AbortSignal) => Promise<void>

/** A paper as it is attached; undefined if there is none. */
export type ReadPaper = (paperId: number) => Promise<{ readonly number: string; readonly bytes: Buffer } | undefined>

/** Delivers by SMTP in the shop's name, with one connection per mail. */
export function smtpDelivery(
  { smtpUrl, from, to }: MailSettings,
  frame: FrameDeps,
  log: DatabaseLog,
  readPaper: ReadPaper,
): Deliver {
  const transport = createTransport({
    ...connection(new URL(smtpUrl)),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return async (mail, signal) => {
    const paper = mail.attachment && (await readPaper(mail.attachment.paperId))
    await transport.sendMail({
      messageId: `<${mail.messageId}@${domain}>`,
      from: { name: frame.shopName, address: from },
      to: { name: '', address: mail.to ?? to },
      ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      text: withFooter(mail, frame).body,
      ...(await htmlOf(mail)),
      ...(paper && {
        attachments: [{ filename: `${paper.number}.pdf`, content: paper.bytes, contentType: 'application/pdf' }],
      }),
      // Stops out-of-office replies (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': bcp47(mail.language), ...unsubscribing(mail) },
      signal,
    })
  }

  /** Lets mail programs offer to stop such mails, with one press (RFC 2369, RFC 8058). */
  function unsubscribing(mail: ClaimedMail): Record<string, string> {
    const page = choicesPage(mail, frame)
    if (page === undefined) return {}
    return { 'List-Unsubscribe': `<${page}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  }

  /** A mail whose HTML can't be made goes out as plain text, since that says the same. */
  async function htmlOf(mail: ClaimedMail): Promise<{ html?: string }> {
    try {
      return { html: await mailHtml(mail, frame) }
    } catch (error) {
      log.error({ err: error, mail: mail.id, kind: mail.kind }, 'the HTML of a mail could not be made')
      return {}
    }
  }
}

/**
 * Builds the connection from parts, because the library also reads options from a URL, among them one that writes mails
 * to the console. A password is never sent unencrypted, except to a mail server on this machine, which can hardly have
 * a certificate for its name.
 */
function connection(url: URL) {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isSecure = url.protocol === 'smtps:'
  const login =
    url.username === '' ? undefined : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  return {
    host,
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(isLoopback(host) ? { ignoreTLS: true } : { requireTLS: !isSecure && login !== undefined }),
    ...(login === undefined ? {} : { auth: login }),
    connectionTimeout: 15_000,
    greetingTimeout: 30_000,
  }
}

/** Loggable details of a failure: only codes, because servers repeat addresses in their messages. */
export interface Failure {
  readonly code?: string
  /** Status of the server's reply (RFC 5321). */
  readonly status?: number
  readonly command?: string
}

export function failureOf(error: unknown): Failure {
  const { code, responseCode, command } = (error instanceof Error ? error : {}) as Partial<NodemailerError>
  return {
    ...(code === undefined ? {} : { code }),
    ...(responseCode === undefined ? {} : { status: responseCode }),
    ...(command === undefined ? {} : { command }),
  }
}

/**
 * True if a server has permanently refused this mail. A refusal of the shop's own sign-in or sender address doesn't
 * count, because the operator can fix it.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { permanent, command } = (error instanceof Error ? error : {}) as Partial<NodemailerError>
  return permanent === true && (command === 'RCPT TO' || command === 'DATA')
}
