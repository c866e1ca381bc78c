/** A product in a mail. Money is text, as the shop writes prices. */
export interface MailLine {
  readonly name: string
  readonly quantity: number
  /** Prices of one and of all; left out where the mail names none. */
  readonly price?: string
  readonly total?: string
  /** Absolute address of a PNG or JPEG; null where there is none. */
  readonly picture: string | null
}

/** A sum below the lines. `text` is the whole as plain text has it. */
export interface MailSum {
  readonly text: string
  readonly label: string
  readonly amount: string
  readonly isTotal?: boolean
}

/**
 * A part of a mail. HTML and plain text are made from the same blocks, so neither says what the other doesn't
 * (mail.html-says-what-the-text-says).
 *
 * - `paragraph`: the shop's own words; a web address in it is a link.
 * - `quote`: words that a user typed, several paragraphs too; no address in them becomes a link.
 * - `button`: `text` is its paragraph in plain text, address included; `lead` is what
 *   stands above the button, which is then followed by its address; null where the button says it all.
 */
export type MailBlock =
  | { readonly kind: 'paragraph' | 'quote'; readonly text: string }
  | {
      readonly kind: 'button'
      readonly label: string
      readonly address: string
      readonly lead: string | null
      readonly text: string
    }
  | { readonly kind: 'lines'; readonly lines: readonly MailLine[] }
  | { readonly kind: 'sums'; readonly sums: readonly MailSum[] }
  | { readonly kind: 'address'; readonly lines: readonly string[] }

/** A paper of an order that goes with a mail. It is read when the mail is sent. */
export interface MailAttachment {
  readonly paperId: number
}
