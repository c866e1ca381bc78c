import { html, raw } from 'hono/html'

import { bcp47, type LanguageCode } from '#contract/languages.ts'

import type { MailBlock, MailLine, MailSum } from '../blocks.ts'
import { LIGHT } from './colours.ts'
import { withLinks } from './links.ts'
import { STYLES } from './styles.ts'

type Html = ReturnType<typeof html>

/** A mail as its HTML needs it. */
export interface Shown {
  readonly language: LanguageCode
  readonly subject: string
  readonly blocks: readonly MailBlock[]
  /** The paragraphs of the foot. */
  readonly foot: readonly string[]
  readonly shop: string
  /** Origin of the shop, for the pictures. */
  readonly origin: string
}

const SANS = "Figtree, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
const FONTS: Partial<Record<LanguageCode, string>> = {
  jp: "-apple-system, 'Hiragino Sans', 'Yu Gothic', Meiryo, sans-serif",
  'zh-TW': "-apple-system, 'PingFang TC', 'Microsoft JhengHei', sans-serif",
  zh_tw: "-apple-system, 'PingFang TC', 'Microsoft JhengHei', sans-serif",
}
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif"

/** Characters of the first lines that lists of mails show beside the subject. */
const PREVIEW_MAX = 140

/**
 * Returns a mail as MJML, the language of layouts that all mail programs draw alike. `html` escapes whatever is put into
 * it, so no name becomes markup (mail.names-are-never-markup).
 */
export async function markup({ language, subject, blocks, foot, shop, origin }: Shown): Promise<string> {
  const font = FONTS[language] ?? SANS
  const heading = FONTS[language] ?? SERIF
  const { paper, surface, ink, soft, line, leaf, onLeaf } = LIGHT
  return String(
    await html`<mjml lang="${bcp47(language)}" dir="ltr">
      <mj-head>
        <mj-title>${shop}</mj-title>
        <mj-preview>${previewOf(blocks)}</mj-preview>
        <mj-raw
          ><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark"
        /></mj-raw>
        <mj-attributes>
          <mj-all font-family="${font}" />
          <mj-text color="${ink}" font-size="16px" line-height="1.55" padding="0 32px 16px" css-class="ink" />
          <mj-button
            align="left"
            background-color="${leaf}"
            color="${onLeaf}"
            font-size="16px"
            font-weight="600"
            border-radius="8px"
            inner-padding="13px 22px"
            padding="4px 32px 20px"
            css-class="press"
          />
          <mj-table color="${ink}" font-size="15px" line-height="1.45" padding="0 32px 16px" css-class="ink rule" />
          <mj-section padding="0" />
        </mj-attributes>
        <mj-style>${raw(STYLES)}</mj-style>
      </mj-head>
      <mj-body background-color="${paper}" css-class="paper" width="600px">
        <mj-section padding="24px 0 16px">
          <mj-column>
            <mj-table padding="0 44px" css-class="ink">
              <tr>
                <td width="44">
                  <img
                    src="${origin}/icons/icon-192.png"
                    width="32"
                    height="32"
                    alt=""
                    style="display:block;border-radius:8px"
                  />
                </td>
                <td style="font-family:${SERIF};font-size:22px;font-weight:600;">${shop}</td>
              </tr>
            </mj-table>
          </mj-column>
        </mj-section>
        <mj-wrapper padding="0 12px"
          ><mj-section
            css-class="card"
            background-color="${surface}"
            border="1px solid ${line}"
            border-radius="10px"
            padding="32px 0 16px"
          >
            <mj-column>
              <mj-text padding="0 32px 20px"
                ><h1 style="margin:0;font-family:${heading};font-size:26px;line-height:1.25;font-weight:600;">
                  ${subject}
                </h1></mj-text
              >
              ${blocks.map(blockMarkup)}
            </mj-column>
          </mj-section></mj-wrapper
        >
        <mj-section padding="24px 0 32px">
          <mj-column>
            ${foot.map((text) => html`<mj-text css-class="soft" color="${soft}" font-size="13px" padding="0 44px 8px">${breaks(text, withLinks)}</mj-text>`)}
          </mj-column>
        </mj-section>
      </mj-body>
    </mjml>`,
  )
}

/** The greeting says nothing, so the longer of the first two paragraphs is told beside the subject. */
function previewOf(blocks: readonly MailBlock[]): string {
  const [first = '', second = ''] = blocks.slice(0, 2).map((block) => ('text' in block ? block.text : ''))
  const text = second.length > first.length ? second : first
  return text.length > PREVIEW_MAX ? `${text.slice(0, PREVIEW_MAX).trimEnd()}…` : text
}

function blockMarkup(block: MailBlock): Html | readonly Html[] {
  switch (block.kind) {
    case 'paragraph':
      return html`<mj-text css-class="ink link">${breaks(block.text, withLinks)}</mj-text>`
    case 'quote':
      return html`<mj-text css-class="quote" padding="0 32px 16px"
        ><div style="border-left:3px solid ${LIGHT.line};padding:2px 0 2px 16px;">${breaks(block.text)}</div></mj-text
      >`
    case 'button':
      return buttonMarkup(block)
    case 'lines':
      return html`<mj-table>${block.lines.map(lineMarkup)}</mj-table>`
    case 'sums':
      return html`<mj-table>${block.sums.map(sumMarkup)}</mj-table>`
    case 'address':
      break
  }
  return html`<mj-text>${breaks(block.lines.join('\n'))}</mj-text>`
}

function buttonMarkup({ label, address, lead }: Extract<MailBlock, { kind: 'button' }>): Html[] {
  const button = html`<mj-button href="${address}">${label}</mj-button>`
  if (lead === null) return [button]
  return [
    ...(lead === '' ? [] : [html`<mj-text>${breaks(lead)}</mj-text>`]),
    button,
    html`<mj-text css-class="soft" color="${LIGHT.soft}" font-size="13px"
      ><a href="${address}" style="color:${LIGHT.soft};word-break:break-all;">${address}</a></mj-text
    >`,
  ]
}

const PICTURE = 56

function lineMarkup({ name, quantity, price, total, picture }: MailLine): Html {
  const cell = `padding:10px 0;border-bottom:1px solid ${LIGHT.line};vertical-align:top;`
  return html`<tr>
    <td width="${PICTURE + 16}" style="${cell}">
      <div
        class="shelf"
        style="width:${PICTURE}px;height:${PICTURE}px;border-radius:8px;background-color:${LIGHT.sunken};"
      >
        ${
          picture === null
            ? ''
            : html`<img
                src="${picture}"
                width="${PICTURE}"
                height="${PICTURE}"
                alt=""
                style="display:block;border-radius:8px;"
              />`
        }
      </div>
    </td>
    <td style="${cell}">
      ${name}<br /><span style="font-size:14px;"
        >${price === undefined ? `× ${quantity}` : `${quantity} × ${price}`}</span
      >
    </td>
    ${total === undefined ? '' : html`<td align="right" style="${cell}padding-left:12px;white-space:nowrap;">${total}</td>`}
  </tr>`
}

function sumMarkup({ label, amount, isTotal = false }: MailSum): Html {
  const cell = `padding:3px 0;${isTotal ? 'font-weight:700;font-size:17px;' : ''}`
  return html`<tr>
    <td style="${cell}">${label}</td>
    <td align="right" style="${cell}padding-left:12px;white-space:nowrap;">${amount}</td>
  </tr>`
}

/** A text with its line breaks. */
function breaks(
  text: string,
  shown: (line: string) => readonly (string | Html)[] = (line) => [line],
): (string | Html)[] {
  return text.split('\n').flatMap((line, place) => [...(place === 0 ? [] : [html`<br />`]), ...shown(line)])
}
