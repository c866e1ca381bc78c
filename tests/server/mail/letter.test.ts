import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { fillBlocks, sumOf } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import { loadMessages } from '#server/texts/messages.ts'

const messages = loadMessages('public/locales')
const ADDRESS = 'https://shop.example/x'

describe('a mail of blocks (mail.html-says-what-the-text-says)', () => {
  it('has a paragraph for each of the text, and its parts in their places', () => {
    const blocks = fillBlocks({ messages, language: 'en' }, 'mailResetBody', {
      values: { shop: 'Verbena' },
      parts: { link: { kind: 'link', address: ADDRESS, label: 'mailButtonPassword' } },
    })
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'button', 'paragraph', 'paragraph'])
    expect(blocks[2]).toEqual({ kind: 'button', label: 'Choose a password', address: ADDRESS, lead: '', text: ADDRESS })
  })

  it('keeps the words before a link above its button, or lets the button stand for them', () => {
    const buttonOf = (more: object) =>
      fillBlocks({ messages, language: 'fr' }, 'mailOrderSentBody', {
        parts: { lines: [], link: { kind: 'link', address: ADDRESS, label: 'mailButtonOrder', ...more } },
      }).find(({ kind }) => kind === 'button')
    const text = `Votre commande dans la boutique : ${ADDRESS}`
    expect(buttonOf({})).toMatchObject({ lead: 'Votre commande dans la boutique :', text })
    expect(buttonOf({ instead: true })).toMatchObject({ lead: null, text })
  })

  it('leaves out the paragraph of a part that has nothing', () => {
    const { body } = letter(
      { kind: 'cart', to: 'a@mail.example', language: 'en', subject: '' },
      fillBlocks({ messages, language: 'en' }, 'mailCartBody', { parts: { lines: [], sums: [], link: [] } }),
    )
    expect(body).not.toMatch(/\n{3}/)
  })

  it('takes nothing that was typed for the place of a part', () => {
    const typed = 'A\n\n\u0002link\u0003\n\n{{link}}'
    const blocks = fillBlocks({ messages, language: 'en' }, 'mailApprovedBody', {
      values: { name: typed, shop: 'Verbena' },
      parts: { link: { kind: 'link', address: ADDRESS, label: 'mailButtonAccount' } },
    })
    expect(blocks.filter(({ kind }) => kind === 'button')).toHaveLength(1)
  })

  it.each(LANGUAGE_CODES)('parts each sum into what it is and how much: %s', (language) => {
    const said = { messages, language }
    for (const key of ['mailCartSum', 'mailCartTotal', 'mailOrderTax', 'mailOrderDelivery'] as const) {
      const { text, label, amount } = sumOf(said, key, { amount: '1.00 €', rate: 20, method: 'Post' })
      expect(amount).toBe('1.00 €')
      expect(label).toMatch(/[^\s:：]$/)
      expect(text.startsWith(label)).toBe(true)
    }
    const discount = sumOf(said, 'mailCartDiscount', { amount: '1.00 €', rate: 10 })
    expect(discount.amount).toBe('−1.00 €')
    expect(discount.label).toMatch(/[^\s:：−]$/)
  })
})
