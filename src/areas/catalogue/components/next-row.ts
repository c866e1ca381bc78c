const CONTROLS = 'a, button, input'

/**
 * Finds what goes on with the focus once the row of a list is gone that has it: the same control of the row that stands there then,
 * or of the last one; where there are no rows any more, the heading.
 */
export function nextRow(area: Element, focused: Element): () => HTMLElement | null {
  const row = focused.closest('li')
  const index = [...area.querySelectorAll('li')].findIndex((one) => one === row)
  const control = [...(row?.querySelectorAll(CONTROLS) ?? [])].indexOf(focused)
  return () => {
    const rows = area.querySelectorAll('li')
    if (rows.length > 0)
      return rows[Math.min(index, rows.length - 1)]?.querySelectorAll<HTMLElement>(CONTROLS)[control] ?? null
    const heading = area.querySelector<HTMLElement>('h2')
    if (heading) heading.tabIndex = -1
    return heading
  }
}
