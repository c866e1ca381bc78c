// oxlint-disable-next-line import/no-named-as-default -- the types know the default alone
import PDFDocument from 'pdfkit'

import { bcp47, type LanguageCode } from '#contract/languages.ts'

import { type Line, linesOf, type Style } from './lines.ts'
import { HAIRLINE, LEADING, STYLES } from './styles.ts'

/** In points: A4, with the address where the window of an envelope is (DIN 5008). */
const MARGIN = { left: 71, right: 57, top: 48, bottom: 96 } as const
const PAGE = { width: 595.28, height: 841.89 } as const
const FOOT = PAGE.height - MARGIN.bottom + 22

export const SHEET_WIDTH = PAGE.width - MARGIN.left - MARGIN.right

export type Align = 'start' | 'end'

export interface TextBox {
  /** From the left edge of the text, in points. */
  readonly x?: number
  readonly width?: number
  readonly align?: Align
  /** Of the text, where it is not the sheet's. */
  readonly lang?: string | undefined
}

export interface TextPart {
  readonly text: string
  readonly style?: Style
  readonly lang?: string | undefined
}

type Element = PDFKit.PDFStructureElement
type Role = 'H1' | 'H2' | 'P' | 'TH' | 'TD'

export interface SheetInfo {
  readonly title: string
  readonly author: string
  readonly language: LanguageCode
  readonly createdAt: Date
}

/** Lines of a part of text, with the room that they take. */
export interface Laid {
  readonly lines: readonly { readonly line: Line; readonly style: Style; readonly lang: string | undefined }[]
  readonly height: number
}

export type Sheet = ReturnType<typeof openSheet>

/**
 * A document of A4 pages, tagged for screen readers and fit to be kept (PDF/A-3a). `y` is where the next block begins, from the
 * top of the page.
 */
export function openSheet({ title, author, language, createdAt }: SheetInfo) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: bcp47(language),
    displayTitle: true,
    bufferPages: true,
    // Without a font of its own the document would name one that isn't embedded.
    font: null as unknown as string,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  })
  const known = new Set<string>()
  const root = doc.struct('Document')
  doc.addStructure(root)
  let y: number = MARGIN.top

  const lay = (parts: readonly TextPart[], width: number): Laid => {
    const lines = parts.flatMap(({ text, style = STYLES.text, lang }) =>
      linesOf(text, style, width, language).map((line) => ({ line, style, lang })),
    )
    return { lines, height: lines.reduce((sum, { style }) => sum + style.size * LEADING, 0) }
  }

  const drawLine = (line: Line, { size, colour }: Style, left: number, top: number) => {
    let x = left
    for (const { face, text, width } of line.runs) {
      if (!known.has(face.name)) {
        // A font that is parsed already is taken as it is, which the types don't know.
        doc.registerFont(face.name, face.font as unknown as Buffer)
        known.add(face.name)
      }
      doc
        .font(face.name)
        .fontSize(size)
        .fillColor(colour)
        .text(text, x, top + size * (LEADING - 0.35), { lineBreak: false, baseline: 'alphabetic' })
      x += width
    }
  }

  /** Draws lines below each other; without an element they are no part of what is read. */
  const drawLaid = (
    { lines }: Laid,
    top: number,
    { x = 0, width = SHEET_WIDTH, align = 'start' }: TextBox,
    role: Role,
    owner?: Element,
  ) => {
    let at = top
    for (const { line, style, lang } of lines) {
      const left = MARGIN.left + x + (align === 'end' ? width - line.width : 0)
      const content = owner
        ? doc.markStructureContent(role, lang === undefined ? {} : { lang })
        : doc.markContent('Artifact', { type: 'Pagination' })
      drawLine(line, style, left, at)
      doc.endMarkedContent()
      if (owner && 'refs' in content) owner.add(content)
      at += style.size * LEADING
    }
  }

  const turnPage = () => {
    doc.addPage()
    y = MARGIN.top
  }

  const hasRoom = (height: number) => y + height <= PAGE.height - MARGIN.bottom

  const rule = (x = 0, width: number = SHEET_WIDTH) => {
    doc.markContent('Artifact', { type: 'Layout' })
    doc
      .moveTo(MARGIN.left + x, y)
      .lineTo(MARGIN.left + x + width, y)
      .lineWidth(0.6)
      .strokeColor(HAIRLINE)
      .stroke()
    doc.endMarkedContent()
  }

  const element = (type: string, parent: Element = root, options: { scope?: string; lang?: string } = {}): Element => {
    const made = doc.struct(type, options)
    parent.add(made)
    return made
  }

  const parted = (parts: string | readonly TextPart[]): readonly TextPart[] =>
    typeof parts === 'string' ? [{ text: parts }] : parts

  return {
    doc,
    root,
    language,
    lay,
    drawLaid,
    turnPage,
    hasRoom,
    rule,
    get y() {
      return y
    },
    /** Moves to a height of the page. */
    moveTo(height: number) {
      y = height
    },
    skip(height: number) {
      y += height
    },
    element,
    /** A block of text at this height or on the next page. */
    paragraph(parts: string | readonly TextPart[], box: TextBox = {}, role: Role = 'P', parent: Element = root) {
      const laid = lay(parted(parts), box.width ?? SHEET_WIDTH)
      if (!hasRoom(laid.height)) turnPage()
      drawLaid(laid, y, box, role, element(role, parent, box.lang === undefined ? {} : { lang: box.lang }))
      y += laid.height
    },
    /** Ends the document. `foot` stands at the end of each page and is read once; `pageOf` names a page. */
    async finish(foot: readonly string[], pageOf: (page: number, pages: number) => string): Promise<Buffer> {
      const { count } = doc.bufferedPageRange()
      const columns = Math.max(1, foot.length)
      const width = SHEET_WIDTH / columns - 8
      const section = element('Sect')
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page)
        y = FOOT
        rule()
        for (const [place, text] of foot.entries()) {
          const laid = lay([{ text, style: STYLES.small }], width)
          drawLaid(
            laid,
            FOOT + 6,
            { x: place * (width + 8), width },
            'P',
            page === 0 ? element('P', section) : undefined,
          )
        }
        const number = lay([{ text: pageOf(page + 1, count), style: STYLES.small }], SHEET_WIDTH)
        drawLaid(number, PAGE.height - 26, { align: 'end' }, 'P')
      }
      root.end()
      const chunks: Buffer[] = []
      const ended = new Promise<void>((resolve, reject) => {
        doc.on('data', (chunk: Buffer) => chunks.push(chunk))
        doc.on('end', resolve)
        doc.on('error', reject)
      })
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}
