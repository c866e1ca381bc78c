import { createTransport, type NodemailerError } from 'nodemailer'

import { bcp47 } from '#contract/languages.ts'

import { isLoopback } from '../network/loopback.ts'
import type { MailSettings } from '../settings.ts'
import { type FrameDeps, framed } from './framed.ts'
import type { ClaimedMail } from './queue.ts'

/** Hands a mail over; resolves once the mail server has taken it, rejects where it has not, or where nobody knows. */
export type Deliver = (mail: ClaimedMail, signal: AbortSignal) => Promise<void>

/** Delivery by SMTP, one connection a mail, in the name of the shop. */
export function smtpDelivery({ smtpUrl, from, to }: MailSettings, frame: FrameDeps): Deliver {
  const transport = createTransport({
    ...connection(new URL(smtpUrl)),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return async (mail, signal) => {
    await transport.sendMail({
      messageId: `<${mail.messageId}@${domain}>`,
      from: { name: frame.shopName, address: from },
      to: { name: '', address: mail.to ?? to },
      ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      text: framed(mail, frame).body,
      // RFC 3834: absence notes do not answer it.
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': bcp47(mail.language) },
      signal,
    })
  }
}

/**
 * Built from parts, since the library also reads options from an address, among them one that writes mails to the
 * console. A password never leaves in the clear, except to a mail server on this machine, whose certificate can hardly
 * be in its name.
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

/** What the log may hold of a failure: codes, since servers repeat addresses in their words. */
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
 * Whether a server has refused this very mail for good. A refusal of the shop's own login or sender address is none:
 * whoever runs the shop can put it right.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { permanent, command } = (error instanceof Error ? error : {}) as Partial<NodemailerError>
  return permanent === true && (command === 'RCPT TO' || command === 'DATA')
}
