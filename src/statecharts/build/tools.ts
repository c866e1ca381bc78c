/** A page of its own that the shop serves beside its pages. */
export interface Tool {
  /** Its address below the shop's origin, and the name of its files. */
  readonly name: 'statecharts' | 'inspector'
  readonly title: string
  /** Relative to the project's root. */
  readonly entry: string
}

export const GALLERY: Tool = {
  name: 'statecharts',
  title: 'Statecharts · Verbena',
  entry: 'src/statecharts/gallery/main.tsx',
}

export const INSPECTOR: Tool = {
  name: 'inspector',
  title: 'Inspector · Verbena',
  entry: 'src/statecharts/inspector/main.tsx',
}

export const TOOLS: readonly Tool[] = [GALLERY, INSPECTOR]
