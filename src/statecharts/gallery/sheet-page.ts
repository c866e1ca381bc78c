import type { Picture } from '../layout/picture.ts'

/** Papers by their sides without margins, in points, and the height of a sheet's words above its drawing. */
const PAPERS = [
  ['a4', 527, 774],
  ['a3', 774, 1122],
  ['a2', 1122, 1616],
] as const
const HEAD = 60
/** At this scale, in points a pixel, the words of a drawing are 5 points high. */
const READABLE = 0.385

/** The page of print.css with the smallest paper on which the words of a drawing can be read, else with the largest. */
export function sheetPage({ width, height }: Pick<Picture, 'width' | 'height'>): string {
  const scaleOf = (across: number, down: number) => Math.min(across / width, (down - HEAD) / height)
  const pages = PAPERS.map(([paper, short, long]) => {
    const [tall, wide] = [scaleOf(short, long), scaleOf(long, short)]
    return { page: wide > tall ? `${paper}-wide` : paper, scale: Math.max(tall, wide) }
  })
  return (pages.find(({ scale }) => scale >= READABLE) ?? pages.at(-1))?.page ?? 'a4'
}
