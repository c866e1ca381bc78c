const NAMES = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-soft',
  'line',
  'line-control',
  'leaf',
  'leaf-strong',
  'leaf-tint',
  'leaf-tint-strong',
  'on-leaf',
  'clay',
  'berry',
  'berry-tint',
] as const
type ColourName = (typeof NAMES)[number]

/** The shop's colours that charts are drawn in, as CSS takes them. */
export type Colours = Readonly<Record<ColourName, string>>
export type Theme = 'light' | 'dark'

const from = (colour: (name: ColourName) => string) =>
  Object.fromEntries(NAMES.map((name) => [name, colour(name)])) as Colours

/** For a page that has the shop's tokens: they follow its theme. */
export const TOKEN_COLOURS: Colours = from((name) => `var(--${name})`)

/** For a drawing on its own: the colours of one theme, read from the text of tokens.css. */
export function readColours(tokens: string, theme: Theme): Colours {
  return from((name) => {
    const both = new RegExp(`--${name}: light-dark\\(([^,]+), ([^)]+)\\)`).exec(tokens)
    const colour = both?.[theme === 'light' ? 1 : 2]
    if (colour === undefined) throw new Error(`tokens.css has no ${name}`)
    return colour
  })
}
