import { type Align, type Laid, type Sheet, SHEET_WIDTH, type TextPart } from './sheet.ts'
import { STYLES } from './styles.ts'

export interface Column {
  readonly title: string
  /** A share of the sheet's width. */
  readonly share: number
  readonly align?: Align
}

const GAP = 8
const PADDING = 5

/** A table that goes on over pages and repeats its head on each, once for those who hear it. */
export function drawTable(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly TextPart[])[][]): void {
  const places = columns.map(({ share, align = 'start' }, index) => ({
    x: columns.slice(0, index).reduce((sum, before) => sum + before.share, 0) * SHEET_WIDTH + (index > 0 ? GAP / 2 : 0),
    width: share * SHEET_WIDTH - (index > 0 && index < columns.length - 1 ? GAP : GAP / 2),
    align,
  }))
  const table = sheet.element('Table')
  const laidOut = (cells: readonly (readonly TextPart[])[]): Laid[] =>
    cells.map((parts, index) => sheet.lay(parts, places[index]?.width ?? 0))
  const heightOf = (cells: readonly Laid[]) => Math.max(...cells.map(({ height }) => height)) + 2 * PADDING

  const head = laidOut(columns.map(({ title }) => [{ text: title, style: STYLES.soft }]))
  const drawHead = (isFirst: boolean) => {
    const row = isFirst ? sheet.element('TR', sheet.element('THead', table)) : undefined
    for (const [index, cell] of head.entries()) {
      const element = row && sheet.element('TH', row, { scope: 'Column' })
      sheet.drawLaid(cell, sheet.y + PADDING, places[index] ?? {}, 'TH', element)
    }
    sheet.skip(heightOf(head))
    sheet.rule()
  }

  const laidRows = rows.map(laidOut)
  // A head alone at the end of a page says nothing.
  if (!sheet.hasRoom(heightOf(head) + heightOf(laidRows[0] ?? head))) sheet.turnPage()
  drawHead(true)
  const body = sheet.element('TBody', table)
  for (const cells of laidRows) {
    if (!sheet.hasRoom(heightOf(cells))) {
      sheet.turnPage()
      drawHead(false)
    }
    const row = sheet.element('TR', body)
    for (const [index, cell] of cells.entries())
      sheet.drawLaid(cell, sheet.y + PADDING, places[index] ?? {}, 'TD', sheet.element('TD', row))
    sheet.skip(heightOf(cells))
    sheet.rule()
  }
}
