import type { LanguageCode } from '#contract/languages.ts'

import type { MessageKey, Messages, MessageValues } from '../texts/messages.ts'
import type { MailBlock, MailSum } from './blocks.ts'
import { plainLines } from './mail.ts'

/**
 * A link that takes a place in a text. With `instead` the words before it only name it, and HTML shows the button
 * alone; otherwise they stand above the button.
 */
export interface LinkPart {
  readonly kind: 'link'
  readonly address: string
  readonly label: MessageKey
  readonly instead?: true
}

export type Part = MailBlock | readonly MailBlock[] | LinkPart

export interface Filling {
  /** Texts within sentences. */
  readonly values?: MessageValues
  /** Parts by their names, each in place of a paragraph or at the end of one. An empty list leaves its paragraph out. */
  readonly parts?: Readonly<Record<string, Part>>
}

export interface Said {
  readonly messages: Messages
  readonly language: LanguageCode
}

/** Marks the place of a part. No value can hold these characters. */
const OPEN = '\u0002'
const CLOSE = '\u0003'
const PART_AT_END = new RegExp(`^([^]*?)\\s*${OPEN}(\\w+)${CLOSE}$`, 'u')

/** Returns a text of the shop as blocks: one for each paragraph, with the parts in the places of their names. */
export function fillBlocks(
  { messages, language }: Said,
  key: MessageKey,
  { values = {}, parts = {} }: Filling,
): MailBlock[] {
  const text = messages(language, key, {
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutMarks(value)])),
    ...Object.fromEntries(Object.keys(parts).map((name) => [name, `${OPEN}${name}${CLOSE}`])),
  })
  return text.split('\n\n').flatMap((paragraph): readonly MailBlock[] => {
    const [, before = '', name = ''] = PART_AT_END.exec(paragraph) ?? []
    const part = parts[name]
    if (part === undefined) return [{ kind: 'paragraph', text: paragraph }]
    if ('kind' in part && part.kind === 'link') return [buttonOf(part, paragraph, before)]
    const lead = before === '' ? [] : [{ kind: 'paragraph' as const, text: before }]
    return [...lead, ...('kind' in part ? [part] : part)]
  })

  function buttonOf({ address, label, instead }: LinkPart, paragraph: string, before: string): MailBlock {
    return {
      kind: 'button',
      label: messages(language, label),
      address,
      lead: instead ? null : before,
      text: paragraph.replace(new RegExp(`${OPEN}\\w+${CLOSE}$`, 'u'), () => address),
    }
  }
}

/** Returns a sum with its label and amount apart, by the place that the amount has in the text. */
export function sumOf(
  { messages, language }: Said,
  key: MessageKey,
  values: MessageValues & { readonly amount: string },
): MailSum {
  const text = messages(language, key, values)
  const [label = '', sign = '', after = ''] = messages(language, key, { ...values, amount: OPEN }).split(
    new RegExp(`(?:\\s*[:：]\\s*)?(−?)${OPEN}`, 'u'),
  )
  return { text, label: `${label}${after}`, amount: `${sign}${values.amount}` }
}

const withoutMarks = (value: string | number) => (typeof value === 'string' ? plainLines(value) : value)
